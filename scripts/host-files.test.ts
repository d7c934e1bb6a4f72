import { describe, expect, it } from 'vitest';
import { caddyHeaders, nginxHeaders, readHeaderRules, ruleMatches, writeHeaderRules } from './host-files';

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

it('says the same to nginx, on errors too, and to Caddy', () => {
  const headers = new Map([['Referrer-Policy', 'no-referrer']]);
  expect(nginxHeaders(headers)).toBe('add_header Referrer-Policy "no-referrer" always;\n');
  expect(caddyHeaders(headers)).toBe('header {\n\tReferrer-Policy "no-referrer"\n}\n');
});
