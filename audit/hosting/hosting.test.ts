import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaderRules, ruleMatches } from '../../scripts/host-files';
import { hosts, startHost, type RunningHost } from './start-host';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const hashedFile = (ending: string) =>
  `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(ending)) ?? ''}`;
const hashedScript = hashedFile('.js');
const hashedFont = hashedFile('.woff2');

const pagePolicies = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];

describe.each(Object.entries(hosts))('on %s', (name, launch) => {
  let host: RunningHost;
  beforeAll(async () => void (host = await startHost(launch)));
  afterAll(async () => await host.stop());

  /** Sends the path exactly as it is written: `fetch` would tidy it up first. */
  const ask = (
    path: string,
    {
      method = 'GET',
      headers = {},
      send = '',
    }: { method?: string; headers?: Record<string, string>; send?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: host.port, path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.on('error', reject);
      asked.end(send);
    });

  const titleOf = ({ body }: Answer) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

  it.each([
    ['/', 'FOV Calculator for Sim Racing | Sightline'],
    ['/faq', 'Frequently Asked Questions | Sightline'],
    ['/privacy', 'Privacy Policy | Sightline'],
    ['/games', 'FOV Settings of Every Game | Sightline'],
    ['/games/acc', 'Assetto Corsa Competizione FOV Calculator | Sightline'],
    ['/embed', 'Field of view calculator | Sightline'],
    ['/embed?game=acc&theme=dark', 'Field of view calculator | Sightline'],
    ['/de/', 'FOV-Rechner für Simracing | Sightline'],
    ['/de/privacy', 'Datenschutzerklärung | Sightline'],
    ['/de/games/acc', 'Assetto Corsa Competizione: FOV-Rechner | Sightline'],
    ['/de/embed?game=acc', 'FOV-Rechner | Sightline'],
  ])('%s is its page', async (path, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(titleOf(answer)).toBe(title);
  });

  it.each([
    ['/icon.svg', /^image\/svg\+xml/],
    ['/icon-192.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/de/manifest.webmanifest', /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /xml/],
    ['/data/games.json', /^application\/json/],
    ['/data/monitors.schema.json', /^application\/json/],
    [hashedScript, /javascript/],
    [hashedFont, /^font\/woff2$/],
    ['/sw.js', /javascript/],
    ['/embed.js', /javascript/],
  ])('%s has its type', async (path, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
  });

  it.each([
    '/nothing-here',
    '/faq/nothing-here',
    '/assets/gone-12345678.js',
    '/404',
    '/500',
    '/_headers',
    '/index.php',
    '/.git/config',
    '/assets',
    '/data',
    '/data/gone.json',
    '/games/no-such-game',
    '/games/acc.html.br',
    '/faq.html.br',
  ])('%s is not found, and says so', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(titleOf(answer)).toBe('Page Not Found | Sightline');
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    '/de/nothing-here',
    '/de/games/no-such-game',
    '/de/404',
    '/de/500',
    '/de/assets/gone-12345678.js',
    '/de/faq.html.br',
    '/de/games/acc.html.gz',
  ])('%s is not found, in German', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(titleOf(answer)).toBe('Seite nicht gefunden | Sightline');
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it('/de leads to /de/', async () => {
    const { status, headers } = await ask('/de');
    expect(status).toBe(301);
    expect(headers.location).toMatch(/\/de\/$/);
  });

  it.each([
    '/',
    '/de/',
    '/de/faq',
    '/de/nothing-here',
    '/faq',
    '/privacy',
    '/games',
    '/games/no-such-game',
    '/nothing-here',
    '/assets/gone-12345678.js',
  ])('%s is a page and carries every header against misuse', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "worker-src 'self'",
      'trusted-types worker',
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|http|\*/);
    // Its own style sheet passes, and the script that sets the theme, and no other.
    expect(policy).toMatch(/;script-src 'self' 'sha256-[^']+';/);
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('any site may frame /embed, which can send no requests', async () => {
    const { headers } = await ask('/embed');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy.join()).not.toMatch(/connect-src|worker-src|unsafe|frame-ancestors 'none'/);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    hashedScript,
    hashedFont,
    '/embed.js',
    '/icon.svg',
    '/icon-192.png',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/data/games.json',
  ])('%s is no page: its type is fixed, and it carries no policy that would mean nothing', async (path) => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const policy of pagePolicies) expect(headers, policy).not.toHaveProperty(policy);
  });

  it.each(['/', hashedScript, hashedFont, '/icon.svg'])(
    '%s is not told apart by its date as well',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['last-modified']).toBeUndefined();
      expect(headers.etag === undefined).toBe(path.startsWith('/assets/'));
    },
  );

  it('sends the font as it is, which is compressed already', async () => {
    const { headers, body } = await ask(hashedFont, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('serves the font’s licence with the font', async () => {
    const licences = (await ask('/licences.txt')).body.toString();
    expect(licences).toContain('Copyright 2017 The Barlow Project Authors');
    expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it.each(['/', '/faq', '/games/acc', '/icon.svg', '/data/monitors.json', hashedScript])(
    '%s comes compressed, as the browser asks',
    async (path) => {
      const plain = await ask(path);
      const brotli = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
      const gzip = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    },
  );

  it('the worker can ask this site alone, and no old one is cached', async () => {
    const { headers } = await ask('/sw.js');
    expect(headers['content-security-policy']).toBe("default-src 'none';connect-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['', '/de'])('the worker of %s/measure that compares pictures can ask nobody', async (folder) => {
    const name = readdirSync(`dist${folder}/assets`).find((each) => /^matching-worker-.*\.js$/.test(each));
    const { status, headers } = await ask(`${folder}/assets/${name}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
    expect(headers.etag).toBeUndefined();
  });

  it.each(['games.json', 'games.schema.json', 'monitors.json', 'monitors.schema.json'])(
    'any other site may read /data/%s, and no other file',
    async (file) => {
      const asked = { headers: { Origin: 'https://elsewhere.example' } };
      const answer = await ask(`/data/${file}`, asked);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(JSON.parse(answer.body.toString())).toHaveProperty('$schema');
      for (const path of ['/', '/icon.svg', '/manifest.webmanifest', hashedScript])
        expect((await ask(path, asked)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it.each([hashedScript, hashedFont])('%s is cached for good', async (path) => {
    const { headers } = await ask(path);
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
  });

  it.each(['/', '/faq', '/icon.svg', '/manifest.webmanifest', '/sw.js', '/data/games.json'])(
    '%s is asked for again, and sent only if it changed',
    async (path) => {
      const first = await ask(path);
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await ask(path, { headers: { 'If-None-Match': first.headers.etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    },
  );

  it.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/....//....//package.json',
    '//package.json',
    '/faq%00.html',
    '/%ff%fe',
  ])('%s gets nothing from outside the site', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toMatch(/"devDependencies"|root:/);
  });

  it('turns away what is too large, and goes on', async () => {
    const longAddress = await ask(`/${'a'.repeat(20_000)}`).catch(() => null);
    expect(longAddress === null || longAddress.status >= 400).toBe(true);
    const largeHeader = await ask('/', { headers: { 'X-Large': 'a'.repeat(100_000) } }).catch(() => null);
    if (name !== 'Caddy') expect(largeHeader === null || largeHeader.status >= 400).toBe(true);
    expect((await ask('/')).status).toBe(200);
  });

  // The local server is for trying the site out: it knows no methods.
  if (name !== 'the local server') {
    it('takes nothing in', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        expect([403, 404, 405, 413]).toContain((await ask('/', { method, send: 'x' })).status);
      }
      const large = await ask('/', { method: 'POST', send: 'x'.repeat(100_000) }).catch(() => null);
      // 400 where a piece that was still on its way is taken for the next request.
      if (large !== null) expect([400, 405, 413]).toContain(large.status);
      expect((await ask('/', { method: 'HEAD' })).body).toHaveLength(0);
    });
  }

  it.each([
    ['/index.html', '/'],
    ['/faq.html', '/faq'],
    ['/faq/', '/faq'],
    ['/games/', '/games'],
    ['/games/acc.html', '/games/acc'],
    ['/games/acc/', '/games/acc'],
    ['/embed.html', '/embed'],
    ['/embed.html?game=acc&theme=dark', '/embed?game=acc&theme=dark'],
    ['/embed/', '/embed'],
    ['/de/index.html', '/de/'],
    ['/de/faq.html', '/de/faq'],
    ['/de/embed.html?game=acc', '/de/embed?game=acc'],
    ['/de/games/acc/', '/de/games/acc'],
    ['/de?from=mail', '/de/?from=mail'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    const { pathname, search } = new URL(answer.headers.location ?? '', 'http://host');
    expect(pathname + search).toBe(target);
  });

  it.each(['//evil.example/', '/%0aSet-Cookie:a=b/', '/%0d%0aSet-Cookie:a=b.html', '//evil.example/faq/'])(
    '%s leads nowhere else',
    async (path) => {
      const answer = await ask(path);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(new URL(answer.headers.location ?? '/', `http://127.0.0.1:${host.port}/`).host).toMatch(
        /^127\.0\.0\.1/,
      );
    },
  );

  it('says no more about itself than needed', async () => {
    expect((await ask('/')).headers['server'] ?? 'nginx').toBe('nginx');
    expect((await ask('/')).headers['x-powered-by']).toBeUndefined();
  });
});

describe('nginx and Caddy', () => {
  it('cache for as long as _headers says', () => {
    const immutable = 'max-age=31536000, immutable';
    for (const file of ['dist/_headers', 'dist-hosting/nginx.conf', 'dist-hosting/Caddyfile']) {
      expect(readFileSync(file, 'utf8')).toContain(immutable);
    }
  });
});

describe('a host that reads _headers', () => {
  const rules = readHeaderRules(readFileSync('dist/_headers', 'utf8'));
  /** Rules add up, and a header that two of them name gets both values: as Netlify and Cloudflare do. */
  const headersFor = (path: string) => {
    const headers = new Map<string, string>();
    for (const rule of rules.filter((each) => ruleMatches(each, path)))
      for (const [name, value] of rule.headers) {
        const before = headers.get(name.toLowerCase());
        headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
      }
    return headers;
  };

  it.each(['/', '/faq', '/privacy', '/games', '/games/acc'])('sends the policies with %s', (path) => {
    const headers = headersFor(path);
    for (const policy of pagePolicies) expect(headers.get(policy), policy).toBeDefined();
    // One policy: of two in one header, both would hold.
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';[^,]*;frame-ancestors 'none'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nothing-here', '/nothing/here', hashedScript, '/icon.svg'])(
    'lets no other site frame %s',
    (path) => {
      expect(headersFor(path).get('x-frame-options')).toBe('DENY');
      expect(headersFor(path).get('content-security-policy')).toBeUndefined();
      expect(headersFor(path).get('x-content-type-options')).toBe('nosniff');
      expect(headersFor(path).get('permissions-policy')).toBeUndefined();
    },
  );

  // X-Frame-Options is said of every address, and does not count beside this: the HTML standard, 7.7, and e2e/embed.spec.ts.
  it('lets anybody frame /embed', () => {
    expect(headersFor('/embed').get('content-security-policy')).toMatch(
      /^default-src 'none';[^,]*;frame-ancestors \*$/,
    );
  });

  it('keeps hashed files for good, and asks for the others again', () => {
    for (const path of [hashedScript, hashedFont])
      expect(headersFor(path).get('cache-control')).toBe('max-age=31536000, immutable');
    for (const path of ['/icon.svg', '/sw.js', '/data/games.json'])
      expect(headersFor(path).get('cache-control')).toBe('no-cache');
  });

  it('lets any other site read the libraries, and nothing else', () => {
    expect(headersFor('/data/games.json').get('access-control-allow-origin')).toBe('*');
    for (const path of ['/', '/icon.svg', hashedScript])
      expect(headersFor(path).get('access-control-allow-origin')).toBeUndefined();
  });
});
