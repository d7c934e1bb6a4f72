import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { words as pageWords } from '#messages/game-pages';
import { language } from '#messages/language';
import { searchableText } from '../domain/games/find-games';
import { games } from '../domain/games/games';
import { settingKind, type SettingKind } from '../domain/games/setting-kind';
import { sortedByName } from '../domain/games/sort-games';
import type { Evidence, Game } from '../domain/games/types';
import { unsettledGames } from '../domain/games/unsettled-games';
import { gameName } from '../text/game-name';
import { GameTitle } from '../features/game-library/game-title';
import { gamePath, gamesPath, linkTo, measurePathFor } from '../platform/site';
import { Breadcrumbs, breadcrumbList } from './breadcrumbs';
import type { Page } from './page';
import { MailLink } from './shell';
import { RichText } from '../ui/rich-text';
import '../ui/fields/field.css';
import '../ui/fields/choice-fields.css';
import '../ui/fields/search.css';
import './games-page.css';

const words = pageWords.list;

const crumbs = [{ path: gamesPath, text: pageWords.crumbs.games }];

export const gamesPage: Page = {
  path: gamesPath,
  file: 'games.html',
  title: words.title,
  description: words.description(games.length),
  keywords: words.keywords,
  source: 'src/pages/games-page.tsx',
  indexed: true,
  structuredData: { '@context': 'https://schema.org', ...breadcrumbList(crumbs) },
  content: <GamesPage />,
};

const kinds = Object.keys(words.kinds) as readonly SettingKind[];
const levels = (Object.keys(gameWords.evidence) as readonly Evidence['level'][]).filter((level) =>
  games.some(({ evidence }) => evidence.level === level),
);

/** Driving games first. */
const groups = (['raced', 'other-sim'] as const).map((code) => ({
  code,
  games: sortedByName(games).filter(({ kind = 'raced' }) => kind === code),
}));

function GamesPage() {
  return (
    <div className="games-page wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{words.heading}</h1>
      <p className="games-lead">
        {words.lead(games.length)}
        {language.sentenceSpace}
        <RichText text={words.unsettled.link} />
      </p>
      {/* Enabled by the page script. */}
      <form className="games-filters" role="search" aria-label={words.filters} autoComplete="off">
        <label>
          {words.search}
          <input className="search" type="search" name="query" />
        </label>
        <Choice name="takes" label={words.takes} options={kinds} texts={words.kinds} />
        <Choice name="sure" label={words.sure} options={levels} texts={gameWords.evidence} />
      </form>
      {groups.map(({ code, games: rows }) => (
        <section key={code} data-games aria-labelledby={code}>
          <h2 id={code}>{words.groups[code]}</h2>
          <ul>
            {rows.map((game) => (
              <GameLine key={game.id} game={game} />
            ))}
          </ul>
        </section>
      ))}
      <p data-no-game role="status">
        <span hidden>{words.noMatch}</span>
      </p>
      <section className="games-unsettled" aria-labelledby="unknown">
        <h2 id="unknown">{words.unsettled.title}</h2>
        <p className="games-lead">
          {words.unsettled.lead}
          {language.sentenceSpace}
          <RichText text={words.unsettled.howTo} />
        </p>
        <ul>
          {unsettledGames().map(({ game, reason }) => (
            <li key={game.id}>
              <GameLink game={game} />
              <span>{words.unsettled.questions[reason]}</span>
              <span>{gameWords.evidence[game.evidence.level]}</span>
              <a
                href={linkTo(measurePathFor(game.id))}
                aria-label={words.unsettled.measureGame(gameName(game))}
              >
                {words.unsettled.measure}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="games-data text-quiet" id="open-data">
        <RichText text={words.data} slots={{ mail: <MailLink /> }} />
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Value[];
  readonly texts: Readonly<Record<Value, string>>;
}

const Choice = <Value extends string>({ name, label, options, texts }: ChoiceProps<Value>) => (
  <label>
    {label}
    <select name={name}>
      <option value="">{words.any}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {texts[option]}
        </option>
      ))}
    </select>
  </label>
);

const GameLink = ({ game }: { readonly game: Game }) => (
  <a href={linkTo(gamePath(game.id))}>
    <GameTitle game={game} />
  </a>
);

function GameLine({ game }: { readonly game: Game }) {
  const { scale, evidence } = game;
  return (
    <li
      data-found-by={searchableText(game, gameWords.localNames)}
      data-takes={settingKind(game)}
      data-sure={evidence.level}
    >
      <GameLink game={game} />
      <span>{scale ? detailWords.takes[scale.takes] : words.noNumber}</span>
      {scale && <span>{gameWords.evidence[evidence.level]}</span>}
    </li>
  );
}
