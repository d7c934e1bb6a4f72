import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersOfAll, headersOfAnything, headersOfPage, matchingPolicy } from '../src/site/security-headers';
import {
  caddyHeaders,
  headerRules,
  nginxPages,
  openDataHeaders,
  readHeaderRules,
  ruleMatches,
  writeHeaderRules,
  type SitePage,
} from './host-files';

const rules = [
  {
    path: '/*',
    headers: new Map([
      ['Content-Security-Policy', "default-src 'none'; img-src https:"],
      ['Referrer-Policy', 'no-referrer'],
    ]),
  },
  { path: '/assets/*', headers: new Map([['Cache-Control', 'immutable']]) },
];

const file = `/*
  Content-Security-Policy: default-src 'none'; img-src https:
  Referrer-Policy: no-referrer

/assets/*
  Cache-Control: immutable
`;

describe('the file _headers', () => {
  it('is written as the hosts want it: a path, then its headers indented', () => {
    expect(writeHeaderRules(rules)).toBe(file);
  });

  it('is read back, with the colons inside a value', () => {
    expect(readHeaderRules(file)).toEqual(rules);
  });

  it('means a whole folder by a star, else one address', () => {
    const [everything, assets] = rules;
    expect(ruleMatches(everything!, '/faq')).toBe(true);
    expect(ruleMatches(assets!, '/assets/a.js')).toBe(true);
    expect(ruleMatches(assets!, '/faq')).toBe(false);
    expect(ruleMatches({ path: '/faq', headers: new Map() }, '/faq/more')).toBe(false);
  });

  it('means any one folder by a name with a colon', () => {
    const rule = { path: '/:language/a.webmanifest', headers: new Map() };
    expect(ruleMatches(rule, '/de/a.webmanifest')).toBe(true);
    for (const path of ['/a.webmanifest', '/de/x/a.webmanifest', '/de/a-webmanifest'])
      expect(ruleMatches(rule, path), path).toBe(false);
  });
});

describe('what nginx and Caddy are told', () => {
  const page = (path: string, file: string, policy: string) => ({
    path,
    file,
    isError: /\d/.test(file),
    headers: new Map([['Referrer-Policy', policy]]),
  });
  /** A site in one language. */
  const alone = (pages: readonly SitePage[]) => [{ path: '', pages }];
  const pages = [
    page('/', 'index.html', 'no-referrer'),
    page('/faq', 'faq.html', 'origin'),
    page('/404', '404.html', 'same-origin'),
  ];

  it('is to nginx a place for each page, and the error page at no address', () => {
    expect(nginxPages(alone(pages.slice(1)), new Map([['X-Content-Type-Options', 'nosniff']])))
      .toBe(`set $language "";
error_page 404 $language/404.html;
location = /faq {
    try_files /faq.html =404;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "origin" always;
    add_header Last-Modified "";
}
location = /404.html {
    internal;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "same-origin" always;
    add_header Last-Modified "";
}
`);
  });

  it('is one place for all pages of a folder', () => {
    const folder = page('/games/*', 'games/*.html', 'origin');
    expect(nginxPages(alone([folder]), new Map())).toContain(`location /games/ {
    try_files $uri.html =404;
    add_header Referrer-Policy "origin" always;
    add_header Last-Modified "";
}
`);
    expect(caddyHeaders(alone([folder, ...pages]))).toContain('\theader /games/* {\n');
  });

  it('is to Caddy headers by address, and those of the error pages apart', () => {
    expect(caddyHeaders(alone([...pages, page('/500', '500.html', 'same-origin')])))
      .toBe(`(sightline-page-headers) {
\theader / {
\t\tReferrer-Policy "no-referrer"
\t}
\theader /faq {
\t\tReferrer-Policy "origin"
\t}
}

(sightline-error-headers) {
\theader {
\t\tReferrer-Policy "same-origin"
\t}
}

(sightline-language-errors) {
}
`);
    expect(() => caddyHeaders(alone([...pages, page('/500', '500.html', 'origin')]))).toThrow('error pages');
  });
});

describe('a site in two languages', () => {
  const pagesWith = (policy: string): readonly SitePage[] =>
    [
      ['/', 'index.html'],
      ['/faq', 'faq.html'],
      ['/games/*', 'games/*.html'],
      ['/404', '404.html'],
      ['/500', '500.html'],
      ['/sw.js', 'sw.js'],
    ].map(([path = '', file = '']) => ({
      path,
      file,
      isError: /\d/.test(path),
      headers: new Map([['Content-Security-Policy', policy]]),
    }));
  const languages = [
    { path: '', pages: pagesWith('english') },
    { path: '/de', pages: pagesWith('german') },
  ];

  it('is to nginx a folder with pages of its own, its slash, and its own error pages', () => {
    const told = nginxPages(languages, new Map());
    expect(told).toMatch(
      /^set \$language "";\nif \(\$uri ~ \^\(\/de\)\/\) \{\n {4}set \$language \$1;\n\}\nerror_page 404 \$language\/404\.html;\nerror_page 500 \$language\/500\.html;\n/,
    );
    expect(told).toContain('location = /de {\n    return 301 /de/$is_args$args;\n}\n');
    expect(told).toContain(
      'location = /de/ {\n    try_files /de/index.html =404;\n    add_header Content-Security-Policy "german" always;',
    );
    expect(told).toContain('location = /de/404.html {\n    internal;\n');
    expect(told).toContain('location /de/games/ {\n    try_files $uri.html =404;\n');
    expect(told.match(/"english"/g)).toHaveLength(6);
    expect(told.match(/"german"/g)).toHaveLength(6);
  });

  it('is to Caddy the same', () => {
    const told = caddyHeaders(languages);
    expect(told).toContain('\theader /de/ {\n\t\tContent-Security-Policy "german"\n\t}\n');
    expect(told).toContain('\theader /de/games/* {\n');
    expect(told).toContain(`(sightline-language-errors) {
\t@errors-de expression \`{err.status_code} in [404, 500] && path("/de/*")\`
\thandle @errors-de {
\t\theader {
\t\t\tContent-Security-Policy "german"
\t\t}
\t\trewrite * /de/{err.status_code}.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
}
`);
  });

  const site = { shared: ['icon.svg', 'icon-192.png', 'robots.txt'], dataFolder: 'data', ofAll: [] };

  it('has the pages and scripts of both in the file _headers', () => {
    const paths = headerRules(languages, { ...site, base: '/' }).map(({ path }) => path);
    expect(paths).toEqual([
      ...['/*', '/data/*', '/assets/*', '/de/assets/*'],
      ...['/', '/faq', '/games/*', '/404', '/500', '/sw.js'],
      ...['/de/', '/de/faq', '/de/games/*', '/de/sw.js'],
      ...['/robots.txt', '/icon*', '/:language/manifest.webmanifest'],
    ]);
    expect(headerRules(languages, { ...site, base: '/fov/' }).map(({ path }) => path)).toEqual(
      paths.map((path) => `/fov${path}`),
    );
  });

  it('has no more rules than hosts read, and says so where it would', () => {
    // Other files than icons, and the pages: home, FAQ, privacy, games, each game, embed, five for errors, the worker.
    const shared = ['apple-touch-icon.png', 'embed.js', 'icon.svg', 'licences.txt', 'manifest.webmanifest'];
    const more = ['robots.txt', 'sitemap.xml', 'social-card.png'];
    const page = (path: string, isError = false) => ({ path, file: '', isError, headers: new Map() });
    const own = ['/', '/faq', '/privacy', '/games', '/games/*', '/embed', '/sw.js'].map((path) => page(path));
    const errors = ['/404', '/500', '/502', '/503', '/504'].map((path) => page(path, true));
    const english = { path: '', pages: [...own, ...errors] };
    const others = ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-br', 'zh'].map((folder) => ({
      path: `/${folder}`,
      pages: [...own, ...errors],
    }));
    const told = { base: '/', shared: [...shared, ...more], dataFolder: 'data', ofAll: [] };
    expect(headerRules([english, ...others], told).length).toBeLessThanOrEqual(100);
    expect(() => headerRules([english, ...others, ...others], told)).toThrow('rules for headers');
  });
});

describe('who may frame a page', () => {
  const hashes = { styles: ['sha256-a'], script: 'sha256-b' };
  const pages = (['page', 'calculator', 'embed'] as const).map((role) => ({
    path: role === 'embed' ? '/embed' : `/${role}`,
    file: `${role}.html`,
    isError: false,
    headers: headersOfPage(hashes, role),
  }));
  const error = { path: '/404', file: '404.html', isError: true, headers: headersOfPage(hashes) };
  const told = {
    nginx: nginxPages([{ path: '', pages: [...pages, error] }], headersOfAll).split(/^(?=location )/m),
    Caddy: caddyHeaders([{ path: '', pages: [...pages, error] }]).split(/^\s*(?=\theader )/m),
    _headers: writeHeaderRules(pages).split('\n\n'),
  };

  it.each(Object.entries(told))(
    '%s: any site may frame the embedded calculator, and no other page',
    (_, parts) => {
      const policies = parts.filter((part) => part.includes('Content-Security-Policy'));
      const isEmbed = (part: string) => /\/embed\b/.test(part);
      expect(policies.filter(isEmbed)).toHaveLength(1);
      for (const part of policies) {
        expect(part.match(/frame-ancestors [^;"\n]+/g)).toEqual([
          isEmbed(part) ? 'frame-ancestors *' : "frame-ancestors 'none'",
        ]);
        expect(part).not.toContain('X-Frame-Options');
      }
    },
  );

  it('only a page that can show the embedded calculator may hold a frame, and only of this site', () => {
    const [page, calculator, embed] = pages.map(({ headers }) => headers.get('Content-Security-Policy'));
    expect(calculator).toContain(";frame-src 'self';");
    for (const policy of [page, embed]) expect(policy).not.toContain('frame-src');
  });

  it('the embedded calculator can send no requests and starts no worker', () => {
    const policy = pages[2]?.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/connect-src|worker-src|manifest-src|unsafe/);
    expect(policy).toContain("trusted-types 'none'");
  });

  it('where rules add up, only what gives way to a policy is said of all addresses', () => {
    expect([...headersOfAnything]).toEqual([['X-Frame-Options', 'DENY']]);
  });
});

describe('the worker that compares pictures', () => {
  const page = headersOfPage({ styles: ['sha256-a'], script: 'sha256-b' }, 'measuring');

  it('starts from its own page alone', () => {
    expect(page.get('Content-Security-Policy')).toContain(";worker-src 'self';");
    expect(page.get('Content-Security-Policy')).toContain(';trusted-types worker matching;');
    const others = (['page', 'calculator', 'embed'] as const).map((role) =>
      headersOfPage({ styles: [], script: 'sha256-b' }, role).get('Content-Security-Policy'),
    );
    for (const policy of others) expect(policy).not.toContain('matching');
  });

  it('may send no request, by the rules of every host', () => {
    const workers = new Map([['matching-worker', new Map([['Content-Security-Policy', matchingPolicy]])]]);
    const told = { base: '/', shared: [], dataFolder: 'data', ofAll: [] };
    const languages = [
      { path: '', pages: [] },
      { path: '/de', pages: [] },
      { path: '/fr', pages: [] },
    ];
    const rules = headerRules(languages, { ...told, workers }).filter(({ headers }) =>
      headers.has('Content-Security-Policy'),
    );
    expect(rules.map(({ path }) => path)).toEqual([
      '/assets/matching-worker-*',
      '/:language/assets/matching-worker-*',
    ]);
    for (const path of ['/assets/matching-worker-a1.js', '/de/assets/matching-worker-a1.js'])
      expect(rules.filter((rule) => ruleMatches(rule, path))).toHaveLength(1);
    const nginx = readFileSync('hosting/nginx.conf', 'utf8');
    const [, place = ''] = /\/assets\/matching-worker-" \{([^}]*)\}/.exec(nginx) ?? [];
    expect(place).toContain(`add_header Content-Security-Policy "${matchingPolicy}" always;`);
    // The first pattern that fits is taken.
    expect(nginx.indexOf('/assets/matching-worker-')).toBeLessThan(nginx.indexOf('/assets/" {'));
    expect(readFileSync('hosting/Caddyfile', 'utf8')).toContain(
      `header @worker Content-Security-Policy "${matchingPolicy}"`,
    );
  });
});

describe('the libraries as data', () => {
  it('are fresh, and any other site may read them', () => {
    expect([...openDataHeaders]).toEqual([
      ['Cache-Control', 'no-cache'],
      ['Access-Control-Allow-Origin', '*'],
    ]);
  });

  it('have the same headers in what nginx is told', () => {
    const [, place = ''] =
      /location \/data\/ \{([^}]*)\}/.exec(readFileSync('hosting/nginx.conf', 'utf8')) ?? [];
    for (const [name, value] of openDataHeaders) expect(place).toContain(`add_header ${name} "${value}"`);
  });

  it('and in what Caddy is told, where all that is not under /assets/ is fresh', () => {
    const told = readFileSync('hosting/Caddyfile', 'utf8');
    expect(told).toMatch(
      /@data \{\s+path \/data\/\*\s+file\s+\}\s+header @data Access-Control-Allow-Origin "\*"/,
    );
    expect(told).toMatch(
      /@fresh not \{\s+path \/assets\/\* \/\*\/assets\/\*\s+file\s+\}\s+header @fresh Cache-Control "no-cache"/,
    );
  });
});
