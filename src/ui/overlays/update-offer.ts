import { words } from '#messages/offline';
import { adoptSheets } from '../../platform/adopt-sheets';
import sheet from './update-offer.css?inline';

/** A small bar that offers to reload the page. Without React: most pages have none. */
export function showUpdateOffer(onReload: () => void): void {
  adoptSheets(sheet);
  const bar = document.createElement('aside');
  bar.className = 'update-offer screen-only';
  bar.ariaLabel = words.label;
  const text = document.createElement('p');
  text.role = 'status';
  const reload = button(words.reload, () => {
    reload.disabled = true;
    onReload();
  });
  reload.className = 'update-offer-reload';
  const later = button(words.later, () => bar.remove());
  bar.append(text, reload, later);
  // First in the tab order of the page's content.
  document.querySelector('.top-bar')?.after(bar);
  // Live regions announce only changes after they were inserted.
  requestAnimationFrame(() => (text.textContent = words.ready));
}

function button(name: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', onClick);
  return made;
}
