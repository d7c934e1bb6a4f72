import { words } from '#messages/measure';
import { useId, useMemo, useState } from 'react';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';
import { plainName } from '../../domain/links/rig-text';
import { maxOwnGames } from '../../domain/links/shared';
import { recordAgreement } from '../../domain/measuring/check-reports';
import type { Reading } from '../../domain/measuring/fit-meanings';
import { keptMeaningOf, ownGameOf, type KeptMeaning } from '../../domain/own-games/own-game';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { openAddress } from '../../platform/page-links';
import { linkTo } from '../../platform/site';
import { keepListedGame, keepOwnGame } from '../../state/keep-own-game';
import { gameName } from '../../text/game-name';
import { gameTexts, type GameTexts } from '../../text/game-texts';
import { generatedName } from '../../text/rig-names';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/fields/copy-button';
import { RichText } from '../../ui/rich-text';
import type { MeasuredGame } from './game-choice';
import type { Measured } from './measure-pairs';

const texts = words.result;

/** The visitor's rig, as far as it is known here. */
export interface OwnRig {
  readonly entry: RigEntry;
  readonly units: Units;
}

interface NumberToTypeProps {
  readonly measured: Measured;
  readonly chosen: MeasuredGame;
  readonly rig: OwnRig;
}

interface MeasuredAnswer {
  readonly texts: GameTexts;
  /** Measurement to keep; null = our record says the same. */
  readonly kept: KeptMeaning | null;
}

function measuredAnswer(
  { measurements }: Measured,
  reading: Reading,
  { game, name }: MeasuredGame,
  { entry, units }: OwnRig,
): MeasuredAnswer | null {
  // Our own answer has the game's limits and cautions.
  if (game && reading.verdict.kind === 'clear' && recordAgreement(game, reading) === 'agrees')
    return { texts: gameTexts(game, entry, units), kept: null };
  const named = {
    name: plainName(game ? gameName(game) : name) || texts.unnamed,
    listedId: game?.id ?? null,
  };
  const kept = keptMeaningOf(named, reading, measurements);
  return kept && { texts: gameTexts(ownGameOf(kept), entry, units), kept };
}

/** The number to type for the visitor's rig, by what was measured. */
export function NumberToType({ measured, chosen, rig }: NumberToTypeProps) {
  const { outcome } = measured;
  const answer = useMemo(
    () => (outcome?.ok === true ? measuredAnswer(measured, outcome.value, chosen, rig) : null),
    [measured, outcome, chosen, rig],
  );
  if (!answer) return null;
  const { value, plain, warning } = answer.texts;
  const name = chosen.game ? gameName(chosen.game) : chosen.name;
  const isPossible = exactAnswer(rig.entry).seen.ok;
  return (
    <div className="measure-answer">
      <p className="text-quiet">{texts.type}</p>
      <p className="measure-answer-number">
        {value}
        {plain !== null && <CopyButton label={texts.typed(name)} text={plain} />}
      </p>
      <p>
        {texts.forRig(generatedName(rig.entry, rig.units))}
        {rig.entry === defaultEntry && (
          <span className="text-note">
            {' '}
            {texts.isDefault} <RichText text={texts.changeRig} />
          </span>
        )}
      </p>
      {(warning !== '' || !isPossible) && (
        <p className="measure-refused">{isPossible ? warning : texts.impossible}</p>
      )}
      <UseIt kept={answer.kept} game={chosen.game} />
    </div>
  );
}

interface UseItProps extends Pick<MeasuredAnswer, 'kept'> {
  readonly game: Game | null;
}

/** Takes what was measured to the visitor's rig, on the home page. */
function UseIt({ kept, game }: UseItProps) {
  const [isFull, setIsFull] = useState(false);
  const id = useId();
  const use = () => {
    const place = kept ? keepOwnGame(kept) : game && keepListedGame(game.id);
    if (place === null) setIsFull(true);
    else openAddress(linkTo('/') + place);
  };
  return (
    <>
      <p>
        <Button aria-describedby={id} onClick={use}>
          {texts.use}
        </Button>
      </p>
      <p className="text-note" id={id}>
        {kept ? texts.useMeans : texts.useListed}
      </p>
      <div role="status">{isFull && <p className="measure-refused">{texts.tooManyKept(maxOwnGames)}</p>}</div>
    </>
  );
}
