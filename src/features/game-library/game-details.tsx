import { words } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { useId, type ReactNode } from 'react';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { copy } from '../../ui/overlays/copy';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { fileLines } from '../../domain/game-files/file-lines';
import { gameFiles } from '../../domain/game-files/game-files';
import type { GameFile } from '../../domain/game-files/types';
import { dayText } from '../../text/days';
import { gameValueText } from '../../text/game-values';
import { menuText } from '../../text/menu-text';
import { limitsFor, settingOn } from '../../domain/games/setting';
import { tripleFor } from '../../domain/games/triple';
import { disagreementsOf, sourcesOf } from '../../domain/games/game-sources';
import type { Source } from '../../domain/games/record-types';
import type { Game, NoteCode, Scale } from '../../domain/games/types';
import { InfoButton } from '../../ui/overlays/info-button';
import { CodeText } from '../../ui/code-text';
import { WithCode } from '../../ui/with-code';
import '../../ui/styles/button.css';
import './game-details.css';

interface GameDetailsProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Changes a player's own file. */
  readonly patcher: (files: readonly GameFile[]) => ReactNode;
}

/** What stands behind a number: where it goes, what it means, how sure it is. */
export function GameDetails({ game, entry, patcher }: GameDetailsProps) {
  const outcome = exactAnswer(entry).seen;
  // Of an impossible rig, what depends on it is left out.
  const seen = outcome.ok ? outcome.value : null;
  const { scale, otherwise = [], where, developer } = game;
  const [sources, disagreements] = [sourcesOf(game.id), disagreementsOf(game.id)];
  // What the number of one screen is and where it goes would only confuse where measurements take its place.
  const numberCounts = !(seen?.view.triple && game.triple.takes === 'measures');
  const files = seen ? gameFiles(game, seen) : [];
  // The lines for a file say what it takes.
  const others = otherwise.filter(({ when }) => when !== 'in-file' || files.length === 0);
  const file = files.length === 0 && numberCounts ? where.file : null;
  return (
    <>
      <Section title={words.parts.type}>
        {seen && scale && <TriplePart game={game} seen={seen} hasFiles={files.length > 0} />}
        {scale && numberCounts && <Part title={words.titles.takes}>{takesText(scale, game, seen)}</Part>}
        {seen &&
          numberCounts &&
          others.map((other) => (
            <Part key={other.when} title={words.otherwise[other.when]}>
              {words.otherwiseTakes(
                gameValueText(settingOn(other.scale, seen.view).value, other.scale),
                words.takes[other.scale.takes],
              )}
            </Part>
          ))}
        {where.menu !== null && numberCounts && <Part title={words.titles.menu}>{menuText(where.menu)}</Part>}
        {where.tip !== undefined && numberCounts && (
          <Part title={words.titles.tip}>{words.tips[where.tip]}</Part>
        )}
      </Section>
      <Section title={words.parts.file}>
        {files.length > 0 && (
          <div>
            {files.map((each) => (
              <FileLines key={each.path} file={each} />
            ))}
            {patcher(files)}
          </div>
        )}
        {file && (
          <p>
            <WithCode
              text={file.section === undefined ? words.fileAndKey : words.fileSectionAndKey}
              code={file}
            />
          </p>
        )}
      </Section>
      <Section title={words.parts.sure} help={<EvidenceHelp {...game.evidence} />}>
        <p>{howSure(game, numberCounts)}</p>
        {disagreements.length > 0 && (
          <Part title={words.titles.disagreements}>
            {disagreements.map(({ says, by }) => (
              <div key={says} className="game-disagreement">
                <SourceList sources={by} />
                <p>{words.disagreements[says]}</p>
              </div>
            ))}
          </Part>
        )}
        <Part title={words.titles.developer}>{developer}</Part>
        {sources.length + files.length > 0 && (
          <Part title={words.titles.sources}>
            <SourceList sources={withSourcesOf(files, sources)} />
          </Part>
        )}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly help?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** One of the three parts; not there where it has nothing to say. */
function Section({ title, help, children }: SectionProps) {
  const id = useId();
  if (children.flat().every((child) => child === null || child === false)) return null;
  return (
    <section className="game-part" aria-labelledby={id}>
      <div className="game-part-title">
        <h5 id={id}>{title}</h5>
        {help}
      </div>
      <div className="game-part-body">{children}</div>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What a word such as "believed" stands for. */
const EvidenceHelp = ({ level }: Pick<Game['evidence'], 'level'>) => (
  <InfoButton
    question={gameWords.whatEvidenceMeans(gameWords.evidence[level])}
    explanation={gameWords.evidenceMeans[level]}
  />
);

const Part = ({ title, children }: PartProps) => (
  <div>
    <h6>{title}</h6>
    <div>{children}</div>
  </div>
);

const SourceList = ({ sources }: { readonly sources: readonly Source[] }) => (
  <ul>
    {sources.map(({ url, read }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
        </a>{' '}
        <span className="game-source-read">{words.readOn(dayText(read))}</span>
      </li>
    ))}
  </ul>
);

/** Each once: what a file looks like was often seen where the number was. */
function withSourcesOf(files: readonly GameFile[], sources: readonly Source[]): readonly Source[] {
  const all = [...sources, ...files.flatMap((file) => file.sources)];
  return [...new Map(all.toReversed().map((source) => [source.url, source])).values()].toReversed();
}

/** What belongs into one file, to copy, and what to know of it. */
function FileLines({ file }: { readonly file: GameFile }) {
  const lines = fileLines(file).join('\n');
  return (
    <div className="game-file">
      <p>
        <WithCode text={lines === '' ? words.fileOnly : words.linesOfFile} code={file} />
      </p>
      {file.notes.map((note) => (
        <p key={note}>{words.fileNotes[note]}</p>
      ))}
      {lines !== '' && <Lines text={lines} />}
    </div>
  );
}

function Lines({ text }: { readonly text: string }) {
  return (
    <>
      <pre>
        <CodeText text={text} />
      </pre>
      <button className="button button-small" type="button" onClick={() => void copy(text)}>
        {words.copyLines}
      </button>
    </>
  );
}

/** What is said of three screens. The other notes are about the number. */
const tripleNotes: readonly NoteCode[] = ['lmu'];

function howSure({ evidence, note }: Game, numberCounts: boolean): string {
  return language.sentences([
    words.evidenceSentence(gameWords.evidence[evidence.level]),
    ...(evidence.level === 'confirmed' ? [] : [words.reasons[evidence.reason]]),
    ...(note !== undefined && (numberCounts || tripleNotes.includes(note)) ? [words.notes[note]] : []),
  ]);
}

function takesText(scale: Scale, game: Game, seen: ViewedRig | null): string {
  const { range } = scale;
  const takes = words.takes[scale.takes];
  // Of an impossible rig, only limits that follow its shape are unknown.
  if (seen === null && range?.kind === 'vertical') return takes;
  const { min = null, max = null } =
    (seen ? limitsFor(game, seen.view) : range?.kind === 'fixed' ? range : null) ?? {};
  if (min === null || max === null) return words.takesWithoutLimits(takes);
  return words.takesWithinLimits(takes, gameValueText(min, scale), gameValueText(max, scale));
}

interface TriplePartProps {
  readonly game: Game;
  readonly seen: ViewedRig;
  /** Its files have a part of their own, with more in it. */
  readonly hasFiles: boolean;
}

function TriplePart({ game, seen, hasFiles }: TriplePartProps) {
  const triple = tripleFor(game, seen.rig, seen.view);
  if (triple === null) return null;
  const { sentence, menu, measures, file, lines, cautions } = triple;
  const hasKeys = measures.some(({ key }) => key !== null);
  // A game that takes nothing else shows them above already, and its file says their keys.
  const tabled = game.triple.takes === 'measures' && (hasFiles || !hasKeys) ? [] : measures;
  return (
    <Part title={words.titles.triple}>
      <p>{words.triple[sentence]}</p>
      {cautions.map((caution) => (
        <p key={caution}>{words.cautions[caution]}</p>
      ))}
      {menu !== null && <p>{words.measuresGoTo(menuText(menu))}</p>}
      {hasKeys && file === null && !hasFiles && game.where.file && (
        <p>
          <WithCode text={words.keysAreIn} code={game.where.file} />
        </p>
      )}
      {tabled.length > 0 && (
        <table className="game-measures">
          <thead>
            <tr>
              <th scope="col">{words.measureColumns.what}</th>
              <th scope="col">{words.measureColumns.value}</th>
              {hasKeys && <th scope="col">{words.measureColumns.key}</th>}
            </tr>
          </thead>
          <tbody>
            {tabled.map((measure) => (
              <tr key={measure.what}>
                <th scope="row">{words.measures[measure.what]}</th>
                <td>
                  {gameValueText(measure.value, measure)}{' '}
                  {measure.outOfRange !== null && (
                    <strong className="game-warning">
                      {measure.outOfRange === 'below' ? words.belowRange : words.aboveRange}
                    </strong>
                  )}
                </td>
                {hasKeys && (
                  <td>
                    {measure.key !== null && (
                      <code>
                        <CodeText text={measure.key} />
                      </code>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > 0 && !hasFiles && (
        <>
          {file && (
            <p>
              <WithCode text={file.section === null ? words.linesOfFile : words.linesOfSection} code={file} />
            </p>
          )}
          <Lines text={lines.join('\n')} />
        </>
      )}
    </Part>
  );
}
