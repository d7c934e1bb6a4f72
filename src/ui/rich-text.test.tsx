import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text';

const inline = (text: string, slots = {}) => renderToStaticMarkup(<RichText text={text} slots={slots} />);

describe('a line of text', () => {
  it.each([
    ['Plain words.', 'Plain words.'],
    ['**Size.** Use the diagonal.', '<strong>Size.</strong> Use the diagonal.'],
    // Other scripts have no spaces around it.
    ['幅_w_を', '幅<em>w</em>を'],
    ['Let _w_ be the width, _h_ the height.', 'Let <em>w</em> be the width, <em>h</em> the height.'],
    [
      'See [three screens](#guide-three-screens): so.',
      'See <a href="#guide-three-screens">three screens</a>: so.',
    ],
    ['See [the **FAQ**](/faq)', 'See <a href="/faq">the <strong>FAQ</strong></a>'],
    ['**one** and **two**', '<strong>one</strong> and <strong>two</strong>'],
    // A language may put brackets around a sentence.
    ['[See [three](#three) ··]', '[See <a href="#three">three</a> ··]'],
  ])('%s', (text, html) => {
    expect(inline(text)).toBe(html);
  });

  it.each(['3 * 4 * 5', 'fov_of_view', '2 · atan((w + g) / 2d)', '[1] (see there)', '[x](javascript:1)'])(
    'leaves %s as it is',
    (text) => {
      expect(inline(text)).toBe(text);
    },
  );

  it('never makes HTML of a text', () => {
    expect(inline('**<b>1 & 2</b>**')).toBe('<strong>&lt;b&gt;1 &amp; 2&lt;/b&gt;</strong>');
    expect(inline('[x](#"onclick="1)')).toBe('<a href="#&quot;onclick=&quot;1">x</a>');
  });

  it('puts what is given in the place of its name, and misses what is not', () => {
    expect(inline('© {year} us', { year: <i>2026</i> })).toBe('© <i>2026</i> us');
    expect(() => inline('{nothing}')).toThrow('Nothing is given for {nothing}.');
  });

  it('is strong in a drawing, too', () => {
    expect(renderToStaticMarkup(<RichText text="**61.7°** across" strong="tspan" />)).toBe(
      '<tspan>61.7°</tspan> across',
    );
  });
});

describe('a site below a folder', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('is linked to there', async () => {
    vi.resetModules();
    vi.stubEnv('SITE_ROOT', 'https://racing.example/fov/');
    vi.stubEnv('BASE_URL', '/fov/');
    const { RichText: Below } = await import('./rich-text');
    expect(renderToStaticMarkup(<Below text="[FAQ](/faq), [here](#here)" />)).toBe(
      '<a href="/fov/faq">FAQ</a>, <a href="#here">here</a>',
    );
  });
});
