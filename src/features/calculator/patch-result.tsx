import { words } from '#messages/files';
import { useState } from 'react';
import type { FileChange, FileProblem, Patch } from '../../files/patch-file';
import type { FileReason } from '../../files/types';
import type { MeasureCode } from '../../games/types';
import { saveFile, type OpenedFile } from '../../platform/files';

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
  const { changes, problems, rightAlready } = patch;
  const [said, setSaid] = useState('');
  const copy = `${name}.bak`;

  const save = () => {
    saveFile(name, patch.bytes);
    setSaid(words.saved(name));
  };
  const write = async () => {
    if (!place) return;
    const now = await place.read();
    const isSame = now?.length === opened.bytes.length && now.every((byte, at) => byte === opened.bytes[at]);
    if (now && !isSame) {
      onReread(now);
      setSaid(words.changedSince(name));
      return;
    }
    saveFile(copy, opened.bytes);
    if (await place.write(patch.bytes)) {
      onReread(patch.bytes);
      setSaid(words.written(name, copy));
    } else setSaid(words.notWritten(name));
  };

  return (
    <>
      <p role="status">
        <strong>
          {changes.length > 0 ? words.wouldChange(changes.length, name) : words.nothingChanges(name)}
        </strong>{' '}
        {rightAlready > 0 && words.rightAlready(rightAlready)}
      </p>
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
              <span>{words.writeNote(copy)}</span>
            </>
          )}
        </div>
      )}
      <p role="status">{said}</p>
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
          {[line, before, after, why].map((title) => (
            <th scope="col" role="columnheader" key={title}>
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
                {change.before.lead}
                <del>{change.before.value}</del>
                {change.before.tail}
              </code>
            </td>
            <td role="cell" data-title={after}>
              <code>
                {change.after.lead}
                <ins>{change.after.value}</ins>
                {change.after.tail}
              </code>
            </td>
            <td role="cell" data-title={why}>
              {reasons[change.reason]}
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
            {words.problem[code](section === null ? key : words.inSection(section, key), lines)}
          </li>
        ))}
      </ul>
    </div>
  );
}
