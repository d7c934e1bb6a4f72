import { words } from '#messages/view-details';
import { sharpness, type Sharpness as Sharp } from '../../domain/geometry/sharpness';
import { seamGapMm } from '../../domain/geometry/triple-screen';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { numberText } from '../../text/numbers';
import './sharpness.css';

/** null = unknown pixels, or an impossible rig. */
export function sharpnessOf(entry: RigEntry): Sharp | null {
  const { setup, seen } = exactAnswer(entry);
  if (setup.resolution === null || !seen.ok) return null;
  const { panel, eyeDistanceMm, sides } = seen.value.rig;
  const answer = sharpness({
    widthPx: setup.resolution.widthPx,
    widthMm: panel.widthMm,
    eyeDistanceMm,
    gapMm: sides ? seamGapMm(sides) : 0,
  });
  return answer.ok ? answer.value : null;
}

interface SharpnessProps {
  readonly entry: RigEntry;
  readonly sharp: Sharp;
}

/** Pixels per degree, in words. */
export function Sharpness({ entry, sharp }: SharpnessProps) {
  const shown =
    entry.screens === 'triple' ? (['pixelsPerDegree', 'gapPx'] as const) : (['pixelsPerDegree'] as const);
  return (
    <dl className="sharpness-list">
      {shown.map((id) => (
        <div key={id}>
          <dt>{words.sharpness[id].term}</dt>
          <dd className="sharpness-value">{numberText(sharp[id], 0)}</dd>
          <dd className="sharpness-meaning text-quiet">{words.sharpness[id].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
