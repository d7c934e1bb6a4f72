import { words } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { words as shaderWords } from '#messages/shader';
import { useId, type ReactNode } from 'react';
import { linkTo, measurePathFor } from '../../platform/site';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { Button } from '../../ui/button';
import { copy } from '../../ui/overlays/copy';
import { fileLines } from '../../domain/game-files/file-lines';
import { gameFiles } from '../../domain/game-files/game-files';
import type { GameFile } from '../../domain/game-files/types';
import { dayText } from '../../text/days';
import { gameValueText } from '../../text/game-values';
import { howSureText } from '../../text/how-sure';
import { menuText } from '../../text/menu-text';
import { answerFor, type NumberAnswer, type PossibleAnswer } from '../../domain/games/game-answer';
import { disagreementsOf, sourcesOf } from '../../domain/games/game-sources';
import type { Source } from '../../domain/games/record-types';
import type { Game, Scale } from '../../domain/games/types';
import { shaderUse } from '../../domain/planning/shader-use';
import { InfoButton } from '../../ui/overlays/info-button';
import { CodeText, inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';
import { MakeExact } from './make-exact';
import { RestOfView } from './rest-of-view';
import './game-details.css';

interface GameDetailsProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Changes a player's own file. */
  readonly patcher: (files: readonly GameFile[]) => ReactNode;
  /** Lists the keys of a player's own file, for a game whose files are not known. */
  readonly inspector: ReactNode;
}

/** Details of a number: where to enter it, its meaning, its certainty. */
export function GameDetails({ game, entry, patcher, inspector }: GameDetailsProps) {
  const outcome = exactAnswer(entry).seen;
  // An impossible rig has no view; everything that depends on it is left out.
  const seen = outcome.ok ? outcome.value : null;
  const { scale, where, developer } = game;
  const [sources, disagreements] = [sourcesOf(game.id), disagreementsOf(game.id)];
  // The number of one screen would confuse if measures replace it.
  const answer = seen && answerFor(game, seen);
  const number = answer?.kind === 'number' ? answer : null;
  const numberCounts = answer === null || number !== null;
  const files = seen ? gameFiles(game, seen) : [];
  const use = seen && shaderUse(game, seen);
  // The lines for a file replace the scale for files.
  const others = (number?.otherwise ?? []).filter(({ when }) => when !== 'in-file' || files.length === 0);
  const file = files.length === 0 && numberCounts ? where.file : null;
  const isFileUnknown =
    answer !== null && answer.kind !== 'fixed-view' && files.length === 0 && where.file === null;
  return (
    <>
      <Section title={words.parts.type}>
        {answer && scale && <TriplePart game={game} answer={answer} hasFiles={files.length > 0} />}
        {scale && numberCounts && <Part title={words.titles.takes}>{takesText(scale, number)}</Part>}
        {others.map((other) => (
          <Part key={other.when} title={words.otherwise[other.when]}>
            {words.otherwiseTakes(
              gameValueText(other.setting.value, other.scale),
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
            <RichText
              text={file.section === undefined ? words.fileAndKey : words.fileSectionAndKey}
              slots={inCode(file)}
            />
          </p>
        )}
        {isFileUnknown && <p>{words.inspectNote}</p>}
        {isFileUnknown && inspector}
      </Section>
      <Section title={shaderWords.title}>
        {seen && use && <MakeExact game={game} entry={entry} seen={seen} use={use} />}
      </Section>
      <Section title={words.restOfView.title}>
        <RestOfView game={game} entry={entry} />
      </Section>
      <Section title={words.parts.sure} help={<EvidenceHelp {...game.evidence} />}>
        <p>{howSureText(game, numberCounts)}</p>
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
        <p>
          <a href={linkTo(measurePathFor(game.id))}>{words.measure}</a>
        </p>
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
  readonly children: ReactNode | readonly ReactNode[];
}

/** One of the three parts; hidden if it is empty. */
function Section({ title, help, children }: SectionProps) {
  const id = useId();
  if ([children].flat(2).every((child) => child === null || child === false)) return null;
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

/** Explanation of a word such as "believed". */
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

/** Without duplicates: a page is often the source of both file and number. */
function withSourcesOf(files: readonly GameFile[], sources: readonly Source[]): readonly Source[] {
  const all = [...sources, ...files.flatMap((file) => file.sources)];
  return [...new Map(all.toReversed().map((source) => [source.url, source])).values()].toReversed();
}

/** Lines for one file to copy, with notes. */
function FileLines({ file }: { readonly file: GameFile }) {
  const lines = fileLines(file).join('\n');
  return (
    <div className="game-file">
      <p>
        <RichText
          text={lines === '' ? words.fileOnly : words.linesOfFile}
          slots={inCode({ path: file.path })}
        />
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
      <Button onClick={() => void copy(text)}>{words.copyLines}</Button>
    </>
  );
}

function takesText(scale: Scale, number: NumberAnswer | null): string {
  const { range } = scale;
  const takes = words.takes[scale.takes];
  // Without a view, only limits that follow its shape are unknown.
  if (number === null && range?.kind === 'vertical') return takes;
  const { min = null, max = null } = number?.setting.limits ?? (range?.kind === 'fixed' ? range : {});
  if (min === null || max === null) return words.takesWithoutLimits(takes);
  return words.takesWithinLimits(takes, gameValueText(min, scale), gameValueText(max, scale));
}

interface TriplePartProps {
  readonly game: Game;
  readonly answer: PossibleAnswer;
  /** Its files have a more detailed part of their own. */
  readonly hasFiles: boolean;
}

function TriplePart({ game, answer, hasFiles }: TriplePartProps) {
  const { triple } = answer;
  if (triple === null) return null;
  const { sentence, menu, measures, file, lines } = triple;
  const hasKeys = measures.some(({ key }) => key !== null);
  // A game that takes measures alone shows them above, and its file shows their keys.
  const tabled = answer.kind !== 'number' && (hasFiles || !hasKeys) ? [] : measures;
  return (
    <Part title={words.titles.triple}>
      <p>{words.triple[sentence]}</p>
      {menu !== null && <p>{words.measuresGoTo(menuText(menu))}</p>}
      {hasKeys && file === null && !hasFiles && game.where.file && (
        <p>
          <RichText text={words.keysAreIn} slots={inCode(game.where.file)} />
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
              <RichText
                text={file.section === null ? words.linesOfFile : words.linesOfSection}
                slots={inCode({ path: file.path, section: file.section })}
              />
            </p>
          )}
          <Lines text={lines.join('\n')} />
        </>
      )}
    </Part>
  );
}
