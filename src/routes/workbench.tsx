import { useEffect, useRef } from 'react';
import { Calculator, type LiveRig } from '../features/calculator/calculator';
import { LazyMissing } from '../ui/lazy-missing';
import { useAfterPaint } from '../ui/use-after-paint';
import { useInSight } from '../ui/use-in-sight';
import { useLazyPart } from '../ui/use-lazy-part';

/** Everything that is alive on the home page: the calculator, and below it the pictures of the same rig. */
export function Workbench() {
  // For whoever measures: from here on every event is answered.
  useEffect(() => void performance.mark('calculator-usable'), []);
  return <Calculator below={(rig) => <Pictures rig={rig} />} />;
}

function Pictures({ rig }: { readonly rig: LiveRig }) {
  const place = useRef<HTMLDivElement>(null);
  // Seen, the pictures change with the keystroke; unseen, they must not make the numbers wait.
  const inSight = useInSight(place);
  const rigLater = useAfterPaint(rig);
  const { part, ...missing } = useLazyPart(() => import('./rig-pictures'), place, { aheadPx: 200 });
  return (
    <div className="pictures" id="pictures" ref={place} tabIndex={-1}>
      {part ? (
        <part.RigPictures {...(inSight ? rig : rigLater)} />
      ) : (
        <LazyMissing
          {...missing}
          place={place}
          name="The drawing"
          comfort="The calculator works without it."
        />
      )}
    </div>
  );
}
