import { words } from '#messages/measure';
import { useEffect, useId, useRef } from 'react';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { Button } from '../../ui/button';
import { pairName } from './marking';
import { movesSeat, withMatch, type Match, type Matches } from './matches';
import type { Measured, PairResult } from './measure-pairs';
import { useMatching } from './use-matching';
import './automatic-matching.css';

const texts = words.matching;

interface AutomaticMatchingProps {
  readonly measured: Measured;
  readonly matches: Matches;
  readonly onChange: (change: (matches: Matches) => Matches) => void;
}

/** Whether a pair still needs a match: neither marks nor a match tell it. */
const isOpen = ({ pair, solved }: PairResult, matches: Matches): boolean =>
  pair.kind !== 'window' && solved === null && matches.get(pair.key)?.kind !== 'refused';

/** Compares the pictures themselves, for those who do not want to mark points. */
export function AutomaticMatching({
  measured: { results, centre },
  matches,
  onChange,
}: AutomaticMatchingProps) {
  const id = useId();
  const { progress, start, cancel } = useMatching(results.map(({ pair }) => pair.key).join(), (pair, match) =>
    onChange((now) => withMatch(now, pair.key, match)),
  );
  const open = results.filter((result) => isOpen(result, matches));
  const tried = results.flatMap(({ pair, solved }) => {
    const match = matches.get(pair.key);
    const isUsed = match?.kind === 'refused' ? solved === null : solved?.ok === true && solved.match !== null;
    return match && isUsed ? [{ pair, match }] : [];
  });
  const box = useRef<HTMLDivElement>(null);
  // The button is gone once all pairs are compared: its focus must not be lost.
  useEffect(() => {
    if (progress === null && tried.length > 0 && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [progress, tried.length]);
  const press = () => {
    if (progress) cancel();
    else
      start(
        open.map(({ pair }) => pair),
        centre,
      );
  };
  return (
    <div ref={box} className="measure-automatic" tabIndex={-1}>
      {(progress !== null || open.length > 0) && (
        <div className="measure-choose">
          <Button onClick={press}>{progress ? texts.cancel : texts.start}</Button>
          {progress ? (
            <>
              <label htmlFor={id}>{texts.comparing(pairName(progress.pair))}</label>
              <progress id={id} max={1} value={progress.share} />
            </>
          ) : (
            <span className="text-note">{texts.tried}</span>
          )}
        </div>
      )}
      <div role="status">
        <ul className="measure-matches">
          {tried.map(({ pair, match }) => (
            <li key={pair.key} className={match.kind === 'refused' ? 'measure-refused' : undefined}>
              {texts.pair(pairName(pair), matchText(match))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function matchText(match: Match): string {
  switch (match.kind) {
    case 'zoom': {
      const { score, second, unevenness } = match.zoom;
      const found = texts.zoom({
        score: numberText(score, 2),
        second: numberText(Math.max(0, second), 2),
        unevenness: percentText(Math.abs(unevenness), 1),
      });
      return movesSeat(match.zoom) ? `${found} ${texts.seatMoves}` : found;
    }
    case 'turn':
      return texts.turn(numberText(match.turn.score, 2));
    case 'refused': {
      const { refusal } = match;
      return refusal.kind === 'not-flat'
        ? words.result.notFlat(numberText(refusal.middle, 3), numberText(refusal.edge, 3))
        : texts.byHand(texts.refusal[refusal.kind]);
    }
  }
}
