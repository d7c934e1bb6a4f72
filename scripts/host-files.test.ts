import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  caddyHeaders,
  nginxPages,
  openDataHeaders,
  readHeaderRules,
  ruleMatches,
  writeHeaderRules,
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
});

describe('what nginx and Caddy are told', () => {
  const page = (path: string, file: string, policy: string) => ({
    path,
    file,
    isError: /\d/.test(file),
    headers: new Map([['Referrer-Policy', policy]]),
  });
  const pages = [
    page('/', 'index.html', 'no-referrer'),
    page('/faq', 'faq.html', 'origin'),
    page('/404', '404.html', 'same-origin'),
  ];

  it('is to nginx a place for each page, and the error page at no address', () => {
    expect(nginxPages(pages.slice(1), new Map([['X-Content-Type-Options', 'nosniff']])))
      .toBe(`location = /faq {
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

  it('is to Caddy headers by address, and those of the error pages apart', () => {
    expect(caddyHeaders([...pages, page('/500', '500.html', 'same-origin')])).toBe(`(sightline-page-headers) {
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
`);
    expect(() => caddyHeaders([...pages, page('/500', '500.html', 'origin')])).toThrow('error pages');
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
      /@fresh not \{\s+path \/assets\/\*\s+file\s+\}\s+header @fresh Cache-Control "no-cache"/,
    );
  });
});
