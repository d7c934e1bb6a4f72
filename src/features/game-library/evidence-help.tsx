import { words } from '#messages/games';
import type { Evidence } from '../../domain/games/types';
import { Tooltip } from '../../ui/overlays/tooltip';
import '../../ui/styles/icon-button.css';

/** A question mark that tells what a word such as "believed" stands for: by pointer, by finger and by keyboard. */
export const EvidenceHelp = ({ level }: { readonly level: Evidence['level'] }) => (
  <Tooltip text={words.evidenceMeans[level]} opensOnClick>
    {(trigger) => (
      <button
        className="info-button"
        type="button"
        aria-label={words.whatEvidenceMeans(words.evidence[level])}
        {...trigger}
      >
        <span aria-hidden="true">?</span>
      </button>
    )}
  </Tooltip>
);
