import { language } from '#messages/language';
import type { Workspace } from './workspace';
import { drawingIn } from '../drawing/draw-shapes';
import { drawnRig, topModel } from '../drawing/top-model';
import { rigSheet } from '../features/export/rig-sheet';
import { onPrint, printPage } from '../platform/print';
import { todayText } from '../platform/today';
import { adoptStyles } from '../ui/styles/adopt-styles';
import { exactOf, rigFacts } from '../text/rig-facts';
import styles from './rig-sheet.css?inline';
import { shownAddress, site } from '../platform/site';

adoptStyles(styles);

type Rig = Pick<Workspace, 'store' | 'answers'>;

const printed = new WeakSet<Rig['store']>();

/** From now on what is printed is the rig, on one side of paper, and not the page. Once for each calculator is enough. */
export function printRig({ store, answers }: Rig): void {
  if (printed.has(store)) return;
  printed.add(store);
  let sheet: HTMLElement | null = null;
  const take = () => {
    sheet?.remove();
    sheet = null;
  };
  onPrint(() => {
    take();
    sheet = sheetOf(store, answers);
    document.body.append(sheet);
  }, take);
}

export function printNow(rig: Rig): void {
  printRig(rig);
  printPage();
}

function sheetOf(store: Rig['store'], answers: Rig['answers']): HTMLElement {
  const answer = answers.get();
  const drawn = drawnRig(exactOf(answer), answer.units);
  return rigSheet({
    facts: rigFacts(store.get(), answer),
    site: { name: site.name, address: shownAddress },
    day: todayText(language.tag),
    draw: (group, size) =>
      drawingIn(group)(topModel(drawn, { size, held: null, live: false, human: false }).shapes),
  });
}
