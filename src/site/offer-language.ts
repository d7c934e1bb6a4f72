import { element } from '../ui/element';
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
  const { href, hreflang, lang } = link;
  const offer = element('a', { href, hreflang, lang }, link.dataset['offer'] ?? '');
  // The one in the footer has the rig that it carries by now.
  offer.addEventListener('click', () => (offer.href = link.href));
  document.querySelector('.top-bar')?.after(element('p', { class: 'language-offer' }, offer));
}
