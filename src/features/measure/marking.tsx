import { words } from '#messages/measure';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { numberText } from '../../text/numbers';
import { toField } from '../../messages/field-text';
import {
  awaitedSide,
  deleteMark,
  marksOf,
  moveMark,
  openMark,
  placeMark,
  suggestMark,
  undoMarks,
  type MarkHistory,
  type Side,
} from './marks';
import { placeInSecond, wantedPoints, type Measured, type PairResult } from './measure-pairs';
import { Overlay } from './overlay';
import type { Pair } from './pairs';
import { PicturePane } from './picture-pane';
import './marking.css';

const texts = words.marking;

const sides = ['first', 'second'] as const;

export const pairName = ({ kind, first, second }: Pair): string =>
  kind === 'zoom'
    ? texts.zoom(toField(first.number), toField(second.number))
    : texts[kind](toField(first.number));

const secondNames = { zoom: texts.picture, turn: texts.turnedPicture, window: texts.windowPicture } as const;

const pictureName = (pair: Pair, side: Side): string =>
  (side === 'first' ? texts.picture : secondNames[pair.kind])(toField(pair[side].number));

interface MarkingProps {
  readonly measured: Measured;
  readonly history: MarkHistory;
  readonly onChange: (change: (history: MarkHistory) => MarkHistory) => void;
  /** Discards the match of a pair, to mark points instead. */
  readonly onDiscard: (pair: Pair) => void;
}

/** Both pictures of a pair side by side, with the same things marked in each. */
export function Marking({ measured, history, onChange, onDiscard }: MarkingProps) {
  const { results } = measured;
  const [key, setKey] = useState('');
  const [selected, setSelected] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [isOver, setIsOver] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const result = results.find(({ pair }) => pair.key === key) ?? results[0];
  if (!result) return null;
  const { pair, solved } = result;
  const marks = marksOf(history, pair);
  const open = openMark(marks);
  const shown = marks.find(({ id }) => id === selected) ?? marks.at(-1) ?? null;
  // A frame around a window moves its picture: far things would lie still at another place.
  const canOverlay = solved?.ok === true && pair.kind !== 'window';
  const numberOf = (id: number) => marks.findIndex((mark) => mark.id === id) + 1;

  const remove = (id: number) => {
    setSaid(texts.removed(numberOf(id)));
    onChange((now) => deleteMark(now, pair, id));
  };
  const undo = () => onChange(undoMarks);
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  };
  const discard = () => {
    onDiscard(pair);
    requestAnimationFrame(() => addButton.current?.focus({ preventScroll: true }));
  };
  const add = () => {
    const { history: next, id } = suggestMark(history, pair, (place) => placeInSecond(result, place));
    onChange(() => next);
    setSelected(id);
    requestAnimationFrame(() => document.getElementById(markId(pair, id, 'first'))?.focus());
  };

  return (
    <div className="measure-marking" onKeyDown={undoByKey}>
      {results.length > 1 && (
        <Segments
          label={texts.pairs}
          options={results.map((each) => ({ value: each.pair.key, text: pairName(each.pair) }))}
          value={pair.key}
          onChange={(next) => {
            setKey(next);
            setSelected(null);
            setIsOver(false);
          }}
        />
      )}
      {solved?.ok === true && solved.match ? (
        <div className="measure-matched">
          <p>{words.matching.check}</p>
          <Overlay result={result} />
          <Button onClick={discard}>{words.matching.discard}</Button>
        </div>
      ) : (
        <>
          <p className="measure-hint">
            <strong>{texts.count(result.count, Math.max(result.count, wantedPoints))}</strong>{' '}
            {hintOf(result, open !== null)}
          </p>
          <div className="measure-panes">
            {sides.map((side) => (
              <PicturePane
                key={`${pair.key} ${side}`}
                picture={pair[side]}
                name={pictureName(pair, side)}
                isAwaited={open !== null && awaitedSide(marks) === side}
                marks={marks.flatMap((mark, index) => {
                  const place = mark[side];
                  const isOutlier = solved?.ok === true && solved.outlier === mark.id;
                  return place
                    ? [
                        {
                          id: mark.id,
                          number: index + 1,
                          place,
                          isOutlier,
                          elementId: markId(pair, mark.id, side),
                        },
                      ]
                    : [];
                })}
                shown={shown?.[side] ?? null}
                shownId={shown?.id ?? null}
                onPlace={(place) => {
                  const placed = placeMark(history, pair, side, place);
                  onChange(() => placed.history);
                  setSelected(placed.id);
                  const number = marksOf(placed.history, pair).findIndex(({ id }) => id === placed.id) + 1;
                  setSaid(texts.placed(number, pictureName(pair, side)));
                  return placed.id;
                }}
                onMove={(id, to, isContinued) => {
                  setSelected(id);
                  onChange((now) => moveMark(now, pair, { id }, { side, to, isContinued }));
                }}
                onSelect={setSelected}
                onDelete={remove}
                onOther={(id) =>
                  document.getElementById(markId(pair, id, side === 'first' ? 'second' : 'first'))?.focus()
                }
              />
            ))}
          </div>
          <p className="text-note">{texts.fine}</p>
          <div className="measure-actions">
            <Button ref={addButton} onClick={add}>
              {texts.add}
            </Button>
            <Button onClick={undo} aria-disabled={history.before.length === 0}>
              {texts.undo}
            </Button>
            {canOverlay && (
              <Button aria-pressed={isOver} onClick={() => setIsOver(!isOver)}>
                {texts.overlay}
              </Button>
            )}
          </div>
          {isOver && canOverlay && <Overlay result={result} />}
          {marks.length > 0 && (
            <ol className="measure-points" aria-label={texts.points}>
              {marks.map(({ id, first, second }, index) => (
                <li key={id}>
                  <span className="measure-number">{index + 1}</span>
                  <span>
                    {first && second ? residualText(result, id) : texts.notYet}
                    {solved?.ok === true && solved.outlier === id && (
                      <strong className="measure-outlier"> {texts.outlier}</strong>
                    )}
                  </span>
                  <Button look="link" aria-label={texts.removePoint(index + 1)} onClick={() => remove(id)}>
                    {texts.remove}
                  </Button>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

const markId = (pair: Pair, id: number, side: Side): string =>
  `mark-${pair.first.id}-${pair.second.id}-${id}-${side}`;

function residualText({ solved }: PairResult, id: number): string {
  const residual = solved?.ok === true ? solved.residualsPx.get(id) : undefined;
  return residual === undefined || !Number.isFinite(residual)
    ? texts.noResidual
    : texts.off(numberText(residual, 1));
}

function hintOf({ count }: PairResult, isOpen: boolean): string {
  if (isOpen) return texts.nextInOther;
  return texts.next[count] ?? texts.enough;
}
