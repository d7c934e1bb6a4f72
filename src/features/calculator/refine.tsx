import { useId } from 'react';
import type { CurvedFit } from '../../core/curved-screen';
import type { CurveFit } from '../../core/rig';
import type { Setup } from '../../core/setup';
import { toDegrees } from '../../core/units';
import type { ViewAngles } from '../../core/view-angles';
import { angleText } from '../../games/format';
import type { RefinementEntry } from './refinement-entry';

interface RefineProps {
  readonly setup: Setup;
  readonly refinements: RefinementEntry;
  readonly view: ViewAngles;
  readonly onChange: (change: Partial<RefinementEntry>) => void;
}

/** The choices that only the exact method has. */
export function Refine({ setup, refinements, view, onChange }: RefineProps) {
  return (
    <>
      {setup.screenRatio === '21:9' && (
        <ResolutionChoice
          value={refinements.resolution}
          onChange={(resolution) => onChange({ resolution })}
        />
      )}
      {view.fits !== null &&
        (view.triple === null ? (
          <FitChoice fits={view.fits} fit={refinements.fit} onChange={(fit) => onChange({ fit })} />
        ) : (
          <p className="quiet refine-note">
            Three curved screens use the edge fit: any other would leave out part of the world at the seams.
          </p>
        ))}
    </>
  );
}

/** What is sold as 21:9, and what it is. */
const resolutions = [
  { widthPx: 3440, heightPx: 1440, text: '3440 × 1440 (43:18)' },
  { widthPx: 2560, heightPx: 1080, text: '2560 × 1080 or 5120 × 2160 (64:27)' },
  { widthPx: 3840, heightPx: 1600, text: '3840 × 1600 (12:5)' },
] as const;

interface ResolutionChoiceProps {
  readonly value: RefinementEntry['resolution'];
  readonly onChange: (resolution: RefinementEntry['resolution']) => void;
}

function ResolutionChoice({ value, onChange }: ResolutionChoiceProps) {
  const id = useId();
  return (
    <div className="refine">
      <label htmlFor={id}>Your 21:9 in pixels</label>
      <select
        id={id}
        autoComplete="off"
        value={value?.widthPx ?? ''}
        onChange={({ target }) =>
          onChange(resolutions.find(({ widthPx }) => String(widthPx) === target.value) ?? null)
        }
      >
        <option value="">21:9 as it says</option>
        {resolutions.map(({ widthPx, text }) => (
          <option key={widthPx} value={widthPx}>
            {text}
          </option>
        ))}
      </select>
      <p className="quiet">The label is rounded. The pixels tell the true shape.</p>
    </div>
  );
}

const fitTexts: Readonly<Record<CurveFit, readonly [name: string, meaning: string]>> = {
  centre: ['Centre', 'Life size straight ahead; the sides of the picture are off.'],
  balanced: ['Balanced', 'The smallest error over the whole picture.'],
  edge: ['Edge', 'The picture ends where the screen ends; straight ahead looks smaller.'],
};

interface FitChoiceProps {
  readonly fits: Readonly<Record<CurveFit, CurvedFit>>;
  readonly fit: CurveFit;
  readonly onChange: (fit: CurveFit) => void;
}

function FitChoice({ fits, fit, onChange }: FitChoiceProps) {
  return (
    <fieldset className="fits">
      <legend>Games draw for a flat screen. What should be right on your curved one?</legend>
      {(Object.keys(fitTexts) as CurveFit[]).map((each) => {
        const [name, meaning] = fitTexts[each];
        const { h, v } = fits[each];
        return (
          <label key={each}>
            <input
              type="radio"
              name="fit"
              value={each}
              checked={each === fit}
              onChange={() => onChange(each)}
            />
            <span>
              <strong>{name}</strong> {meaning}
            </span>
            <span className="fit-angles">
              {angleText(toDegrees(h))} · {angleText(toDegrees(v))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
