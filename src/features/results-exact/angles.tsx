import { words } from '#messages/exact';
import { words as appWords } from '#messages/app';
import { knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import { toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore, type State } from '../../state/store';
import { degreesText } from '../../text/angles';
import { gameTexts } from '../../text/game-texts';
import { lengthNumber, lengthText } from '../../text/lengths';
import { CopyButton } from '../../ui/fields/copy-button';
import './angles.css';

type AngleId = keyof typeof words.angles;

const angleText = (angle: Radians): string => degreesText(toDegrees(angle));

/** The game whose number is the big one: the first that was picked. */
export const firstPicked = ({ favourites }: State): Game | null => knownGames(favourites)[0] ?? null;

/** Each angle's text, the main ones first; those that say nothing are left out. */
function anglesOf({ h, v, coverage, triple }: ViewAngles, units: Units) {
  const main: [AngleId, string][] = [
    ['horizontal', angleText(h)],
    ['vertical', angleText(v)],
  ];
  const more: [AngleId, string][] = [];
  // The screen may cover more than its picture shows, where it is curved.
  if (angleText(coverage) !== angleText(h)) more.push(['coverage', angleText(coverage)]);
  if (triple) {
    const { sideAngle, total, blindWedge, footprint } = triple;
    main.push(['sideAngle', angleText(sideAngle)]);
    more.push(['total', angleText(total)], ['blindWedge', angleText(blindWedge)]);
    more.push([
      'footprint',
      words.footprint(lengthNumber(footprint.widthMm, units), lengthText(footprint.depthMm, units)),
    ]);
  }
  return { main, more };
}

interface AnglesProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
  /** The stand fixes the side angle. */
  readonly isFixed: boolean;
}

/** The answer before any list: what the first picked game wants, or else the rig's own angles, in large figures. */
export function Angles({ entry, view, isFixed }: AnglesProps) {
  const game = useStore(firstPicked);
  const units = useStore((state) => state.units);
  const { main, more } = anglesOf(view, units);
  const angle = ([id, text]: [AngleId, string], isMain: boolean) => (
    <div key={id} className={isMain && !game ? 'angle-big' : undefined}>
      <dt>{words.angles[id].term}</dt>
      <dd className="angle-value">
        <span>{text}</span>
      </dd>
      {/* With one screen the names say it. */}
      <dd className={view.triple && !game && isMain ? 'angle-meaning' : 'visually-hidden'}>
        {id === 'sideAngle' && isFixed ? words.angles.sideAngle.asFixed : words.angles[id].meaning}
      </dd>
    </div>
  );
  return (
    <>
      {game && <BigGame game={game} entry={entry} units={units} />}
      <dl className="angles">
        {main.map((each) => angle(each, true))}
        {more.map((each) => angle(each, false))}
      </dl>
    </>
  );
}

interface BigGameProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
}

function BigGame({ game, entry, units }: BigGameProps) {
  const { value, plain, isList, warning, note, seat } = gameTexts(game, entry, units);
  return (
    <div className={isList ? 'big-game big-list' : 'big-game'}>
      <p className="big-name">{game.name}</p>
      <p className="big-answer">
        <span className="big-value">{value}</span>
        <CopyButton label={appWords.copying.copyValueFor(game.name)} text={plain} />
      </p>
      <p className="big-note">
        <strong>{warning}</strong>
        <span>{seat?.text ?? note}</span>
      </p>
    </div>
  );
}
