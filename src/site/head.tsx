import { language } from '#messages/language';
import type { ReactNode } from 'react';
import { linkTo } from '../platform/site';

/** Where the browser finds what the page needs besides its HTML. */
export interface PageAssets {
  /** Put into the page itself: one request less before the first paint. */
  readonly inlineStyles?: string;
  /** For the development server, which serves style sheets as files. */
  readonly styleSheets?: readonly string[];
  /** What must be known before anything is painted, such as the theme: put into the page itself. */
  readonly inlineScript?: string;
  /** The same for the development server. */
  readonly firstScript?: string;
  readonly script: string;
  /** The face of numbers, asked for before any of them is laid out. */
  readonly font?: string;
  /** Where no header says it. The development server's own scripts would not pass. */
  readonly contentSecurityPolicy?: string;
  /** The script of the page's live part, if it has one. Its download starts with the page. */
  readonly islandScript?: string;
}

/** Left to right is what a browser takes for granted. */
export const languageAttributes = {
  lang: language.tag,
  dir: language.direction === 'ltr' ? undefined : language.direction,
};

interface HeadProps {
  readonly assets: PageAssets;
  /** What search engines and other sites read. */
  readonly metadata: ReactNode;
  readonly children?: ReactNode;
}

/** What every page's head has, in the order in which a browser needs it. */
export const Head = ({ assets, metadata, children }: HeadProps) => (
  <head>
    <meta charSet="utf-8" />
    {assets.contentSecurityPolicy !== undefined && (
      <meta httpEquiv="Content-Security-Policy" content={assets.contentSecurityPolicy} />
    )}
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {metadata}
    <link rel="icon" type="image/svg+xml" href={linkTo('/icon.svg')} />
    {assets.font !== undefined && (
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
    )}
    {assets.inlineStyles !== undefined && <style dangerouslySetInnerHTML={{ __html: assets.inlineStyles }} />}
    {assets.styleSheets?.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
    {children}
    {assets.inlineScript !== undefined && (
      <script dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
    )}
    {assets.firstScript !== undefined && <script type="module" src={assets.firstScript} />}
    <script type="module" src={assets.script} />
  </head>
);
