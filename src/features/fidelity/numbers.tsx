import { useState } from 'react';
import { fidelity, type Projection, type ScreenFidelity } from '../../core/fidelity';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees, type Radians } from '../../core/units';
import { angleText, niceNumber } from '../../games/format';
import type { Curve } from './curves';

interface NumbersProps {
  readonly seen: SeenRig;
  readonly projection: Projection;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
}

/** The same plot to read instead of to look at. Closed, it costs nothing. */
export function Numbers(props: NumbersProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="fidelity-numbers" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The numbers as a table</summary>
      {open && <Tables {...props} />}
    </details>
  );
}

function Tables({ seen, projection, chosen, others }: NumbersProps) {
  const isTriple = seen.view.triple !== null;
  const answer = fidelity(seen.rig, projection, isTriple ? 5 : 9);
  if (!answer.ok) return null;
  return (
    <div className="fidelity-tables">
      <table>
        <caption>Across the picture, set to {chosen.fullName}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Seen at</th>
            <th scope="col">Should be at</th>
            <th scope="col">Off by</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        {answer.value.screens.map((screen) => (
          <ScreenRows key={screen.screen} of={screen} isNamed={isTriple} />
        ))}
      </table>
      {others.length > 0 && <Comparison curves={[chosen, ...others]} />}
    </div>
  );
}

function ScreenRows({ of: { screen, samples }, isNamed }: { of: ScreenFidelity; isNamed: boolean }) {
  return (
    <tbody>
      {isNamed && (
        <tr>
          <th className="fidelity-screen" scope="rowgroup" colSpan={5}>
            {screen === 'centre' ? 'Centre screen' : screen === 'left' ? 'Left screen' : 'Right screen'}
          </th>
        </tr>
      )}
      {samples.map(({ across, seenBearing, shownBearing, error, scale }, i) => (
        <tr key={across}>
          <th scope="row">{placeName((2 * i) / (samples.length - 1) - 1)}</th>
          <td>{degrees(seenBearing)}</td>
          <td>{degrees(shownBearing)}</td>
          <td>{degrees(error)}</td>
          <td>{niceNumber(scale, 2)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Comparison({ curves }: { readonly curves: readonly Curve[] }) {
  return (
    <table>
      <caption>The lines of the plot</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Size ahead</th>
          <th scope="col">Largest error</th>
        </tr>
      </thead>
      <tbody>
        {curves.map(({ fullName, pattern, fidelity: { scaleAhead, worst } }) => (
          <tr key={pattern}>
            <th scope="row">{fullName}</th>
            <td>{niceNumber(scaleAhead, 2)}</td>
            <td>{angleText(Math.abs(toDegrees(worst.error)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const degrees = (angle: Radians) => angleText(toDegrees(angle));

const shares: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾', '1': 'edge' };

/** @example placeName(-0.5) // "left ½", from −1 at the left edge to 1 at the right edge of a screen */
function placeName(u: number): string {
  if (u === 0) return 'middle';
  return `${u < 0 ? 'left' : 'right'} ${shares[Math.abs(u)] ?? ''}`;
}
