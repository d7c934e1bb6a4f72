import { words } from '#messages/exact';
import { language } from '#messages/language';
import { toDegrees } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { Method } from '../../state/store';
import { degreesText } from '../../text/angles';
import { Figure } from '../../ui/figure';
import './answer.css';

interface AnswerProps {
  readonly entry: RigEntry;
  readonly method: Method;
}

/** What the screen covers, in the page's largest figures; of an impossible rig, why there is no answer. */
export function Answer({ entry, method }: AnswerProps) {
  const { view, setup } = exactAnswer(entry);
  if (!view.ok)
    return (
      <div className="view-answer">
        <p className="impossible">{words.noGuess(words.impossible[view.reason])}</p>
      </div>
    );
  const { triple } = view.value;
  return (
    <div className={triple ? 'view-answer answer-of-three' : 'view-answer'}>
      <dl className="angles">
        {anglesOf(view.value).map(([id, degrees]) => (
          <div key={id}>
            <dt>{words.angles[id].term}</dt>
            <dd className="figure-answer">
              <Figure text={degreesText(degrees)} />
            </dd>
            {/* With one screen the names say it. */}
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
      <p className={`answer-note of-${method}`}>
        <Note entry={entry} method={method} /> <a href="#guide-classic-table">{words.note.why}</a>
      </p>
    </div>
  );
}

const anglesOf = ({ h, v, triple }: ViewAngles) =>
  [
    ['horizontal', toDegrees(h)] as const,
    ['vertical', toDegrees(v)] as const,
    ...(triple ? [['sideAngle', toDegrees(triple.sideAngle)] as const] : []),
  ] as const;

/** What the figures are. */
function Note({ entry: { screens, curvedScreen, fit }, method }: AnswerProps) {
  if (screens === 'triple') return words.note.triple;
  // On a curve the figures are those of a flat picture that fits it: the screen covers more.
  const fitNote = curvedScreen ? words.note.fit(words.fits[fit].name) : null;
  if (method === 'classic') {
    const [before, after] = words.note.classic.split('{mark}');
    return (
      <>
        {fitNote ?? words.note.covers}
        {language.sentenceSpace}
        {before}
        <span className="answer-differs">{words.beside.differs.mark}</span>
        {after}
      </>
    );
  }
  return fitNote === null ? (
    words.note.exact
  ) : (
    <>
      {fitNote}{' '}
      <button type="button" onClick={showFits}>
        {words.note.changeFit}
      </button>
    </>
  );
}

/** The choice stands below the list, folded. */
function showFits(): void {
  const more = document.querySelector<HTMLDetailsElement>('.more-answers');
  if (!more) return;
  more.open = true;
  more.querySelector('summary')?.focus();
}
