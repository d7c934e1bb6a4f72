import { expect, it } from 'vitest';
import { sitemap } from './sitemap';

const english = { tag: 'en-GB', path: '' };
const german = { tag: 'de', path: '/de' };

const germanFaq = /<loc>https:\/\/sightline\.example\/de\/faq<\/loc>(.*?)<\/url>/;

it('has every page in every language, each with all of them and one for everybody else', () => {
  const text = sitemap(['/', '/faq'], [english, german]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://sightline.example/',
    'https://sightline.example/faq',
    'https://sightline.example/de/',
    'https://sightline.example/de/faq',
  ]);
  expect(germanFaq.exec(text)?.[1]).toBe(
    [
      '<xhtml:link rel="alternate" hreflang="en-GB" href="https://sightline.example/faq"/>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://sightline.example/de/faq"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://sightline.example/faq"/>',
    ].join(''),
  );
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

it('names no other language where there is one', () => {
  expect(sitemap(['/'], [english])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>https://sightline.example/</loc></url>\n</urlset>\n',
  );
});
