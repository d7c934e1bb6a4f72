import { TakeAway } from '../features/export/export-panel';
import type { PanelProps } from './explore-part';

const loadPicture = () => import('./rig-picture');

async function print(rig: PanelProps): Promise<void> {
  const { printNow } = await import('./rig-sheet');
  printNow(rig);
}

async function saveCsv(rig: PanelProps): Promise<void> {
  // What each number means is said where a game is opened.
  const [{ saveGames }, { takesNames }] = await Promise.all([
    import('../text/games-csv'),
    import('../features/game-library/game-details'),
  ]);
  saveGames(rig, takesNames);
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
