import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onPrint, printPage } from '../../platform/print';
import { useStore } from '../../state/store';
import { RigSheet } from './rig-sheet';

let isPrinted = false;

/** From now on what is printed is the rig, on one side of paper, and not the page. */
export function printRig(): void {
  if (isPrinted) return;
  isPrinted = true;
  let root: Root | null = null;
  onPrint(
    () => {
      const sheet = <RigSheet state={useStore.getState()} />;
      root ??= createRoot(document.createElement('div'));
      // A browser that is about to print waits for nothing.
      flushSync(() => root?.render(createPortal(sheet, document.body)));
    },
    () => {
      root?.unmount();
      root = null;
    },
  );
}

export function printNow(): void {
  printRig();
  printPage();
}
