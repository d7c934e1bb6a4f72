import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Workbench } from './workbench';

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

it('stands several times in one page: no id twice, no radio group over two forms', () => {
  const html = renderToString(
    <>
      <Workbench />
      <Workbench />
    </>,
  );
  const ids = all(html, / id="([^"]+)"/g);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);

  // Inside a form a radio group is the form's own; outside, its name has to differ.
  const outside = html.replace(/<form.*?<\/form>/g, '');
  const groups = all(outside, /<input type="radio"[^>]* name="([^"]+)"/g);
  expect(groups.length).toBeGreaterThan(1);
  for (const name of new Set(groups)) expect(groups.filter((each) => each === name)).toHaveLength(2);
  expect(all(html, /<form/g)).toHaveLength(2);
});
