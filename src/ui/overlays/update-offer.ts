import { words } from '#messages/offline';
import './update-offer.css';

/** A small bar over the page that offers to load it again. Without React: most pages have none. */
export function showUpdateOffer(onReload: () => void): void {
  const bar = document.createElement('aside');
  bar.className = 'update-offer';
  bar.ariaLabel = words.label;
  const text = document.createElement('p');
  text.role = 'status';
  const reload = button(words.reload, () => {
    // Once is enough.
    reload.disabled = true;
    onReload();
  });
  reload.className = 'update-offer-reload';
  const later = button(words.later, () => bar.remove());
  bar.append(text, reload, later);
  // For the keyboard, before the page itself.
  document.querySelector('.top-bar')?.after(bar);
  // A screen reader says what changes in a region that it knows.
  requestAnimationFrame(() => (text.textContent = words.ready));
}

function button(name: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', onClick);
  return made;
}
