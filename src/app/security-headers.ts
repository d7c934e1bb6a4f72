/**
 * What a page of this site may do. The browser is told twice: by the host's headers, and by the page itself for hosts that
 * send none. Why each line is there stands in docs/security.md.
 */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Nothing of this is used here, so no script that ever slips in can ask for it. */
const unusedAbilities = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers that every answer carries, by name. */
export const securityHeaders = (styleHashes: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    // Only a header can forbid other sites to put a page in a frame.
    ['Content-Security-Policy', `${contentSecurityPolicy(styleHashes)}; frame-ancestors 'none'`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', unusedAbilities.map((ability) => `${ability}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
  ]);
