import { words } from '#messages/files';
import { useMemo, useRef, useState, type DragEvent } from 'react';
import { mostBytes, patchFile } from '../../files/patch-file';
import type { GameFile } from '../../files/types';
import {
  canPickInPlace,
  droppedFile,
  openFile,
  pickFile,
  type NotOpened,
  type OpenedFile,
} from '../../platform/files';
import { PatchResult, type MeasureNames } from './patch-result';
import styles from './patch-part.css?inline';

// Not by ui/adopt-styles: see monitor-part.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export interface PatchFileProps {
  readonly files: readonly GameFile[];
  readonly measureNames: MeasureNames;
}

/** Takes a player's own file, shows what would change in it, and gives it back. */
export function PatchFile({ files, measureNames }: PatchFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedFile | Exclude<NotOpened, 'cancelled'> | null>(null);
  const [times, setTimes] = useState(0);
  const [isOver, setIsOver] = useState(false);

  const take = async (opening: Promise<OpenedFile | NotOpened>) => {
    const result = await opening;
    if (result === 'cancelled') return;
    setOpened(result);
    setTimes((count) => count + 1);
  };
  const choose = () => {
    if (canPickInPlace()) void take(pickFile(mostBytes));
    else input.current?.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(droppedFile(event.dataTransfer, mostBytes));
  };

  const isFile = opened !== null && typeof opened === 'object';
  // The rig may change meanwhile: what is kept is the file as it was.
  const outcome = useMemo(() => (isFile ? patchFile(opened, files) : null), [isFile, opened, files]);
  const expected = words.names(files.map(({ name }) => name));
  const refusal = (): string => {
    if (opened === null) return '';
    if (!isFile) return opened === 'too-large' ? words.refusal['too-large'](words.aFile) : words.notRead;
    return outcome?.ok === false ? words.refusal[outcome.refusal](opened.name, expected) : '';
  };
  const refused = refusal();

  return (
    <div
      className={isOver ? 'patch patch-over' : 'patch'}
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
      <p className="patch-choose">
        <button className="button button-small" type="button" onClick={choose}>
          {opened === null ? words.choose : words.chooseAnother}
        </button>
        <span>{words.looksFor(expected)}</span>
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void take(openFile(file, mostBytes));
            // The same file may be picked again, changed meanwhile.
            target.value = '';
          }}
        />
      </p>
      <p className={refused === '' ? 'visually-hidden' : 'patch-refused'} role="status">
        {refused}
      </p>
      {isFile && outcome?.ok === true && (
        <PatchResult
          // What was said of the file before is no longer true.
          key={times}
          opened={opened}
          patch={outcome}
          measureNames={measureNames}
          onReread={(bytes) => setOpened({ ...opened, bytes })}
        />
      )}
    </div>
  );
}
