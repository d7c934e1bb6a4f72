/** Hashes of inline resources, in a policy's form: "sha256-…". */
export interface InlineHashes {
  /** Several where a host cannot tell which page it answers with. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** Properties of a page that decide its policy. */
export type PageRole =
  | 'page'
  /** Shows a preview of the embed in a frame. */
  | 'calculator'
  /** Compares pictures in a worker. */
  | 'measuring'
  /** The embed, which other sites frame. */
  | 'embed';

/**
 * Content security policy of a page. Sent by the host's headers, and repeated in the page for hosts that send none.
 * docs/security.md has the reason for each line. No needless spaces: it is sent with every page, twice.
 *
 * @param hashes of the inline style sheet and script; all else must be a file of this site.
 */
export function contentSecurityPolicy({ styles, script }: InlineHashes, role: PageRole = 'page'): string {
  // The embed: inline style sheet, no requests, no worker.
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
    // Covers plug-ins, frames and media, which have no line below.
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
    // The policy of `platform/worker.ts`, that of `platform/background-work.ts` where it is used, and no duplicates.
    `trusted-types worker${role === 'measuring' ? ' matching' : ''}`,
  ].join(';');
}

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/** Policy of the service worker: requests to this site only. */
export const workerPolicy = "default-src 'none';connect-src 'self'";

/** Policy of the worker that compares pictures: no requests at all. */
export const matchingPolicy = "default-src 'none'";

/** Forbids framing by other sites, which only a header can. */
const noFraming = "frame-ancestors 'none'";

/** Any site may frame the embed: it holds no data of the visitor. */
const anyFraming = 'frame-ancestors *';

/** Browser features that reveal something about visitor or device: all unused, all denied. */
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

/** Headers of every answer: no type sniffing. */
export const headersOfAll: ReadonlyMap<string, string> = new Map([['X-Content-Type-Options', 'nosniff']]);

/**
 * For hosts whose rules add up, so that a header for all addresses cannot be removed for one: forbids framing;
 * by the HTML standard a policy with frame-ancestors overrides it.
 */
export const headersOfAnything: ReadonlyMap<string, string> = new Map([['X-Frame-Options', 'DENY']]);

/** Headers of pages, error pages included; meaningless on scripts and icons. */
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
