import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
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
    const { addressOf, linkTo } = await import('./site');
    expect(linkTo('/')).toBe('/fov/');
    expect(linkTo('/faq')).toBe('/fov/faq');
    expect(addressOf('/faq')).toBe('https://racing.example/fov/faq');
  });
});
