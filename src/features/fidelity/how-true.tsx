import { words } from '#messages/fidelity';
import { useRef } from 'react';
import { Disclosure } from '../../ui/disclosure';
import { useNamedPart } from '../../ui/navigation/use-named-part';
import { FidelityPlot, type FidelityPlotProps } from './fidelity-plot';
import './how-true.css';

/** The plot with its scales, folded. `#how-true` opens it. */
export function HowTrue(props: FidelityPlotProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useNamedPart('how-true', () => {
    if (!fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  });
  return (
    <Disclosure className="how-true" ref={fold} summary={words.plot.title}>
      <FidelityPlot {...props} />
    </Disclosure>
  );
}
