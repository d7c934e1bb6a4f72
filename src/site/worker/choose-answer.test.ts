import { describe, expect, it } from 'vitest';
import { chooseAnswer, type IncomingRequest } from './choose-answer';

const files = new Set(['', 'faq', '404', 'icon.svg', 'assets/start-12345678.js']);
const site = { scope: 'https://host.example/fov/', has: (file: string) => files.has(file) };

const answerTo = (url: string, request: Partial<IncomingRequest> = {}) =>
  chooseAnswer({ method: 'GET', url, isNavigation: false, isRange: false, ...request }, site);
const pageAt = (url: string) => answerTo(url, { isNavigation: true });

describe('the worker', () => {
  it.each([
    ['https://host.example/fov/', ''],
    ['https://host.example/fov/#calculator', ''],
    ['https://host.example/fov/faq?from=elsewhere', 'faq'],
    ['https://host.example/fov/404', '404'],
    ['https://host.example/fov/assets/start-12345678.js?from=elsewhere', 'assets/start-12345678.js'],
  ])('answers %s with what it has kept', (url, file) => {
    expect(pageAt(url)).toEqual({ kind: 'kept', file });
    expect(answerTo(url)).toEqual({ kind: 'kept', file });
  });

  it.each([
    ['https://host.example/fov/index.html', ''],
    ['https://host.example/fov/index', ''],
    ['https://host.example/fov/faq.html', 'faq'],
    ['https://host.example/fov/faq/', 'faq'],
  ])('leads %s to the address of its page, as the hosts do', (url, file) => {
    expect(pageAt(url)).toEqual({ kind: 'redirect', file });
    expect(answerTo(url)).toBeNull();
  });

  it.each([
    ['games/acc', '#game=acc'],
    ['games/acc#v=1&rig=x', '#v=1&rig=x'],
    ['games', ''],
  ])('has the home page for %s where there is no network', (path, fragment) => {
    expect(pageAt(`https://host.example/fov/${path}`)).toEqual({ kind: 'game-page', fragment });
    expect(answerTo(`https://host.example/fov/${path}`)).toBeNull();
  });

  it('looks for a script that is not of its build in the build before', () => {
    expect(answerTo('https://host.example/fov/assets/plan-87654321.js')).toEqual({ kind: 'older' });
  });

  it.each([
    'nothing-here',
    'faq/nothing-here',
    'faq.html.html',
    '__proto__',
    'constructor',
    '%66aq',
    '/faq',
    'icon.svg/more',
    'games/acc/more',
  ])('does not know the page %s', (path) => {
    expect(pageAt(`https://host.example/fov/${path}`)).toEqual({ kind: 'unknown-page' });
  });

  it.each([
    ['another host', 'https://elsewhere.example/fov/faq', {}],
    ['a host whose name begins like this one', 'https://host.example.evil/fov/faq', {}],
    ['another port', 'https://host.example:8443/fov/faq', {}],
    ['another folder of the host', 'https://host.example/other/faq', { isNavigation: true }],
    ['the folder without its slash', 'https://host.example/fov', { isNavigation: true }],
    ['a way out of the folder', 'https://host.example/fov/../other/', { isNavigation: true }],
    ['what is sent', 'https://host.example/fov/faq', { method: 'POST' }],
    ['what asks for the head alone', 'https://host.example/fov/faq', { method: 'HEAD' }],
    ['a piece of a file', 'https://host.example/fov/icon.svg', { isRange: true }],
    ['a file that is not kept', 'https://host.example/fov/robots.txt', {}],
    ['another language', 'https://host.example/fov/de/', { isNavigation: true }],
    ['its folder without a slash', 'https://host.example/fov/pt-br', { isNavigation: true }],
    ['a page of another language', 'https://host.example/fov/de/faq', { isNavigation: true }],
  ])('leaves %s to the browser', (_, url, request) => {
    expect(answerTo(url, request)).toBeNull();
  });
});

describe('the worker of a language in a folder', () => {
  const german = {
    scope: 'https://host.example/fov/de/',
    has: (file: string) => ['', '../icon.svg'].includes(file),
  };
  const answerInGerman = (url: string) =>
    chooseAnswer({ method: 'GET', url, isNavigation: false, isRange: false }, german);

  it('has the icons, which all languages share', () => {
    expect(answerInGerman('https://host.example/fov/icon.svg')).toEqual({
      kind: 'kept',
      file: '../icon.svg',
    });
  });

  it.each(['https://host.example/fov/', 'https://host.example/fov/faq', 'https://host.example/icon.svg'])(
    'leaves %s to the browser',
    (url) => {
      expect(answerInGerman(url)).toBeNull();
    },
  );
});
