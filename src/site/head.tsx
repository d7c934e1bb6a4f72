import { language } from '#messages/language';
import type { ReactNode } from 'react';
import { linkTo } from '../platform/site';
import numbersFont from '../ui/styles/numbers.woff2';

/** Resources that the page needs besides its HTML. */
export interface PageAssets {
  /** Inlined style sheet: one request less before the first paint. */
  readonly inlineStyles?: string;
  /** Style sheets as files, for the development server. */
  readonly styleSheets?: readonly string[];
  /** Inline script that runs before the first paint, for the theme. */
  readonly inlineScript?: string;
  /** The same as a file, for the development server. */
  readonly firstScript?: string;
  readonly script: string;
  /** Content security policy for hosts that send no header; null in development, whose scripts it would refuse. */
  readonly contentSecurityPolicy?: string;
  /** Script of the calculator, if the page has one; preloaded. */
  readonly islandScript?: string;
}

/** Omitted for left to right, the default of browsers. */
export const languageAttributes = {
  lang: language.tag,
  dir: language.direction === 'ltr' ? undefined : language.direction,
};

interface HeadProps {
  readonly assets: PageAssets;
  /** Metadata for search engines and link previews. */
  readonly metadata: ReactNode;
  /** Preloads the font of numbers; pages of text have none. */
  readonly hasNumbers: boolean;
  readonly children?: ReactNode;
}

/** Head of every page, in the order in which browsers need it. */
export const Head = ({ assets, metadata, hasNumbers, children }: HeadProps) => (
  <head>
    <meta charSet="utf-8" />
    {assets.contentSecurityPolicy !== undefined && (
      <meta httpEquiv="Content-Security-Policy" content={assets.contentSecurityPolicy} />
    )}
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {metadata}
    <link rel="icon" type="image/svg+xml" href={linkTo('/icon.svg')} />
    {hasNumbers && <link rel="preload" href={numbersFont} as="font" type="font/woff2" crossOrigin="" />}
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
