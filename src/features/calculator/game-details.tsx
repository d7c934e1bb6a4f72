import type { ReactNode } from 'react';
import type { SeenRig } from '../../core/see-rig';
import { measureText, settingText } from '../../games/format';
import { limitsFor, settingOn } from '../../games/setting';
import { tripleFor, type Measure } from '../../games/triple';
import type { Game, Scale } from '../../games/types';
import { evidenceNames } from './evidence-names';

interface GameDetailsProps {
  readonly game: Game;
  /** null = the rig cannot be: what depends on it is left out. */
  readonly seen: SeenRig | null;
  readonly onCopy: (text: string) => void;
}

/** What stands behind a number: where it goes, what it means, how sure it is. */
export function GameDetails({ game, seen, onCopy }: GameDetailsProps) {
  const { scale, otherwise = [], where, evidence, note, sources, developer } = game;
  // What the number of one screen is and where it goes would only confuse where measurements take its place.
  const numberCounts = !(seen?.view.triple && game.triple.takes === 'measures');
  return (
    <dl>
      {seen && scale && <TriplePart game={game} seen={seen} onCopy={onCopy} />}
      {scale && numberCounts && <Part title="Takes">{takesText(scale, game, seen)}</Part>}
      {seen &&
        otherwise.map((other) => (
          <Part key={other.when} title={other.when}>
            {settingText(other.scale, settingOn(other.scale, seen.view).value)} ({other.scale.takes})
          </Part>
        ))}
      {where.menu !== null && numberCounts && <Part title="In the menu">{where.menu}</Part>}
      {where.file !== null && numberCounts && (
        <Part title="In a file">
          <code>{where.file.path}</code>
          {where.file.section !== undefined && (
            <>
              , section <code>{where.file.section}</code>
            </>
          )}
          , key <code>{where.file.key}</code>
        </Part>
      )}
      {where.tip !== undefined && numberCounts && <Part title="Good to know">{where.tip}</Part>}
      <Part title="How sure">
        {evidenceNames[evidence.level]}. {evidence.level === 'confirmed' ? '' : evidence.reason} {note}
      </Part>
      <Part title="Developer">{developer}</Part>
      {sources.length > 0 && (
        <Part title="Sources">
          <ul>
            {sources.map(({ url, read }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
                </a>
                , read {read}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </dl>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function takesText(scale: Scale, game: Game, seen: SeenRig | null): string {
  const { min = null, max = null } = (seen && limitsFor(game, seen.view)) ?? {};
  if (min === null || max === null) return `${scale.takes}; its limits are not known`;
  return `${scale.takes}, from ${settingText(scale, min)} to ${settingText(scale, max)}`;
}

function TriplePart({ game, seen, onCopy }: GameDetailsProps & { readonly seen: SeenRig }) {
  const triple = tripleFor(game, seen.rig, seen.view);
  if (triple === null) return null;
  const { sentence, measures, file, lines, cautions } = triple;
  return (
    <Part title="With three screens">
      <p>{sentence}</p>
      {cautions.map((caution) => (
        <p key={caution}>{caution}</p>
      ))}
      {measures.length > 0 && (
        <table className="measures">
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.what}>
                <th scope="row">
                  {measure.what} {measure.key !== null && <code>{measure.key}</code>}
                </th>
                <td>
                  {measureText(measure)}
                  {measure.outOfRange !== null && (
                    <strong className="warning"> {measureWarning(measure)}</strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > 0 && (
        <>
          <p>
            {file && (
              <>
                In <code>{file.path}</code>
                {file.section !== null && (
                  <>
                    , section <code>{file.section}</code>
                  </>
                )}
                :
              </>
            )}
          </p>
          <pre>{lines.join('\n')}</pre>
          <button className="button small" type="button" onClick={() => onCopy(lines.join('\n'))}>
            Copy these lines
          </button>
        </>
      )}
    </Part>
  );
}

const measureWarning = ({ outOfRange }: Measure): string =>
  outOfRange === 'below' ? 'less than the game says it takes' : 'more than the game says it takes';
