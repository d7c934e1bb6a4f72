import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { Fragment } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { toDegrees, type Units } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import { percentText } from '../../text/percent';
import { gameById } from '../../domain/games/games';
import { horizonSettings } from '../../domain/games/horizon-settings';
import { eyeHeight } from '../../domain/planning/how-high';
import { WithCode } from '../../ui/with-code';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import type { QuestionProps } from './question';
import { lookFrom } from './rig-change';
import { useWanted, WantedField } from './wanted-field';
import './how-high.css';

/** Where the horizon goes for an eye that is not level with the middle of the screen. */
export function HowHigh(props: QuestionProps) {
  const { units, entry, answer: now } = props.today;
  const offset = useWanted('eye-height', {
    as: 'eyeOffset',
    start: entry.eyeOffset === '' ? '10' : entry.eyeOffset,
    units,
  });
  const { rig } = now;
  const answer: PlanAnswer =
    offset.value === null || !rig.ok
      ? { reason: words.noNumber }
      : answerFor(rig.value, offset.value * 10, units);
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      from="side"
      fields={<WantedField of={offset} {...words.high.offset} allowsNegative />}
      beside={<Games />}
    />
  );
}

const answerFor = (rig: Rig, offsetMm: number, units: Units): PlanAnswer => {
  const { high } = words;
  const found = eyeHeight(rig, offsetMm);
  if (!found.ok) return { reason: exactWords.impossible[found.reason] };
  const { lensShift, pitch, horizonIs } = found.value;
  if (horizonIs !== 'inside') return { reason: high.outside[horizonIs] };
  const use = {
    change: lookFrom(offsetMm, units),
    done: words.done.eyeHeight(shortLengthText(offsetMm, units)),
  };
  if (offsetMm === 0) return { number: high.level, sentence: high.levelSentence, use };
  const isAbove = offsetMm > 0;
  const offset = shortLengthText(Math.abs(offsetMm), units);
  const share = percentText(Math.abs(lensShift), 1);
  const angle = degreesText(Math.abs(toDegrees(pitch)));
  return {
    number: isAbove ? high.above(share) : high.below(share),
    figure: share,
    sentence: isAbove ? high.aboveSentence(offset) : high.belowSentence(offset),
    conditions: isAbove
      ? [high.pitchDown(angle), high.raise(offset)]
      : [high.pitchUp(angle), high.lower(offset)],
    use,
  };
};

/** Which games offer what, and where that was read. */
function Games() {
  const { games: text } = words.high;
  return (
    <div className="plan-games">
      <p>{text.intro}</p>
      <ul>
        {horizonSettings.map(({ games, kind, file, key, sources }) => (
          <li key={key}>
            <WithCode text={text[kind](games.map((id) => gameById(id)?.name ?? id))} code={{ key, file }} />
            {sources.map(({ url }) => (
              <Fragment key={url}>
                {' '}
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {text.source}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
