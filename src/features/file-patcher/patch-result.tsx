import { words } from '#messages/files';
import { useRef, useState } from 'react';
import type { FileChange, FileProblem, Patch } from '../../domain/game-files/patch-file';
import type { FileReason } from '../../domain/game-files/types';
import type { MeasureCode } from '../../domain/games/types';
import { sameBytes, saveFile, type OpenedFile } from '../../platform/files';
import { Button } from '../../ui/button';
import { CodeText } from '../../ui/code-text';
import { inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';
import '../../ui/styles/text-list.css';

/** Names of measures, passed in by a script that has loaded their catalogue. */
export type MeasureNames = Readonly<Record<MeasureCode, string>>;

interface PatchResultProps {
  readonly measureNames: MeasureNames;
  readonly opened: OpenedFile;
  readonly patch: Patch;
  /** Called with the file's content if it has changed meanwhile. */
  readonly onReread: (bytes: Uint8Array) => void;
}

/** Changes of a file with their reasons, and ways to get it. */
export function PatchResult({ opened, patch, measureNames, onReread }: PatchResultProps) {
  const { name, place } = opened;
  const { changes, problems } = patch;
  const [message, setMessage] = useState('');
  const names = { name, copy: `${name}.bak` };
  const status = useRef<HTMLParagraphElement>(null);

  const save = () => {
    saveFile(name, patch.bytes);
    setMessage(words.saved);
  };
  const write = async () => {
    if (!place) return;
    const now = await place.read();
    if (now && !sameBytes(now, opened.bytes)) {
      onReread(now);
      setMessage(words.changedSince);
      return;
    }
    saveFile(names.copy, opened.bytes);
    const isWritten = await place.write(patch.bytes);
    if (isWritten) onReread(patch.bytes);
    // The pressed button is gone.
    status.current?.focus();
    setMessage(isWritten ? words.written : words.notWritten);
  };

  return (
    <>
      {changes.length > 0 && <Changes changes={changes} measureNames={measureNames} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {changes.length > 0 && (
        <div className="patch-actions">
          <Button look="primary" onClick={save}>
            {words.save}
          </Button>
          {place && (
            <>
              <Button onClick={() => void write()}>{words.write}</Button>
              <span>
                <RichText text={words.writeNote} slots={inCode(names)} />
              </span>
            </>
          )}
        </div>
      )}
      <p className="patch-status" role="status" ref={status} tabIndex={-1}>
        <RichText text={message} slots={inCode(names)} />
      </p>
    </>
  );
}

interface ChangesProps {
  readonly measureNames: MeasureNames;
  readonly changes: readonly FileChange[];
}

/** Explicit roles: on narrow screens it is not displayed as a table, and browsers would drop the implicit ones. */
function Changes({ changes, measureNames }: ChangesProps) {
  const { line, before, after, why } = words.columns;
  const reasons: Readonly<Record<FileReason, string>> = { ...measureNames, ...words.reasons };
  return (
    <table className="patch-changes" role="table">
      <caption>{words.changes}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[line, before, after, why].map((title, column) => (
            <th scope="col" role="columnheader" key={column}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {changes.map((change, index) => (
          <tr role="row" key={index}>
            <th scope="row" role="rowheader" data-title={line}>
              {change.line}
            </th>
            <td role="cell" data-title={before}>
              <code>
                <CodeText text={change.before.lead} />
                <del>
                  <CodeText text={change.before.value} />
                </del>
                <CodeText text={change.before.tail} />
              </code>
            </td>
            <td role="cell" data-title={after}>
              <code>
                <CodeText text={change.after.lead} />
                <ins>
                  <CodeText text={change.after.value} />
                </ins>
                <CodeText text={change.after.tail} />
              </code>
            </td>
            <td role="cell" data-title={why}>
              <span>
                {change.section !== null && (
                  <code className="patch-section text-quiet">
                    <CodeText text={change.section} />
                  </code>
                )}
                {reasons[change.reason]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Problems({ problems }: { readonly problems: readonly FileProblem[] }) {
  return (
    <div className="patch-problems">
      <p>{words.problems}</p>
      <ul className="text-list">
        {problems.map(({ code, section, key, lines }, index) => (
          <li key={index}>
            <RichText
              text={words.problem[code](lines)}
              slots={inCode({ place: section === null ? key : `${section} › ${key}` })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
