import { language } from '#messages/language';
import { words } from '#messages/rig-sheet';
import { Shapes } from '../../drawing/shapes';
import { drawnRig, topModel } from '../../drawing/top-model';
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

/** More lines than this stand in two columns: so, 30 games fit on one side of paper, and those that take measures. */
const maxLines = 11;

/** About how many lines a game takes. */
const linesOf = ({ measures, warning }: GameFacts): number =>
  (measures === '' ? 1 : 2.5) + (warning === '' ? 0 : 0.8);

/** CSS pixels of the paper that the rig is drawn on. */
const drawingSize = { roomy: { width: 660, height: 360 }, tight: { width: 660, height: 250 } } as const;

/** One side of paper: the active rig, its drawing, its angles, its games. */
export function RigSheet({ state }: { readonly state: State }) {
  const { units, pickedGames } = state;
  const rig = activeRig(state);
  const facts = rigFacts(rig, { units, pickedGames });
  const isTight = facts.games.reduce((lines, game) => lines + linesOf(game), 0) > maxLines;
  const size = drawingSize[isTight ? 'tight' : 'roomy'];
  const model = topModel(drawnRig(exactAnswer(rig.entry), units), { id: 'sheet', size });
  return (
    <section className={isTight ? 'rig-sheet sheet-tight' : 'rig-sheet'}>
      <header className="sheet-head">
        <h1 className="sheet-title">{facts.fullName}</h1>
        <p className="sheet-day">{formatDay(new Date(), language.tag)}</p>
      </header>
      <svg className="rig-drawing sheet-drawing" viewBox={`0 0 ${size.width} ${size.height}`}>
        <g>
          <Shapes shapes={model.shapes} />
        </g>
      </svg>
      {model.drawn === null && facts.reason === null && <p className="sheet-sentence">{model.reason}</p>}
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

/** A number and its unit stay in one line. */
const unitsInLine = (text: string): string => text.replace(/(?<=\d) /g, '\u00a0');

const GameLine = ({ name, value, isList, caption, measures, warning, remarks }: GameFacts) => (
  <li className="sheet-game">
    <span className="sheet-name">{name}</span>
    {!isList && <strong className="sheet-value">{value}</strong>}
    {measures !== '' && <strong className="sheet-measures">{unitsInLine(measures)}</strong>}
    <span className="sheet-more">
      {words.remarks([...(!isList && caption !== '' ? [caption] : []), ...remarks])}
    </span>
    {warning !== '' && <span className="sheet-warning">{warning}</span>}
  </li>
);
