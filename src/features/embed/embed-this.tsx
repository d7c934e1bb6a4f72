import { words } from '#messages/embed-this';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { useEffect, useId, useRef, useState } from 'react';
import { gameById, games } from '../../domain/games/games';
import { groupGames } from '../../domain/games/group-games';
import { addressOf, linkTo } from '../../platform/site';
import { onHeightTold } from '../../platform/embedded-page';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { copy } from '../../ui/overlays/copy';
import { embedPath, embedSnippet, embedTitle, startHeightPx, type EmbedChoice } from './embed-snippet';
import { gameName } from '../../text/game-name';
import '../../ui/fields/choice-fields.css';
import '../../ui/fields/field.css';
import './embed-this.css';

const themes = (['visitor', 'light', 'dark'] as const).map((value) => ({ value, text: words.themes[value] }));
const units = (['cm', 'in'] as const).map((value) => ({ value, text: language.units[value] }));
const groups = groupGames(games, { grouping: 'name', pickedGames: [] });

interface EmbedThisProps {
  /** Initial game of the panel; null = the visitor of the embed chooses. */
  readonly gameId: string | null;
}

/** Panel with choices, snippet and preview of the embed. */
export function EmbedThis({ gameId }: EmbedThisProps) {
  const id = useId();
  const [choice, setChoice] = useState<EmbedChoice>({
    game: gameById(gameId ?? '') ?? null,
    theme: null,
    units: 'cm',
  });
  const change = (part: Partial<EmbedChoice>) => setChoice({ ...choice, ...part });
  const snippet = embedSnippet(choice, addressOf);
  return (
    <div className="embed-this screen-only">
      <p className="text-note">{words.about}</p>
      <div className="embed-this-choices">
        <div>
          <label htmlFor={`${id}game`}>{words.game}</label>
          <select
            id={`${id}game`}
            value={choice.game?.id ?? ''}
            onChange={({ target }) => change({ game: gameById(target.value) ?? null })}
          >
            <option value="">{words.anyGame}</option>
            {groups.map((group) => (
              <optgroup key={group.code} label={gameWords.groups[group.code]}>
                {group.games.map((game) => (
                  <option key={game.id} value={game.id}>
                    {gameName(game)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div>
          <span id={`${id}theme`}>{words.theme}</span>
          <Segments
            labelledBy={`${id}theme`}
            options={themes}
            value={choice.theme ?? 'visitor'}
            onChange={(theme) => change({ theme: theme === 'visitor' ? null : theme })}
          />
        </div>
        <div>
          <span id={`${id}units`}>{words.units}</span>
          <Segments
            labelledBy={`${id}units`}
            options={units}
            value={choice.units}
            onChange={(chosen) => change({ units: chosen })}
          />
        </div>
      </div>
      <div className="embed-this-result">
        <div>
          <h4 id={`${id}snippet`}>{words.snippet}</h4>
          <pre className="embed-snippet" tabIndex={0} aria-labelledby={`${id}snippet`}>
            <code>{snippet}</code>
          </pre>
          <Button onClick={() => void copy(snippet, words.copied)}>{words.copy}</Button>
          <p className="text-note">{words.script}</p>
        </div>
        <div>
          <h4>{words.preview}</h4>
          {/* A new frame for each address: navigation inside one frame would add to the history. */}
          <Preview key={embedPath(choice)} choice={choice} />
        </div>
      </div>
    </div>
  );
}

/** Live preview, at the height that the embed reports. */
function Preview({ choice }: { readonly choice: EmbedChoice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(startHeightPx);
  useEffect(() => onHeightTold(() => frame.current, setHeightPx), []);
  return (
    <iframe
      className="embed-preview"
      ref={frame}
      src={linkTo(embedPath(choice))}
      title={embedTitle(choice)}
      height={heightPx}
      allow="clipboard-write"
    />
  );
}
