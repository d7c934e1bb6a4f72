import { fileName } from '../features/take-away/file-name';
import { TakeAway } from '../features/take-away/take-away';
import { saveFile } from '../platform/files';
import { printPage } from '../platform/print';
import type { PanelProps } from './explore-part';
import { rigName } from './rig-facts';

const loadPicture = () => import('./rig-picture');

async function print(rig: PanelProps): Promise<void> {
  const { printRig } = await import('./rig-sheet');
  printRig(rig);
  printPage();
}

async function saveCsv({ store, answers }: PanelProps): Promise<void> {
  // What each number means is said where a game is opened.
  const [{ gamesCsv }, { takesNames }] = await Promise.all([
    import('./games-csv'),
    import('../features/calculator/game-details'),
  ]);
  const csv = gamesCsv(answers.get(), takesNames);
  saveFile(fileName(rigName(store.get()), 'csv'), new TextEncoder().encode(csv));
}

/** Picture, paper and table of the rig, each in a script of its own. */
export const TakeRigAway = (rig: PanelProps) => (
  <TakeAway
    showToast={rig.showToast}
    loadPicture={loadPicture}
    picture={({ Picture }) => <Picture {...rig} />}
    print={() => print(rig)}
    saveCsv={() => saveCsv(rig)}
  />
);
