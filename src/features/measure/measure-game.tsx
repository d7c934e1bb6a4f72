import { words } from '#messages/measure';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { asName } from '../../domain/measuring/report';
import { gameById } from '../../domain/games/games';
import { defaultEntry } from '../../domain/rig/entry';
import { fragment, onFragmentChange } from '../../platform/address';
import { namedPlace } from '../../platform/named-place';
import { knownRig } from '../../state/keep-own-game';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import { ToastRegion } from '../../ui/overlays/toasts';
import { GameChoice, type MeasuredGame } from './game-choice';
import { noMarks } from './marks';
import { noMatches } from './matches';
import type { OwnRig } from './number-to-type';
import { pairsOf, type Picture } from './pairs';
import { PictureList } from './picture-list';
import { WaitingResult } from './result-section';
import '../../ui/fields/choice-fields.css';
import '../../ui/fields/field.css';
import '../../ui/fields/text-field.css';
import '../../ui/styles/text-list.css';
import './measure-game.css';

const MeasuredPart = lazyPart(() => import('./measured-part'), 'MeasuredPart');

const noGame: MeasuredGame = { game: null, name: '' };

const defaultRig: OwnRig = { entry: defaultEntry, units: 'cm' };

/** Game that the address names: `#game=acc`, or `#acc` as the site's links do, also behind a rig. */
function gameOfAddress(): MeasuredGame | null {
  const hash = fragment();
  const named = new URLSearchParams(hash.slice(1)).get('game');
  const game = gameById(named ?? namedPlace(hash)) ?? null;
  return game || named !== null ? { game, name: game ? '' : asName(named ?? '') } : null;
}

/** The visitor's rig, as far as it is known here. */
function ownRig(): OwnRig {
  const { rigs, units } = knownRig().shared;
  return { entry: rigs[0].entry, units };
}

interface MeasureGameProps {
  /** Lists the keys of a player's own file. */
  readonly inspector: (chosen: MeasuredGame) => ReactNode;
  /** Called once it can be used. */
  readonly onAlive?: () => void;
}

/** Measures what a game's number means, from screenshots. */
export function MeasureGame({ inspector, onAlive }: MeasureGameProps) {
  const [chosen, setChosen] = useState(noGame);
  const [rig, setRig] = useState(defaultRig);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [history, setHistory] = useState(noMarks);
  const [matches, setMatches] = useState(noMatches);

  // The page is the same for all addresses: what they hold follows after hydration.
  useEffect(() => {
    const follow = () => {
      const named = gameOfAddress();
      if (named) setChosen(named);
      setRig(ownRig());
    };
    follow();
    return onFragmentChange(follow);
  }, []);
  useEffect(() => onAlive?.(), [onAlive]);

  const pairing = useMemo(() => pairsOf(pictures), [pictures]);

  return (
    <>
      <section className="measure-part" aria-labelledby="measure-choice">
        <h2 id="measure-choice">{words.game.title}</h2>
        <GameChoice measured={chosen} onChange={setChosen} />
      </section>
      <section className="measure-part" aria-labelledby="measure-pictures">
        <h2 id="measure-pictures">{words.pictures.title}</h2>
        <PictureList
          pictures={pictures}
          problem={pairing.ok ? null : pairing.problem}
          onChange={setPictures}
        />
      </section>
      {pairing.ok ? (
        <LazyPart part={MeasuredPart} isWanted>
          <MeasuredPart
            {...{ pairs: pairing.pairs, history, setHistory, matches, setMatches, chosen, rig }}
          />
        </LazyPart>
      ) : (
        <WaitingResult />
      )}
      <section className="measure-part" aria-labelledby="measure-file">
        <h2 id="measure-file">{words.file.title}</h2>
        <p className="measure-file-lead">{words.file.lead}</p>
        {inspector(chosen)}
      </section>
      <ToastRegion />
    </>
  );
}
