import { words } from '#messages/exact';
import { toDegrees } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { degreesFigure } from '../../text/angles';
import { Button } from '../../ui/button';
import { Figure } from '../../ui/figure';
import './answer.css';

interface AnswerProps {
  readonly entry: RigEntry;
}

/** Angles of the screen in one line, beside the card's title; for an impossible rig, the reason. */
export function Answer({ entry }: AnswerProps) {
  const { view, setup } = exactAnswer(entry);
  if (!view.ok) return <p className="impossible">{words.noGuess(words.impossible[view.reason])}</p>;
  const { triple } = view.value;
  const isFitted = setup.curvedScreen && !triple;
  return (
    <>
      {isFitted && <p className="answer-set text-quiet">{words.line.set}</p>}
      <dl className="angles view-answer">
        {anglesOf(view.value).map(([id, degrees]) => (
          <div key={id}>
            <dt>{words.line[id]}</dt>
            <dd className="angle-value">
              <Figure {...degreesFigure(degrees)} />
            </dd>
            {/* Names are enough for one screen. */}
            {triple && (
              <dd className="visually-hidden">
                {id === 'sideAngle' && setup.sideAngle !== null
                  ? words.angles.sideAngle.asFixed
                  : words.angles[id].meaning}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {isFitted && (
        <p className="answer-note text-note">
          {words.note.fit(words.fits[entry.fit])}{' '}
          <Button look="link" onClick={showFits}>
            {words.note.changeFit}
          </Button>{' '}
          <a href="#guide-curved-screens">{words.note.why}</a>
        </p>
      )}
    </>
  );
}

const anglesOf = ({ h, v, triple }: ViewAngles) =>
  [
    ['horizontal', toDegrees(h)] as const,
    ['vertical', toDegrees(v)] as const,
    ...(triple ? [['sideAngle', toDegrees(triple.sideAngle)] as const] : []),
  ] as const;

/** The choice is in the collapsed part below the results. */
function showFits(): void {
  const more = document.querySelector<HTMLDetailsElement>('.more-answers');
  if (!more) return;
  more.open = true;
  more.querySelector('summary')?.focus();
}
