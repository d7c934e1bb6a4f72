import { words as keepWords } from '#messages/saved-rigs';
import { language } from '#messages/language';
import { useEffect, useRef, useState } from 'react';
import { maxSavedRigs, writeSavedRigs, type SavedRigFault } from '../../domain/links/saved-rigs';
import { openFile, saveFile } from '../../platform/files';
import { onStoredChange } from '../../platform/storage';
import { newId } from '../../state/rigs';
import {
  addSaved,
  changeSaved,
  hasRoomFor,
  readRigs,
  removeSaved,
  rigsToImport,
  useSavedRigs,
} from '../../state/saved-rigs';
import { asideText, removeAside } from '../../state/set-aside';
import { Notice } from '../../ui/overlays/notice';
import { withdrawUndo } from '../../ui/overlays/toasts';
import '../../ui/styles/button.css';

const { aside, file: words } = keepWords;

const fileName = 'sightline-rigs.json';
const asideName = 'sightline-set-aside.txt';
/** Far more than any file of saved rigs has. */
const maxBytes = 4_000_000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Report {
  readonly sentence: string;
  /** What was left out or renamed, a line each. */
  readonly lines: readonly string[];
  readonly undo: (() => void) | null;
}

const whyOf = ({ fault }: SavedRigFault): string => {
  switch (fault.kind) {
    case 'missing':
    case 'wrong':
      return words.why[fault.kind](words.fields[fault.key]);
    default:
      return words.why[fault.kind];
  }
};

/** More would tell nobody more, and a file can have tens of thousands. */
const maxNamed = 10;

const leftOutLines = (faults: readonly SavedRigFault[]): readonly string[] => [
  ...faults.slice(0, maxNamed).map((fault) => words.leftOut(fault.place, fault.name, whyOf(fault))),
  ...(faults.length > maxNamed ? [words.moreLeftOut(faults.length - maxNamed)] : []),
];

/** Saved rigs to a file and from one, and what could not be read of them. */
export function SavedFiles() {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const hasNone = useSavedRigs(({ rigs }) => rigs.length === 0);
  const [report, setReport] = useState<Report | null>(null);

  const say = (sentence: string, lines: readonly string[] = [], undo: Report['undo'] = null) =>
    setReport({ sentence, lines, undo });

  const take = async (chosen: File) => {
    withdrawUndo();
    const opened = await openFile(chosen, maxBytes);
    if (typeof opened === 'string') {
      say(words.faults[opened === 'too-large' ? 'too-long' : 'failed']);
      return;
    }
    const reading = readRigs(new TextDecoder().decode(opened.bytes));
    if (!reading.ok) {
      say(words.faults[reading.reason]);
      return;
    }
    const { rigs } = useSavedRigs.getState();
    const { added, renamed, known } = rigsToImport(rigs, reading.rigs, newId);
    if (!hasRoomFor(rigs, added.length)) {
      say(words.noRoom(maxSavedRigs));
      return;
    }
    if (added.length > 0) await changeSaved(addSaved(added));
    say(
      language.sentences([
        added.length > 0 ? words.imported(added.length) : words.nothingNew,
        ...(known > 0 ? [words.known(known)] : []),
      ]),
      [...renamed.map(({ from, to }) => words.renamed(from, to)), ...leftOutLines(reading.faults)],
      added.length === 0
        ? null
        : () => {
            choose.current?.focus();
            void changeSaved(removeSaved(...added.map(({ id }) => id)));
            say(words.undone);
          },
    );
  };

  return (
    <>
      <div className="saved-files">
        {!hasNone && (
          <button
            className="button button-small"
            type="button"
            onClick={() =>
              saveFile(fileName, bytesOf(writeSavedRigs(useSavedRigs.getState().rigs, { withIds: false })))
            }
          >
            {words.export}
          </button>
        )}
        <button
          className="button button-small"
          type="button"
          ref={choose}
          onClick={() => input.current?.click()}
        >
          {words.import}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void take(chosen);
            // The same file may be picked again, changed meanwhile.
            target.value = '';
          }}
        />
      </div>
      <div className="saved-report" role="status">
        {report && (
          <>
            <p>{report.sentence}</p>
            {report.lines.length > 0 && (
              <ul>
                {report.lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
            {report.undo && (
              <button className="button button-small" type="button" onClick={report.undo}>
                {words.undo}
              </button>
            )}
          </>
        )}
      </div>
      <SetAside />
    </>
  );
}

/** What could not be read, to be saved or deleted. */
function SetAside() {
  const [text, setText] = useState(asideText);
  useEffect(() => onStoredChange(() => setText(asideText())), []);
  if (text === null) return null;
  return (
    <Notice text={aside.notice}>
      <button
        className="button button-small"
        type="button"
        onClick={() => saveFile(asideName, bytesOf(text))}
      >
        {aside.save}
      </button>
      <button className="button button-small" type="button" onClick={removeAside}>
        {aside.remove}
      </button>
    </Notice>
  );
}
