import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { useMemo } from 'react';
import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { ExactAnswer } from '../../domain/rig/exact-answer';
import type { LiveAnswer } from '../../state/answers';
import { CopyButton } from '../../ui/fields/copy-button';
import { LiveText, useRead } from '../../ui/live';
import { Tooltip } from '../../ui/overlays/tooltip';
import { classicNote, type ClassicNote, type ExactValue } from '../../text/classic-notes';
import { useWorkspace } from '../../calculator/workspace';
import './classic-beside.css';

const notes = new WeakMap<ExactAnswer, ReadonlyMap<ClassicRowId, ClassicNote>>();

/** What 1:1 says beside a row of the Classic table; all rows of an answer are worked out at once. */
function noteOf(id: ClassicRowId, { exact }: LiveAnswer): ClassicNote | null {
  if (!exact) return null;
  let known = notes.get(exact);
  if (!known) {
    known = new Map(exact.classic.map((row) => [row.id, classicNote(row, exact)]));
    notes.set(exact, known);
  }
  return known.get(id) ?? null;
}

interface BesideProps {
  readonly id: ClassicRowId;
  readonly onCopy: (number: string) => void;
}

/** The mark of a Classic value that is off. */
export function OffMark({ id }: Pick<BesideProps, 'id'>) {
  const { nextFrame } = useWorkspace();
  const differs = useRead(nextFrame, (answer) => noteOf(id, answer)?.differs ?? false);
  return (
    differs && (
      <span className="classic-off">
        {words.beside.off} <span className="visually-hidden">{words.beside.offBy}</span>
      </span>
    )
  );
}

/** What 1:1 gives for the row, each value with a button of its own. The row's own number comes first, these in the next frame. */
export function BesideClassic({ id, onCopy }: BesideProps) {
  const { nextFrame } = useWorkspace();
  const count = useRead(nextFrame, (answer) => noteOf(id, answer)?.values.length ?? 0);
  return Array.from({ length: count }, (_, index) => (
    <BesideValue key={index} id={id} index={index} onCopy={onCopy} />
  ));
}

function BesideValue({ id, index, onCopy }: BesideProps & { readonly index: number }) {
  const { answers, nextFrame } = useWorkspace();
  const read = useMemo(() => {
    const part =
      <Part,>(of: (value: ExactValue) => Part, none: Part) =>
      (answer: LiveAnswer): Part => {
        const value = noteOf(id, answer)?.values[index];
        return value ? of(value) : none;
      };
    const plain = part<string | null>((value) => value.plain, null);
    return {
      text: part(({ text }) => text, ''),
      names: part(({ names }) => names, ''),
      isList: part(({ isList }) => isList, false),
      hasNumber: (answer: LiveAnswer) => plain(answer) !== null,
      hasReason: (answer: LiveAnswer) => typeof noteOf(id, answer)?.reason === 'string',
      reason: () => noteOf(id, nextFrame.get())?.reason ?? '',
      // What is copied is true at once, whatever the cell still says.
      plain: () => plain(answers.get()),
    };
  }, [answers, nextFrame, id, index]);
  const names = useRead(nextFrame, read.names);
  const isList = useRead(nextFrame, read.isList);
  const hasNumber = useRead(nextFrame, read.hasNumber);
  const hasReason = useRead(nextFrame, read.hasReason);
  return (
    <div className={names === '' ? 'beside-row' : 'beside-row beside-named'}>
      {names !== '' && <span className="beside-names">{names}</span>}
      {hasReason ? (
        <Tooltip text={read.reason} opensOnClick>
          {(trigger) => (
            <button className="note-button" type="button" {...trigger}>
              <LiveText source={nextFrame} read={read.text} />
            </button>
          )}
        </Tooltip>
      ) : (
        <span className={isList ? 'beside-list' : 'beside-value'}>
          <LiveText source={nextFrame} read={read.text} />
        </span>
      )}
      <CopyButton
        label={words.beside.copyValueFor(names === '' ? appWords.classic.rows[id] : names)}
        text={read.plain}
        enabled={hasNumber}
        onCopy={onCopy}
      />
    </div>
  );
}
