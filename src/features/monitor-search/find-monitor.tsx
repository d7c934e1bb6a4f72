import { words } from '#messages/app';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import { Loading } from '../../ui/loading/part-missing';
import { useDialogStep } from '../../ui/overlays/use-dialog-step';
import './find-monitor.css';

const MonitorFinder = lazyPart(() => import('./monitor-part'), 'MonitorFinder');

/** The button. Its dialog loads at the first press. */
export function FindMonitor() {
  const [isOpen, setIsOpen] = useDialogStep('find-monitor');
  /** Stays once opened: below the button is what it found. */
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button className="find-monitor" ref={button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.input.findMonitor}
      </Button>
      {wasOpened && (
        <LazyPart className="find-place" part={MonitorFinder} isWanted loading={<Loading isUnseen />}>
          <MonitorFinder isOpen={isOpen} onClose={() => setIsOpen(false)} button={button} />
        </LazyPart>
      )}
    </>
  );
}
