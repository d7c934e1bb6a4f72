import { words as appWords } from '#messages/app';
import { words as moreWords } from '#messages/more-fields';
import { words as keepWords } from '#messages/saved-rigs';
import { language } from '#messages/language';
import { useEffect, useRef, useState } from 'react';
import { maxSavedRigs, writeSavedRigs, type SavedRigFault } from '../../domain/links/saved-rigs';
import type { FieldId } from '../../domain/rig/fields';
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
import { Button } from '../../ui/button';
import { Notice } from '../../ui/overlays/notice';
import { withdrawUndo } from '../../ui/overlays/undo-toast';
import '../../ui/styles/text-list.css';

const { aside, file: words } = keepWords;

const fileName = 'sightline-rigs.json';
const asideName = 'sightline-set-aside.txt';
/** Larger than any file of saved rigs. */
const maxBytes = 4_000_000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Report {
  readonly sentence: string;
  /** Rigs left out or renamed, one line each. */
  readonly lines: readonly string[];
  readonly undo: (() => void) | null;
}

/** Labels of the fields, as on the page. */
const fieldWords: Readonly<Record<FieldId | 'name', { readonly label: string }>> = {
  ...appWords.input,
  ...moreWords,
  ...words.fields,
};

const whyOf = ({ fault }: SavedRigFault): string => {
  switch (fault.kind) {
    case 'missing':
    case 'wrong':
      return words.why[fault.kind](fieldWords[fault.field].label);
    default:
      return words.why[fault.kind];
  }
};

/** Limit of listed rigs: a file can have tens of thousands. */
const maxNamed = 10;

const leftOutLines = (faults: readonly SavedRigFault[]): readonly string[] => [
  ...faults.slice(0, maxNamed).map((fault) => words.leftOut(fault.place, fault.name, whyOf(fault))),
  ...(faults.length > maxNamed ? [words.moreLeftOut(faults.length - maxNamed)] : []),
];

/** Export and import of saved rigs, and the texts that could not be read. */
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
    const { added, renamed, alreadySaved } = rigsToImport(rigs, reading.rigs, newId);
    if (!hasRoomFor(rigs, added.length)) {
      say(words.noRoom(maxSavedRigs));
      return;
    }
    if (added.length > 0) await changeSaved(addSaved(added));
    say(
      language.sentences([
        added.length > 0 ? words.imported(added.length) : words.nothingNew,
        ...(alreadySaved > 0 ? [words.alreadySaved(alreadySaved)] : []),
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
          <Button
            onClick={() =>
              saveFile(fileName, bytesOf(writeSavedRigs(useSavedRigs.getState().rigs, { withIds: false })))
            }
          >
            {words.export}
          </Button>
        )}
        <Button ref={choose} onClick={() => input.current?.click()}>
          {words.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void take(chosen);
            // Reset, so that the same file can be picked again.
            target.value = '';
          }}
        />
      </div>
      <div className="saved-report" role="status">
        {report && (
          <>
            <p>{report.sentence}</p>
            {report.lines.length > 0 && (
              <ul className="text-list">
                {report.lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
            {report.undo && <Button onClick={report.undo}>{words.undo}</Button>}
          </>
        )}
      </div>
      <SetAside />
    </>
  );
}

/** Unreadable texts, to save or delete. */
function SetAside() {
  const [text, setText] = useState(asideText);
  useEffect(() => onStoredChange(() => setText(asideText())), []);
  if (text === null) return null;
  return (
    <Notice text={aside.notice}>
      <Button onClick={() => saveFile(asideName, bytesOf(text))}>{aside.save}</Button>
      <Button onClick={removeAside}>{aside.remove}</Button>
    </Notice>
  );
}
