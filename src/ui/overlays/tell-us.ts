import { words } from '#messages/exact';
import { mailWith, site } from '../../platform/site';
import { showToast } from './toasts';

const { tellUs } = words.library;

/** Opens a mail about a missing game, and shows the address in case no mail program opens. */
export function tellUsAbout(game: string): void {
  location.assign(mailWith(tellUs.mail(game)));
  showToast(tellUs.orWrite(site.email));
}
