import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block } from '../messages/prose';
import { Prose } from './prose';

const prose = (...blocks: Block[]) => renderToStaticMarkup(<Prose blocks={blocks} />);

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
