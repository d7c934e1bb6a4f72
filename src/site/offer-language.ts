import { offeredLanguage } from './offered-language';
import './offer-language.css';

/** A line below the bar, for whoever would rather read the page in another language. Nothing is asked, and nothing stored. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
const offered = offeredLanguage(navigator.languages, {
  current: document.documentElement.lang,
  others: links.map(({ hreflang }) => hreflang),
});
const link = links.find(({ hreflang }) => hreflang === offered);
if (link) {
  // Nothing of it is shared with other late scripts, which would make a third of what both need.
  const offer = document.createElement('a');
  offer.href = link.href;
  offer.hreflang = link.hreflang;
  offer.lang = link.lang;
  offer.textContent = link.dataset['offer'] ?? '';
  // The one in the footer has the rig that it carries by now.
  offer.addEventListener('click', () => (offer.href = link.href));
  const line = document.createElement('p');
  line.className = 'language-offer';
  line.append(offer);
  document.querySelector('.top-bar')?.after(line);
}
