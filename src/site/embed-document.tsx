import { words } from '#messages/pages';
import { addressOf, site } from '../platform/site';
import type { Page } from '../pages/page';
import { Head, type PageAssets, languageAttributes } from './head';
import '../ui/styles/layers.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/numbers-font.css';

interface EmbedDocumentProps {
  readonly page: Page;
  readonly assets: PageAssets;
}

/** Page for frames of other sites: no header and footer, not indexed, one script. */
export const EmbedDocument = ({ page, assets }: EmbedDocumentProps) => (
  <html {...languageAttributes}>
    <Head
      assets={assets}
      hasNumbers
      metadata={
        <>
          <title>{words.documentTitle(page.title, site.name)}</title>
          <meta name="description" content={page.description} />
          <meta name="robots" content="noindex" />
          <link rel="canonical" href={addressOf('/')} />
        </>
      }
    />
    <body>{page.content}</body>
  </html>
);
