import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the root of the site', () => {
  it('is sightline.example unless the build says otherwise', async () => {
    const { addressOf, linkTo, site } = await import('./site');
    expect(site.root).toBe('https://sightline.example');
    expect(linkTo('/faq')).toBe('/faq');
    expect(addressOf('/')).toBe('https://sightline.example/');
  });

  it('can be another host and a folder on it', async () => {
    vi.stubEnv('SITE_ROOT', 'https://racing.example/fov/');
    vi.stubEnv('BASE_URL', '/fov/');
    const { addressOf, linkTo } = await import('./site');
    expect(linkTo('/')).toBe('/fov/');
    expect(linkTo('/faq')).toBe('/fov/faq');
    expect(addressOf('/faq')).toBe('https://racing.example/fov/faq');
    expect(addressOf('/social-card.png')).toBe('https://racing.example/fov/social-card.png');
  });
});

describe('a language', () => {
  const german = { path: '/de' };
  const english = { path: '' };

  it('has its pages in a folder, and shares the files of the site', async () => {
    vi.stubEnv('BASE_URL', '/de/');
    const { addressOf, linkTo } = await import('./site');
    expect(linkTo('/')).toBe('/de/');
    expect(linkTo('/#plan')).toBe('/de/#plan');
    expect(linkTo('/embed?game=f1.25')).toBe('/de/embed?game=f1.25');
    expect(addressOf('/games/acc')).toBe('https://sightline.example/de/games/acc');
    expect(linkTo('/icon.svg')).toBe('/icon.svg');
    expect(linkTo('/data/games.json')).toBe('/data/games.json');
  });

  it('is linked to from every other', async () => {
    vi.stubEnv('SITE_ROOT', 'https://racing.example/fov');
    vi.stubEnv('BASE_URL', '/fov/de/');
    const { addressIn, linkIn } = await import('./site');
    expect(linkIn(english, '/faq')).toBe('/fov/faq');
    expect(linkIn(german, '/')).toBe('/fov/de/');
    expect(addressIn(english, '/')).toBe('https://racing.example/fov/');
  });
});

describe('what is kept for offline', () => {
  it.each([
    ['https://host.example/fov/', true],
    ['https://host.example/fov/de/', true],
    ['https://host.example/fov/pt-br/', true],
    ['https://host.example/', false],
    ['https://host.example/fov/other/', false],
    ['https://host.example/fov/de/more/', false],
    ['https://elsewhere.example/fov/', false],
    ['', false],
  ])('%s is of this site: %s', async (address, isOwn) => {
    vi.stubEnv('SITE_ROOT', 'https://sightline.example/fov');
    vi.stubGlobal('location', { origin: 'https://host.example' });
    const { isOfSite } = await import('./site');
    expect(isOfSite(address)).toBe(isOwn);
  });
});
