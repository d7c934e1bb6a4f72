import { words } from '#messages/fidelity';
import { fidelity, type Projection, type ScreenFidelity } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toDegrees } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { numberText } from '../../text/numbers';
import type { Curve } from './curves';
import { Disclosure } from '../../ui/disclosure';
import '../../ui/styles/number-tables.css';
import './numbers.css';

const { table } = words;

interface NumbersProps {
  readonly seen: ViewedRig;
  readonly projection: Projection;
  readonly chosen: Curve;
  readonly others: readonly Curve[];
}

/** The plot as tables. */
export function Numbers(props: NumbersProps) {
  return (
    <Disclosure className="fidelity-numbers" summary={table.summary}>
      <Tables {...props} />
    </Disclosure>
  );
}

function Tables({ seen, projection, chosen, others }: NumbersProps) {
  const isTriple = seen.view.triple !== null;
  const answer = fidelity(seen.rig, projection, isTriple ? 5 : 9);
  if (!answer.ok) return null;
  return (
    <div className="number-tables fidelity-tables">
      <table>
        <caption>{table.caption(chosen.words.name)}</caption>
        <thead>
          <HeadRow names={[table.place, table.seenAt, table.shouldBeAt, table.offBy, table.size]} />
        </thead>
        {answer.value.screens.map((screen) => (
          <ScreenRows key={screen.screen} fidelity={screen} isNamed={isTriple} />
        ))}
      </table>
      {others.length > 0 && <Comparison curves={[chosen, ...others]} />}
    </div>
  );
}

function HeadRow({ names }: { readonly names: readonly string[] }) {
  return (
    <tr>
      {names.map((name, column) => (
        <th key={column} scope="col">
          {name}
        </th>
      ))}
    </tr>
  );
}

function ScreenRows({
  fidelity: { screen, samples },
  isNamed,
}: {
  fidelity: ScreenFidelity;
  isNamed: boolean;
}) {
  return (
    <tbody>
      {isNamed && (
        <tr>
          <th className="fidelity-screen" scope="rowgroup" colSpan={5}>
            {table.screens[screen]}
          </th>
        </tr>
      )}
      {samples.map(({ across, seenBearing, shownBearing, error, scale }, i) => (
        <tr key={across}>
          <th scope="row">{table.places[(i * (table.places.length - 1)) / (samples.length - 1)]}</th>
          <td>{angleText(seenBearing)}</td>
          <td>{angleText(shownBearing)}</td>
          <td>{angleText(error)}</td>
          <td>{numberText(scale, 2)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Comparison({ curves }: { readonly curves: readonly Curve[] }) {
  return (
    <table>
      <caption>{table.linesCaption}</caption>
      <thead>
        <HeadRow names={[table.line, table.sizeAhead, table.largestError]} />
      </thead>
      <tbody>
        {curves.map(({ words: { name }, pattern, fidelity: { scaleAhead, worst } }) => (
          <tr key={pattern}>
            <th scope="row">{name}</th>
            <td>{numberText(scaleAhead, 2)}</td>
            <td>{degreesText(Math.abs(toDegrees(worst.error)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
