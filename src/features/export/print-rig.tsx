import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onPrint, printPage } from '../../platform/print';
import { useStore } from '../../state/store';
import { RigSheet } from './rig-sheet';

let isPrinted = false;

/** Makes every print from now on the rig on one sheet instead of the page. */
export function printRig(): void {
  if (isPrinted) return;
  isPrinted = true;
  let root: Root | null = null;
  onPrint(
    () => {
      const sheet = <RigSheet state={useStore.getState()} />;
      root ??= createRoot(document.createElement('div'));
      // Synchronous, since a browser about to print waits for nothing.
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
