import { words } from '#messages/files';
import { useRef, useState } from 'react';
import type { FileChange, FileProblem, Patch } from '../../domain/game-files/patch-file';
import type { FileReason } from '../../domain/game-files/types';
import type { MeasureCode } from '../../domain/games/types';
import { sameBytes, saveFile, type OpenedFile } from '../../platform/files';
import { CodeText } from '../../ui/code-text';
import { WithCode } from '../../ui/with-code';
import '../../ui/styles/button.css';

/** What a measure is called. From outside, where the words are already. */
export type MeasureNames = Readonly<Record<MeasureCode, string>>;

interface PatchResultProps {
  readonly measureNames: MeasureNames;
  readonly opened: OpenedFile;
  readonly patch: Patch;
  /** The file says something else by now. */
  readonly onReread: (bytes: Uint8Array) => void;
}

/** What would change in a file, why, and the ways to have it. */
export function PatchResult({ opened, patch, measureNames, onReread }: PatchResultProps) {
  const { name, place } = opened;
  const { changes, problems } = patch;
  const [said, setSaid] = useState('');
  const names = { name, copy: `${name}.bak` };
  const saying = useRef<HTMLParagraphElement>(null);

  const save = () => {
    saveFile(name, patch.bytes);
    setSaid(words.saved);
  };
  const write = async () => {
    if (!place) return;
    const now = await place.read();
    if (now && !sameBytes(now, opened.bytes)) {
      onReread(now);
      setSaid(words.changedSince);
      return;
    }
    saveFile(names.copy, opened.bytes);
    const isWritten = await place.write(patch.bytes);
    if (isWritten) onReread(patch.bytes);
    // There is nothing to press any more.
    saying.current?.focus();
    setSaid(isWritten ? words.written : words.notWritten);
  };

  return (
    <>
      {changes.length > 0 && <Changes changes={changes} measureNames={measureNames} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {changes.length > 0 && (
        <div className="patch-actions">
          <button className="button" type="button" onClick={save}>
            {words.save}
          </button>
          {place && (
            <>
              <button className="button button-small" type="button" onClick={() => void write()}>
                {words.write}
              </button>
              <span>
                <WithCode text={words.writeNote} code={names} />
              </span>
            </>
          )}
        </div>
      )}
      <p className="patch-said" role="status" ref={saying} tabIndex={-1}>
        <WithCode text={said} code={names} />
      </p>
    </>
  );
}

interface ChangesProps {
  readonly measureNames: MeasureNames;
  readonly changes: readonly FileChange[];
}

/** Its roles are said, since on narrow screens its looks are no table's, and browsers would believe these. */
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
                  <code className="patch-section">
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
      <ul>
        {problems.map(({ code, section, key, lines }, index) => (
          <li key={index}>
            <WithCode
              text={words.problem[code](lines)}
              code={{ place: section === null ? key : `${section} › ${key}` }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
