import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onPrint, printPage } from '../../platform/print';
import { useStore } from '../../state/store';
import { RigSheet } from './rig-sheet';

let isPrinted = false;

/** From now on what is printed is the rig, on one side of paper, and not the page. */
export function printRig(): void {
  if (isPrinted) return;
  isPrinted = true;
  const root = createRoot(document.createElement('div'));
  onPrint(
    () => {
      const sheet = <RigSheet state={useStore.getState()} />;
      // A browser that is about to print waits for nothing.
      flushSync(() => root.render(createPortal(sheet, document.body)));
    },
    () => root.render(null),
  );
}

export function printNow(): void {
  printRig();
  printPage();
}
