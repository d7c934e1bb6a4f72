import { useId, useState } from 'react';
import type { Game } from '../../domain/games/types';
import { DisclosureButton } from '../../ui/disclosure';
import { useLoaded } from '../../ui/loading/lazy-part';
import { Loading, NotLoaded } from '../../ui/loading/part-missing';

const load = () => import('./inspect-file');

export interface InspectedGame {
  /** null = none of the library. */
  readonly game: Game | null;
  /** Name of a game that is not in the library; may be empty. */
  readonly name: string;
}

interface InspectMyFileProps extends InspectedGame {
  /** Text of the button. */
  readonly label: string;
}

/** The button, and the part that it opens below, in a script of its own. */
export function InspectMyFile({ label, game, name }: InspectMyFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(load, isOpen);
  const Part = loaded?.module?.InspectFile;
  const id = useId();
  return (
    <div>
      <DisclosureButton aria-controls={id} isOpen={isOpen} onToggle={setIsOpen}>
        {label}
      </DisclosureButton>
      <div id={id}>
        {isOpen && (Part ? <Part game={game} name={name} /> : loaded ? <NotLoaded /> : <Loading />)}
      </div>
    </div>
  );
}
