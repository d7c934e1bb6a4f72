import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../messages/prose';
import { Inline, Prose } from './prose';

const inline = (text: string, slots = {}) => renderToStaticMarkup(<Inline text={text} slots={slots} />);
const prose = (...blocks: Block[]) => renderToStaticMarkup(<Prose blocks={blocks} />);

describe('a line of text', () => {
  it.each([
    ['Plain words.', 'Plain words.'],
    ['**Size.** Use the diagonal.', '<strong>Size.</strong> Use the diagonal.'],
    // Letters of other scripts stand close to it.
    ['幅_w_を', '幅<em>w</em>を'],
    ['Let _w_ be the width, _h_ the height.', 'Let <em>w</em> be the width, <em>h</em> the height.'],
    [
      'See [three screens](#guide-three-screens): so.',
      'See <a href="#guide-three-screens">three screens</a>: so.',
    ],
    ['See [the **FAQ**](/faq)', 'See <a href="/faq">the <strong>FAQ</strong></a>'],
    ['**one** and **two**', '<strong>one</strong> and <strong>two</strong>'],
    // A language may put brackets round a sentence.
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
});

describe('a longer text', () => {
  it('has paragraphs, lists and steps', () => {
    expect(prose('One.', { list: ['a', '**b**'] }, { steps: ['first', 'then'] })).toBe(
      '<p>One.</p><ul><li>a</li><li><strong>b</strong></li></ul><ol><li>first</li><li>then</li></ol>',
    );
  });

  it('has tables with a heading for each column and each row', () => {
    const table = { caption: 'Angles', head: ['Screen', '50 cm'], rows: [['27in', '61.7°']] } as const;
    expect(prose({ table })).toBe(
      '<div class="wide-table"><table><caption>Angles</caption>' +
        '<thead><tr><th scope="col">Screen</th><th scope="col">50 cm</th></tr></thead>' +
        '<tbody><tr><th scope="row">27in</th><td>61.7°</td></tr></tbody></table></div>',
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
    const { Inline: Below } = await import('./prose');
    expect(renderToStaticMarkup(<Below text="[FAQ](/faq), [here](#here)" />)).toBe(
      '<a href="/fov/faq">FAQ</a>, <a href="#here">here</a>',
    );
  });
});
