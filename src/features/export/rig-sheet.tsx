import { language } from '#messages/language';
import { words } from '#messages/rig-sheet';
import { Shapes } from '../../drawing/shapes';
import { topDrawing } from '../../drawing/top-drawing';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { formatDay } from '../../platform/current-date';
import { shownAddress, site } from '../../platform/site';
import { activeRig } from '../../state/rigs';
import type { State } from '../../state/store';
import { rigFacts, type GameFacts } from '../../text/rig-facts';
import '../../drawing/drawing.css';
import '../../drawing/labels.css';
import '../../drawing/live-drawing.css';
import './rig-sheet.css';

/** Longest single column: with two, 30 games with measures fit on one sheet. */
const maxLines = 11;

/** Estimated lines of a game. */
const linesOf = ({ measures, warning }: GameFacts): number =>
  (measures === '' ? 1 : 2.5) + (warning === '' ? 0 : 0.8);

/** Size of the drawing's paper in CSS pixels. */
const drawingSize = { roomy: { width: 660, height: 360 }, tight: { width: 660, height: 250 } } as const;

/** One printed sheet: the active rig, its drawing, its angles, its games. */
export function RigSheet({ state }: { readonly state: State }) {
  const { units, pickedGames, ownGames } = state;
  const rig = activeRig(state);
  const facts = rigFacts(rig, { units, pickedGames, ownGames });
  const isTight = facts.games.reduce((lines, game) => lines + linesOf(game), 0) > maxLines;
  const size = drawingSize[isTight ? 'tight' : 'roomy'];
  const drawing = topDrawing(exactAnswer(rig.entry), { id: 'sheet', size, units, variant: 'picture' });
  return (
    <section className={isTight ? 'rig-sheet sheet-tight' : 'rig-sheet'}>
      <header className="sheet-head">
        <h1 className="sheet-title">{facts.fullName}</h1>
        <p className="sheet-day">{formatDay(new Date(), language.tag)}</p>
      </header>
      <svg className="rig-drawing sheet-drawing" viewBox={`0 0 ${size.width} ${size.height}`}>
        <g>
          <Shapes shapes={drawing.shapes} />
        </g>
      </svg>
      {drawing.layout === null && facts.reason === null && <p className="sheet-sentence">{drawing.reason}</p>}
      {facts.reason === null ? (
        <>
          <div className="sheet-answer">
            <dl className="sheet-angles">
              {facts.figures.map(({ name, value }, place) => (
                <div key={place}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="sheet-sentence">{facts.sentence}</p>
          </div>
          <h2 className="sheet-games-title">{facts.gamesTitle}</h2>
          <ul className="sheet-games">
            {facts.games.map((game) => (
              <GameLine key={game.name} {...game} />
            ))}
          </ul>
        </>
      ) : (
        <p className="sheet-reason">{facts.reason}</p>
      )}
      <footer className="sheet-foot">
        <p>{words.from(site.name, shownAddress)}</p>
        <p>{words.method}</p>
      </footer>
    </section>
  );
}

const GameLine = ({ name, value, isList, caption, measures, warning, remarks }: GameFacts) => (
  <li className="sheet-game">
    <span className="sheet-name">{name}</span>
    {!isList && <strong className="sheet-value">{value}</strong>}
    {measures !== '' && <strong className="sheet-measures">{measures}</strong>}
    <span className="sheet-more">
      {words.remarks([...(caption !== '' && measures === '' ? [caption] : []), ...remarks])}
    </span>
    {warning !== '' && <span className="sheet-warning">{warning}</span>}
  </li>
);
