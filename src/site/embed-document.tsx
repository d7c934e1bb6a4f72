import { language } from '#messages/language';
import { words as pageWords } from '#messages/pages';
import { addressOf, linkTo, site } from '../platform/site';
import type { Page } from '../pages/page';
import type { PageAssets } from './document';
import '../ui/styles/layers.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';

interface EmbedDocumentProps {
  readonly page: Page;
  readonly assets: PageAssets;
}

/** A page that stands inside others': without a frame of its own, for nobody to find by itself, and with one script. */
export const EmbedDocument = ({ page, assets }: EmbedDocumentProps) => (
  <html lang={language.tag} dir={language.direction === 'ltr' ? undefined : language.direction}>
    <head>
      <meta charSet="utf-8" />
      {assets.contentSecurityPolicy !== undefined && (
        <meta httpEquiv="Content-Security-Policy" content={assets.contentSecurityPolicy} />
      )}
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageWords.documentTitle(page.title, site.name)}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={addressOf('/')} />
      <link rel="icon" type="image/svg+xml" href={linkTo('/icon.svg')} />
      {assets.font !== undefined && (
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
      )}
      {assets.inlineStyles !== undefined && (
        <style dangerouslySetInnerHTML={{ __html: assets.inlineStyles }} />
      )}
      {assets.styleSheets?.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.inlineScript !== undefined && (
        <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
      )}
      {assets.firstScript !== undefined && <script type="module" src={assets.firstScript} />}
      <script type="module" src={assets.script} />
    </head>
    <body>{page.content}</body>
  </html>
);
