import { words } from '#messages/embed';
import { defaultEntry } from '../domain/rig/entry';
import { EmbedCard } from '../features/embed/embed-card';
import { firstGame } from '../features/embed/embed-options';
import type { Page } from './page';
import './embed-page.css';

export const embedPage: Page = {
  path: '/embed',
  file: 'embed.html',
  title: words.title,
  description: words.description,
  source: 'src/pages/embed.tsx',
  indexed: false,
  isEmbed: true,
  content: (
    <>
      <EmbedCard game={firstGame} entry={defaultEntry} units="cm" />
      <noscript>
        <p className="embed-wants-script text-note">{words.withoutScript}</p>
      </noscript>
    </>
  ),
};
