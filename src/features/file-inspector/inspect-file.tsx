import { words } from '#messages/inspect';
import { language } from '#messages/language';
import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import { inspectFile, maxInspectedBytes, type Inspection } from '../../domain/game-files/inspect-file';
import { droppedFile, openFile, type NotOpened, type OpenedFile } from '../../platform/files';
import { Button } from '../../ui/button';
import { inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';
import type { InspectedGame } from './inspected-game';
import { InspectedKeys } from './inspected-keys';
import './inspect-file.css';

/** Lists the keys of a player's own file, and writes a report of them. */
export function InspectFile({ game, name }: InspectedGame) {
  const place = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<OpenedFile | Exclude<NotOpened, 'cancelled'> | null>(null);
  const [isOver, setIsOver] = useState(false);

  // Opens below the button, which may be the end of a small window.
  useEffect(() => {
    chooser.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const take = async (opening: Promise<OpenedFile | NotOpened>) => {
    const file = await opening;
    if (file !== 'cancelled') setTaken(file);
  };
  const opened = typeof taken === 'object' ? taken : null;
  const inspection = useMemo(() => opened && inspectFile(opened.bytes), [opened]);
  const isRefused = taken !== null && inspection?.ok !== true;

  return (
    <div
      ref={place}
      className={isOver ? 'file-inspector inspector-over' : 'file-inspector'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(currentTarget.contains(relatedTarget as Node | null))
      }
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        void take(droppedFile(event.dataTransfer, maxInspectedBytes));
      }}
    >
      <p>{words.intro}</p>
      <p>
        <Button ref={chooser} onClick={() => input.current?.click()}>
          {taken === null ? words.choose : words.chooseAnother}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void take(openFile(file, maxInspectedBytes));
            // Reset, so that the same file can be picked again after a change.
            target.value = '';
          }}
        />
      </p>
      <p className={isRefused ? 'inspector-refused' : 'inspector-status'} role="status">
        <RichText text={statusText(taken, inspection)} slots={inCode({ name: opened?.name })} />
      </p>
      {opened && inspection?.ok === true && (
        <InspectedKeys
          // Ticks belong to one file.
          key={`${opened.name} ${opened.bytes.length} ${inspection.total}`}
          file={opened.name}
          inspected={inspection}
          game={game}
          name={name}
        />
      )}
    </div>
  );
}

/** Outcome for a file in a sentence or two; empty before there is one. */
function statusText(taken: OpenedFile | string | null, inspection: Inspection | null): string {
  if (taken === null) return '';
  if (taken === 'too-large') return words.refusal['too-large'];
  if (inspection === null) return words.notRead;
  if (!inspection.ok) return words.refusal[inspection.refusal];
  const { total, keys, leftOut } = inspection;
  return language.sentences([
    words.found(total, keys.filter(({ isCandidate }) => isCandidate).length),
    ...(leftOut > 0 ? [words.leftOut(leftOut)] : []),
  ]);
}
