/** As a policy names what stands inside a page: "sha256-…". */
export interface InlineHashes {
  /** Where a host cannot tell which of several pages it answers with, the style sheets of all of them. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** What a page is, as far as its policy goes. */
export type PageRole =
  | 'page'
  /** Can show how it looks on another page: in a frame. */
  | 'calculator'
  /** Stands in frames itself. */
  | 'embed';

/**
 * What a page of this site may do. The browser is told twice: by the host's headers, and by the page itself for hosts that
 * send none. Why each line is there stands in docs/security.md. Written without spaces that nobody needs: it goes with
 * every page, twice.
 *
 * @param hashes of the style sheet and of the one script inside the page: no other passes that is not a file of this site.
 */
export function contentSecurityPolicy({ styles, script }: InlineHashes, role: PageRole = 'page'): string {
  // It has its style sheet in it, asks nobody for anything and starts no worker.
  if (role === 'embed')
    return [
      "default-src 'none'",
      `script-src 'self' '${script}'`,
      `style-src ${quoted(styles)}`,
      "img-src 'self'",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join(';');
  return [
    // Also for plug-ins, frames and media, which are not named below.
    "default-src 'none'",
    `script-src 'self' '${script}'`,
    `style-src 'self' ${quoted(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(role === 'calculator' ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The one that names the worker (`platform/worker.ts`), and no second of that name.
    'trusted-types worker',
  ].join(';');
}

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/** The worker asks this site for its files. It can run no other script and ask no other host. */
export const workerPolicy = "default-src 'none';connect-src 'self'";

/** Only a header can forbid other sites to put a page in a frame. */
const noFraming = "frame-ancestors 'none'";

/** The embedded calculator holds nothing of a visitor's and does nothing but calculate: anybody may frame it. */
const anyFraming = 'frame-ancestors *';

/** What could tell something about the visitor or their devices. None of it is used, so no script may ask for it. */
const unusedAbilities = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What every answer carries, by name: no file is ever taken for something else than its type says. */
export const headersOfAll: ReadonlyMap<string, string> = new Map([['X-Content-Type-Options', 'nosniff']]);

/**
 * For a host whose rules add up, so that what is said of all addresses cannot be taken back for one: no page may be framed, but
 * by the HTML standard a policy that says something about frames counts instead of this.
 */
export const headersOfAnything: ReadonlyMap<string, string> = new Map([['X-Frame-Options', 'DENY']]);

/** What a page carries besides, error pages included. With a script or an icon these would mean nothing. */
export const headersOfPage = (hashes: InlineHashes, role: PageRole = 'page'): ReadonlyMap<string, string> =>
  new Map([
    [
      'Content-Security-Policy',
      `${contentSecurityPolicy(hashes, role)};${role === 'embed' ? anyFraming : noFraming}`,
    ],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', unusedAbilities.map((ability) => `${ability}=()`).join(',')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
  ]);
