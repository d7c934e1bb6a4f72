import { adoptSheets } from '../platform/adopt-sheets';
import { offeredLanguage } from './offered-language';
import sheet from './offer-language.css?inline';

adoptSheets(sheet);

/** Line below the top bar that offers the page in the browser's language. Stores nothing. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
const offered = offeredLanguage(navigator.languages, {
  current: document.documentElement.lang,
  others: links.map(({ hreflang }) => hreflang),
});
const link = links.find(({ hreflang }) => hreflang === offered);
if (link) {
  // Shares no code with other lazy scripts: a shared chunk would be a third file.
  const offer = document.createElement('a');
  offer.href = link.href;
  offer.hreflang = link.hreflang;
  offer.lang = link.lang;
  offer.textContent = link.dataset['offer'] ?? '';
  // The footer's link already carries the rig.
  offer.addEventListener('click', () => (offer.href = link.href));
  const line = document.createElement('p');
  line.className = 'language-offer screen-only';
  line.append(offer);
  document.querySelector('.top-bar')?.after(line);
}
