import { words } from '#messages/exact';
import { mailWith } from '../../platform/site';

const { tellUs } = words.library;

/** Below the list of games: a mail about one that is missing. */
export const TellUs = () => (
  <span className="tell-us text-quiet">
    {tellUs.question} <a href={mailWith(tellUs.mail(''))}>{tellUs.link}</a>
  </span>
);
