import '../ui/styles/layers.css';
import { language } from '#messages/language';
import { words } from '#messages/pages';
import { languages } from '../messages/languages';
import type { Page } from '../pages/page';
import { Shell } from '../pages/shell';
import { addressOf, linkTo, site } from '../platform/site';
import { Head, languageAttributes, type PageAssets } from './head';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';

interface DocumentProps {
  readonly page: Page;
  readonly assets: PageAssets;
  readonly builtAt: Date;
}

export function Document({ page, assets, builtAt }: DocumentProps) {
  return (
    <html {...languageAttributes}>
      <Head
        assets={assets}
        metadata={<Metadata page={page} />}
        hasNumbers={assets.islandScript !== undefined}
      >
        {/* The first that counts is taken; whether the dark one does, the theme decides. */}
        <meta name="theme-color" content="#0b0e10" media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content="#f2f0e9" />
        <link rel="apple-touch-icon" href={linkTo('/apple-touch-icon.png')} />
        <link rel="manifest" href={`${linkTo('/')}manifest.webmanifest`} />
        <link rel="license" href={linkTo('/licences.txt')} />
        {assets.islandScript !== undefined && (
          <link rel="modulepreload" href={assets.islandScript} data-island-script />
        )}
        {/* A busy browser would paint the calculator half read, and move it when the rest is. It is in the first packets. */}
        {page.hasCalculator === true && <link rel="expect" href="#calculator" blocking="render" />}
      </Head>
      <body>
        <Shell page={page} builtAt={builtAt}>
          {page.content}
        </Shell>
        {/* Last: the first packets are for what is seen. */}
        {page.structuredData !== undefined && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(page.structuredData).replaceAll('<', '\\u003c'),
            }}
          />
        )}
      </body>
    </html>
  );
}

function Metadata({ page }: { readonly page: Page }) {
  const title = words.documentTitle(page.title, site.name);
  // The page for wrong addresses has no address of its own: its canonical link is the root.
  const address = addressOf(page.indexed ? page.path : '/');
  const { path, width, height } = site.socialPicture;
  const alt = words.socialPicture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.keywords !== undefined && <meta name="keywords" content={page.keywords} />}
      {!page.indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={language.ogLocale} />
      {languages
        .filter(({ tag }) => tag !== language.tag)
        .map(({ ogLocale }) => (
          <meta key={ogLocale} property="og:locale:alternate" content={ogLocale} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={addressOf(path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={addressOf(path)} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
