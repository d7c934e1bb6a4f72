import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { Fragment } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { toDegrees, type Units } from '../../domain/geometry/units';
import { bareFigure } from '../../text/figures';
import { degreesText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import { percentText } from '../../text/percent';
import { gameById } from '../../domain/games/games';
import { horizonSettings } from '../../domain/games/horizon-settings';
import { eyeHeight } from '../../domain/planning/how-high';
import { inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import type { QuestionProps } from './question';
import { typedCm, useNumberQuestion } from './number-question';
import { lookFrom } from './rig-change';
import '../../ui/styles/text-list.css';
import './how-high.css';

/** Place of the horizon for an eye that is not level with the middle of the screen. */
export function HowHigh(props: QuestionProps) {
  const { units, entry } = props.today;
  const { rig } = props.today.answer;
  const { mm: offsetMm, field } = useNumberQuestion(
    'eyeHeight',
    entry.eyeOffset === '' ? typedCm('10') : { text: entry.eyeOffset, unit: entry.eyeOffsetUnit },
    { ...words.high.offset, like: 'eyeOffset', units, allowsNegative: true },
  );
  const answer: PlanAnswer =
    offsetMm === null || !rig.ok ? { reason: words.noNumber } : eyeHeightAnswer(rig.value, offsetMm, units);
  return <AnswerLayout {...props} answer={answer} from="side" fields={field} beside={<Games />} />;
}

const eyeHeightAnswer = (rig: Rig, offsetMm: number, units: Units): PlanAnswer => {
  const { high } = words;
  const found = eyeHeight(rig, offsetMm);
  if (!found.ok) return { reason: exactWords.impossible[found.reason] };
  const { lensShift, pitch, horizonIs } = found.value;
  if (horizonIs !== 'inside') return { reason: high.outside[horizonIs] };
  const use = {
    change: lookFrom(offsetMm, units),
    done: words.done.eyeHeight(shortLengthText(offsetMm, units)),
  };
  if (offsetMm === 0) return { figure: bareFigure(percentText(0, 0)), sentence: high.levelSentence, use };
  const isAbove = offsetMm > 0;
  const offset = shortLengthText(Math.abs(offsetMm), units);
  const share = percentText(Math.abs(lensShift), 1);
  const angle = degreesText(Math.abs(toDegrees(pitch)));
  return {
    figure: { number: share, unit: ` ${isAbove ? high.above : high.below}` },
    sentence: isAbove ? high.aboveSentence(offset) : high.belowSentence(offset),
    conditions: isAbove
      ? [high.pitchDown(angle), high.raise(offset)]
      : [high.pitchUp(angle), high.lower(offset)],
    use,
  };
};

/** Games with such a setting, and the sources. */
function Games() {
  const { games: text } = words.high;
  return (
    <div className="plan-games text-note">
      <p>{text.intro}</p>
      <ul className="text-list">
        {horizonSettings.map(({ games, kind, file, key, sources }) => (
          <li key={key}>
            <RichText
              text={text[kind](games.map((id) => gameById(id)?.name ?? id))}
              slots={inCode({ key, file })}
            />
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
