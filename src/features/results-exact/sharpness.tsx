import { words } from '#messages/exact';
import { memo } from 'react';
import { sharpness, type Sharpness as Sharp } from '../../domain/geometry/sharpness';
import { seamGapMm } from '../../domain/geometry/triple-screen';
import { numberText } from '../../text/numbers';
import type { LiveAnswer } from '../../state/answers';
import { LiveText, useRead } from '../../ui/live';
import { useWorkspace } from '../../calculator/workspace';
import './sharpness.css';

/** null = the pixels are not known, or the rig cannot be. */
function sharpnessOf({ setup, exact }: LiveAnswer): Sharp | null {
  if (setup.resolution === null || exact?.seen.ok !== true) return null;
  const { panel, eyeDistanceMm, sides } = exact.seen.value.rig;
  const answer = sharpness({
    widthPx: setup.resolution.widthPx,
    widthMm: panel.widthMm,
    eyeDistanceMm,
    gapMm: sides ? seamGapMm(sides) : 0,
  });
  return answer.ok ? answer.value : null;
}

const textOf = (part: keyof Sharp) => (answer: LiveAnswer) => {
  const value = sharpnessOf(answer)?.[part];
  return value === undefined ? '' : numberText(value, 0);
};

const texts = { pixelsPerDegree: textOf('pixelsPerDegree'), gapPx: textOf('gapPx') };

/** How fine the picture is, where the resolution is known. */
export const Sharpness = memo(function Sharpness() {
  const { answers } = useWorkspace();
  const isKnown = useRead(answers, (answer) => sharpnessOf(answer) !== null);
  const hasSeam = useRead(answers, ({ entry }) => entry.screens === 'triple');
  if (!isKnown) return null;
  return (
    <dl className="sharpness-list">
      {(hasSeam ? (['pixelsPerDegree', 'gapPx'] as const) : (['pixelsPerDegree'] as const)).map((id) => (
        <div key={id}>
          <dt>{words.sharpness[id].term}</dt>
          <LiveText as="dd" className="sharpness-value" source={answers} read={texts[id]} />
          <dd className="sharpness-meaning">{words.sharpness[id].meaning}</dd>
        </div>
      ))}
    </dl>
  );
});
