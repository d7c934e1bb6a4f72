import { words } from '#messages/files';
import { language } from '#messages/language';
import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import { maxBytes, patchFile, type PatchOutcome } from '../../domain/game-files/patch-file';
import type { GameFile } from '../../domain/game-files/types';
import {
  canPickInPlace,
  droppedFile,
  openFile,
  pickFile,
  type NotOpened,
  type OpenedFile,
} from '../../platform/files';
import { CameraField } from './camera-field';
import { PatchResult, type MeasureNames } from './patch-result';
import { Button } from '../../ui/button';
import { inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';
import './patch-file.css';

export interface PatchFileProps {
  readonly files: readonly GameFile[];
  readonly measureNames: MeasureNames;
}

type Taken = OpenedFile | Exclude<NotOpened, 'cancelled'>;

/** Takes a player's own file, shows what would change in it, and gives it back. */
export function PatchFile({ files, measureNames }: PatchFileProps) {
  const place = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<{ readonly file: Taken; readonly times: number } | null>(null);
  const [isOver, setIsOver] = useState(false);
  /** Chosen camera, for a file with a number for each. */
  const [entry, setEntry] = useState<number>();

  // Opens below the button, which may be the end of a small window: without scrolling, the button seems dead.
  useEffect(() => {
    chooser.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // Sentence and questions about a chosen file come below, too.
  const said = useRef<HTMLParagraphElement>(null);
  const times = taken?.times ?? 0;
  useEffect(() => {
    const end = place.current?.getBoundingClientRect().bottom ?? 0;
    if (times > 0 && end > innerHeight) said.current?.scrollIntoView();
  }, [times]);

  const take = async (opening: Promise<OpenedFile | NotOpened>) => {
    const file = await opening;
    if (file !== 'cancelled') setTaken((last) => ({ file, times: (last?.times ?? 0) + 1 }));
  };
  const choose = () => {
    if (canPickInPlace()) void take(pickFile(maxBytes));
    else input.current?.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(droppedFile(event.dataTransfer, maxBytes));
  };

  const opened = typeof taken?.file === 'object' ? taken.file : null;
  // The original file is kept, since the rig may change meanwhile.
  const outcome = useMemo(() => opened && patchFile(opened, files, { entry }), [opened, files, entry]);
  const names = { name: opened?.name, expected: language.list(files.map(({ name }) => name)) };
  const isRefused = taken !== null && outcome?.ok !== true;

  return (
    <div
      ref={place}
      className={isOver ? 'file-patch patch-over' : 'file-patch'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(currentTarget.contains(relatedTarget as Node | null))
      }
      onDrop={drop}
    >
      <p>{words.intro}</p>
      <div className="patch-choose">
        <Button ref={chooser} onClick={choose}>
          {taken === null ? words.choose : words.chooseAnother}
        </Button>
        <span>
          <RichText text={words.looksFor} slots={inCode(names)} />
        </span>
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void take(openFile(file, maxBytes));
            // Reset, so that the same file can be picked again after a change.
            target.value = '';
          }}
        />
      </div>
      <p ref={said} className={isRefused ? 'patch-refused' : 'patch-status'} role="status">
        <RichText text={whatIsSaid(taken?.file ?? null, outcome)} slots={inCode(names)} />
      </p>
      {outcome?.ok === true && outcome.choice && <CameraField choice={outcome.choice} onChoose={setEntry} />}
      {taken && opened && outcome?.ok === true && (
        <PatchResult
          // Messages about the previous file or camera are no longer true.
          key={`${taken.times} ${entry ?? ''}`}
          opened={opened}
          patch={outcome}
          measureNames={measureNames}
          onReread={(bytes) => setTaken({ ...taken, file: { ...opened, bytes } })}
        />
      )}
    </div>
  );
}

/** Result for the file in a sentence or two; empty before there is one. */
function whatIsSaid(taken: Taken | null, outcome: PatchOutcome | null): string {
  if (taken === null) return '';
  if (taken === 'too-large') return words.refusal['too-large'];
  if (outcome === null) return words.notRead;
  if (!outcome.ok) return words.refusal[outcome.refusal];
  const { changes, rightAlready } = outcome;
  return language.sentences([
    changes.length > 0 ? words.wouldChange(changes.length) : words.nothingChanges,
    ...(rightAlready > 0 ? [words.rightAlready(rightAlready)] : []),
  ]);
}
