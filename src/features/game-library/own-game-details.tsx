import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { words as ownWords } from '#messages/own-games';
import { flushSync } from 'react-dom';
import { gameById } from '../../domain/games/games';
import { toDegrees } from '../../domain/geometry/units';
import { verticalOfHalfTangent } from '../../domain/measuring/meaning';
import type { KeptMeaning, OwnGame } from '../../domain/own-games/own-game';
import { linkTo, measurePath, measurePathFor } from '../../platform/site';
import { removeOwnGame } from '../../state/remove-own-game';
import { degreesText } from '../../text/angles';
import { meaningText } from '../../text/meaning-text';
import { exactNumberText } from '../../text/numbers';
import { Button } from '../../ui/button';
import { offerUndo } from '../../ui/overlays/undo-toast';
import '../../ui/styles/text-list.css';
import './game-details.css';

const { details: words } = ownWords;

/** Removes the game, and moves the focus to the list that takes its place. */
function remove({ id, name }: OwnGame): void {
  const undo = flushSync(() => removeOwnGame(id));
  document.querySelector<HTMLElement>('#all-games .game-name')?.focus();
  offerUndo({ text: words.removed(name), undoText: words.undo, undo });
}

/** Details of a measured game: what was measured, and how to be rid of it. */
export function OwnGameDetails({ game }: { readonly game: OwnGame }) {
  const { kept, evidence } = game;
  const listed = kept.listedId === null ? undefined : gameById(kept.listedId);
  return (
    <section className="game-part" aria-label={words.title}>
      <div className="game-part-title">
        <h5>{words.title}</h5>
      </div>
      <div className="game-part-body">
        <Rule kept={kept} />
        {kept.errorDegrees !== null && <p>{words.error(degreesText(kept.errorDegrees))}</p>}
        <p>{gameWords.evidenceMeans[evidence.level]}</p>
        {listed?.scale && (
          <p>
            {words.record(detailWords.takes[listed.scale.takes], gameWords.evidence[listed.evidence.level])}
          </p>
        )}
        <p>
          <a href={linkTo(kept.listedId === null ? measurePath : measurePathFor(kept.listedId))}>
            {words.again}
          </a>
        </p>
        <p>
          <Button onClick={() => remove(game)}>{words.remove}</Button>
        </p>
      </div>
    </section>
  );
}

function Rule({ kept: { meaning: rule, base } }: { readonly kept: KeptMeaning }) {
  if (rule.kind === 'meaning')
    return (
      <>
        <p>{words.means(meaningText(rule.meaning))}</p>
        <p>{words.numbers(exactNumberText(base.leastNumber), exactNumberText(base.mostNumber))}</p>
      </>
    );
  return (
    <>
      <p>{words.pictures}</p>
      <ul className="text-list">
        {rule.pictures.map(({ number, lnT }) => (
          <li key={number}>
            {words.picture(
              exactNumberText(number),
              degreesText(toDegrees(verticalOfHalfTangent(Math.exp(lnT)))),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
