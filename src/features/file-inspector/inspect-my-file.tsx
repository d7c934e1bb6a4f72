import { useId, useState } from 'react';
import { DisclosureButton } from '../../ui/disclosure';
import { useLoaded } from '../../ui/loading/lazy-part';
import { Loading, NotLoaded } from '../../ui/loading/part-missing';
import type { InspectedGame } from './inspected-game';

const load = () => import('./inspect-file');

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
