import { words } from '#messages/exact';
import { memo, useMemo } from 'react';
import { toDegrees, type Units } from '../../domain/geometry/units';
import type { TripleView, ViewAngles } from '../../domain/geometry/view-angles';
import { degreesText } from '../../text/angles';
import { lengthNumber, lengthText } from '../../text/lengths';
import { gameById } from '../../domain/games/games';
import type { Game } from '../../domain/games/types';
import type { LiveAnswer } from '../../state/answers';
import type { State } from '../../state/store';
import { LiveText, useRead } from '../../ui/live';
import { GameAnswer } from '../game-library/game-answer';
import { gameReader } from '../../text/game-texts';
import { useWorkspace } from '../../calculator/workspace';
import './angles.css';

/** What a text says while there is an angle; nobody sees it while there is none. */
const ofView =
  (text: (view: ViewAngles, units: Units) => string) =>
  ({ exact, units }: LiveAnswer) =>
    exact?.view.ok === true ? text(exact.view.value, units) : '';

const ofTriple = (text: (triple: TripleView, units: Units) => string) =>
  ofView(({ triple }, units) => (triple ? text(triple, units) : ''));

const texts = {
  horizontal: ofView(({ h }) => degreesText(toDegrees(h))),
  vertical: ofView(({ v }) => degreesText(toDegrees(v))),
  coverage: ofView(({ coverage }) => degreesText(toDegrees(coverage))),
  sideAngle: ofTriple(({ sideAngle }) => degreesText(toDegrees(sideAngle))),
  total: ofTriple(({ total }) => degreesText(toDegrees(total))),
  blindWedge: ofTriple(({ blindWedge }) => degreesText(toDegrees(blindWedge))),
  footprint: ofTriple(({ footprint: { widthMm, depthMm } }, units) =>
    words.footprint(lengthNumber(widthMm, units), lengthText(depthMm, units)),
  ),
};

type AngleId = keyof typeof texts;

/** The screen may cover more than its picture shows, where it is curved. */
const coverageDiffers = (answer: LiveAnswer): boolean => texts.coverage(answer) !== texts.horizontal(answer);

/** The game whose number is the big one: the first that was picked. */
export const firstPicked = ({ favourites }: State): Game | null => {
  for (const id of favourites) {
    const game = gameById(id);
    if (game) return game;
  }
  return null;
};

interface AnglesProps {
  readonly onCopy: (text: string) => void;
}

/** The answer before any list: what the first picked game wants, or else the rig's own angles, in large figures. */
export const Angles = memo(function Angles({ onCopy }: AnglesProps) {
  const { store, answers } = useWorkspace();
  const game = useRead(store, firstPicked);
  const isTriple = useRead(answers, ({ entry }) => entry.screens === 'triple');
  const isFixed = useRead(answers, ({ setup }) => setup.sideAngle !== null);
  const hasCoverage = useRead(answers, coverageDiffers);

  const main: readonly AngleId[] = ['horizontal', 'vertical', ...(isTriple ? (['sideAngle'] as const) : [])];
  const more: readonly AngleId[] = [
    ...(hasCoverage ? (['coverage'] as const) : []),
    ...(isTriple ? (['total', 'blindWedge', 'footprint'] as const) : []),
  ];
  const angle = (id: AngleId, isMain: boolean) => (
    <div key={id} className={isMain && !game ? 'angle-big' : undefined}>
      <dt>{words.angles[id].term}</dt>
      <dd className="angle-value">
        <LiveText source={answers} read={texts[id]} />
      </dd>
      {/* With one screen the names say it. */}
      <dd className={isTriple && !game && isMain ? 'angle-meaning' : 'visually-hidden'}>
        {id === 'sideAngle' && isFixed ? words.angles.sideAngle.asFixed : words.angles[id].meaning}
      </dd>
    </div>
  );
  return (
    <>
      {game && <BigGame key={game.id} game={game} onCopy={onCopy} />}
      <dl className="angles">
        {main.map((id) => angle(id, true))}
        {more.map((id) => angle(id, false))}
      </dl>
    </>
  );
});

function BigGame({ game, onCopy }: AnglesProps & { readonly game: Game }) {
  const { answers } = useWorkspace();
  const read = useMemo(() => gameReader(game), [game]);
  const isList = useRead(answers, (answer) => read(answer).isList);
  return (
    <div className={isList ? 'big-game big-list' : 'big-game'}>
      <p className="big-name">{game.name}</p>
      <p className="big-answer">
        <GameAnswer className="big-value" game={game} source={answers} read={read} onCopy={onCopy} />
      </p>
      <p className="big-note">
        <LiveText as="strong" source={answers} read={(answer) => read(answer).warning} />
        <LiveText source={answers} read={(answer) => read(answer).note} />
      </p>
    </div>
  );
}
