import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { words } from '#messages/my-game';
import { Fragment, type ReactNode } from 'react';
import { axisOf } from '../../domain/games/convert';
import { gameAnswer, type PossibleAnswer } from '../../domain/games/game-answer';
import type { Game } from '../../domain/games/types';
import { toDegrees, type Units } from '../../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { degreesText } from '../../text/angles';
import { figureOf, unbrokenText } from '../../text/figures';
import { gameTexts } from '../../text/game-texts';
import { menuText } from '../../text/menu-text';
import { gameName } from '../../text/game-name';
import { Button } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { FigureList } from '../../ui/figure-list';
import { copy } from '../../ui/overlays/copy';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { checkIcon, copyIcon } from '../../ui/svg/icons';
import './my-answer.css';

interface MyAnswerProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
}

/** The number of one game with the place to type it, or what stands for a number. */
export function MyAnswer({ game, entry, units }: MyAnswerProps) {
  const { seen } = exactAnswer(entry);
  const answer = gameAnswer(game, seen);
  if (!seen.ok || answer.kind === 'impossible')
    return (
      <div className="my-answer">
        <p className="my-reason">{seen.ok || exactWords.impossible[seen.reason]}</p>
      </div>
    );
  const { figure, plain, isList, lines, warning, seat } = gameTexts(game, entry, units);
  const byEye = exactWords.game.byEye(degreesText(toDegrees(seen.value.view.h)));
  return (
    <div className={plain === null || answer.kind !== 'number' ? 'my-answer my-stacked' : 'my-answer'}>
      {isList ? (
        <FigureList lines={lines} />
      ) : plain === null ? (
        <p className="my-instead">
          {answer.kind === 'fixed-view' ? exactWords.row.nothingToType : words.unknown}
        </p>
      ) : (
        <p className={answer.kind === 'number' ? 'figure-answer' : 'my-instead'}>
          <Figure {...figure} />
        </p>
      )}
      <div className="my-place">
        {plain === null ? (
          <p>{seat ? exactWords.row.rightIf(seat.distance) : byEye}</p>
        ) : (
          <p>
            <span className="my-quiet">{isList ? words.typeTheseIn : words.typeIn}</span>{' '}
            <b>{placeOf(game, answer)}</b>
          </p>
        )}
        <p className="text-note">
          <Notes notes={[<Sure key="sure" game={game} />, kindOf(answer), forFirstRig(entry)]} />
        </p>
        {warning !== '' && <p className="my-warning text-note">{warning}</p>}
      </div>
    </div>
  );
}

/** The way through the menus, or the file and its key. */
function placeOf({ where }: Game, { kind, triple }: PossibleAnswer): string {
  const menu = kind === 'number' || triple === null ? where.menu : triple.menu;
  if (menu !== null) return menuText(menu);
  return where.file ? `${where.file.path} > ${where.file.key}` : words.nowhere;
}

/** Meaning of the number; empty for an answer of another kind. */
function kindOf(answer: PossibleAnswer): string {
  if (answer.kind !== 'number') return '';
  const { takes, conversion } = answer.scale;
  return gameWords.scales[takes]?.full ?? exactWords.row.kinds[axisOf(conversion)];
}

/** Names the default rig, whose number must not be copied unread. */
const forFirstRig = (entry: RigEntry): string =>
  entry === defaultEntry
    ? words.forRig(language.withUnit(entry.screenSize, 'in'), unbrokenText(figureOf(entry.distance, 'cm')))
    : '';

const Sure = ({ game: { scale, evidence, outOfTheBox } }: Pick<MyAnswerProps, 'game'>) => {
  const level = scale ? evidence.level : (outOfTheBox?.fixed ?? evidence.level);
  return level === 'confirmed' || level === 'measured' ? (
    <span className="my-sure">
      {checkIcon} {gameWords.evidence[level]}
    </span>
  ) : (
    <span className="my-unsure">{gameWords.evidence[level]}</span>
  );
};

/** Those that are there, with a dot between them. */
const Notes = ({ notes }: { readonly notes: readonly ReactNode[] }) =>
  notes
    .filter((note) => note !== '')
    .map((note, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {note}
      </Fragment>
    ));

/** The answer for screen readers, while a field of the sentence has the focus. */
export const SpokenAnswer = ({ game, entry, units }: MyAnswerProps) => {
  const { value } = gameTexts(game, entry, units);
  return <DebouncedStatus text={words.answer(gameName(game), value)} isWanted={hasFocusBeside} />;
};

const hasFocusBeside = ({ parentElement }: Element): boolean =>
  parentElement?.contains(document.activeElement) ?? false;

/** Copies the number, or all measures; nothing for a game without them. */
export function CopyAnswer({ game, entry, units }: MyAnswerProps) {
  const { plain, isList } = gameTexts(game, entry, units);
  return (
    plain !== null && (
      <Button className="my-copy" data-copy onClick={() => void copy(plain)}>
        {copyIcon}
        {isList ? words.copyAll : words.copy(plain.replace('-', '−'))}
      </Button>
    )
  );
}
