import { words } from '#messages/game-pages';
import { words as pageWords } from '#messages/pages';
import { language } from '#messages/language';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GameResult } from '../calculator/game-result';
import { served } from '../calculator/served-parts';
import { Workbench } from '../calculator/workbench';
import { games } from '../domain/games/games';
import { relatedGames } from '../domain/games/related-games';
import type { Game } from '../domain/games/types';
import { GameTitle, Qualifier } from '../features/game-library/game-title';
import { gamePath, gamesPath, linkTo, measurePathFor, site } from '../platform/site';
import { plainText } from '../messages/marks';
import { gamePageTexts, type GamePageTexts } from '../text/game-page-texts';
import { gameName } from '../text/game-name';
import { RichText } from '../ui/rich-text';
import { Breadcrumbs, breadcrumbList } from './breadcrumbs';
import { GameDrawing } from './game-drawing';
import { HeroRoot } from './hero-root';
import { Island } from './island';
import type { Page } from './page';
import './game-page.css';

const documentTitle = (title: string) => pageWords.documentTitle(title, site.name);

/** Served answer for the default rig, until hydration. */
const servedGame = (gameId: string): string =>
  renderToStaticMarkup(<GameResult gameId={gameId} />, { identifierPrefix: 'game-' });

/** A page per game. All have the same style sheets: hosts get one policy for the folder. */
export const gamePages = (): readonly Page[] =>
  games.map((game) => {
    const texts = gamePageTexts(game, documentTitle);
    const path = gamePath(game.id);
    const crumbs = [
      { path: gamesPath, text: words.crumbs.games },
      { path, text: gameName(game) },
    ];
    return {
      path,
      file: `${path.slice(1)}.html`,
      title: texts.title,
      description: texts.description,
      source: 'src/pages/game-page.tsx',
      folder: gamesPath,
      indexed: true,
      hasCalculator: true,
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [questionsAndAnswers(texts), breadcrumbList(crumbs)],
      },
      content: (
        <>
          <div className="game-page-head wrap">
            <Breadcrumbs crumbs={crumbs} />
            <h1>
              {texts.heading}
              <Qualifier game={game} />
            </h1>
            <HeroRoot gameId={game.id} />
          </div>
          <section className="calculator-section wrap" id="calculator" aria-labelledby="calculator-title">
            <h2 className="visually-hidden" id="calculator-title">
              {words.calculator}
            </h2>
            <Island gameId={game.id}>
              <Workbench gameId={game.id} served={{ drawing: served.drawing, game: servedGame(game.id) }} />
            </Island>
          </section>
          <GameAnswers game={game} {...texts} />
        </>
      ),
    };
  });

/** Questions and answers of the page as structured data. */
const questionsAndAnswers = ({ questions }: GamePageTexts) => ({
  '@type': 'FAQPage',
  inLanguage: language.tag,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: language.sentences(answer.map((sentence) => plainText(sentence))),
    },
  })),
});

function GameAnswers({ game, questions }: GamePageTexts & { readonly game: Game }) {
  const related = relatedGames(game);
  const { all, number, none } = words.related;
  const heading = related.length === 0 ? all : game.scale ? number : none;
  return (
    <>
      <div className="game-answers wrap">
        {questions.map(({ id, question, answer }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{question}</h2>
            <p>
              {answer.map((sentence, place) => (
                <Fragment key={place}>
                  {place > 0 && language.sentenceSpace}
                  <RichText text={sentence} />
                </Fragment>
              ))}
            </p>
            {index === 0 && <GameDrawing game={game} />}
          </section>
        ))}
      </div>
      <p className="measure-this screen-only wrap">
        <RichText text={words.measure(measurePathFor(game.id))} />
      </p>
      <nav className="related-games screen-only wrap" aria-label={heading}>
        {related.length > 0 && <h2>{heading}</h2>}
        <ul>
          {related.map((other) => (
            <li key={other.id}>
              <a href={linkTo(gamePath(other.id))}>
                <GameTitle game={other} />
              </a>
            </li>
          ))}
          <li>
            <a href={linkTo(gamesPath)}>{all}</a>
          </li>
        </ul>
      </nav>
    </>
  );
}
