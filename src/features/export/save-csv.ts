import { words } from '#messages/export';
import { saveFile } from '../../platform/files';
import { addressOf, gamePath } from '../../platform/site';
import { activeEntry, useStore } from '../../state/store';
import { gamesCsv } from '../../text/games-csv';
import { generatedName } from '../../text/rig-names';
import { showToast } from '../../ui/overlays/toasts';
import { fileName } from './file-name';

/** Saves all games with their numbers for a spreadsheet. */
export function saveCsv(): void {
  const state = useStore.getState();
  const entry = activeEntry(state);
  const pageOf = (id: string) => addressOf(gamePath(id));
  const csv = gamesCsv(entry, state.units, { pageOf, ownGames: state.ownGames });
  const name = fileName(generatedName(entry, state.units), 'csv');
  saveFile(name, new TextEncoder().encode(csv));
  showToast(words.csvSaved);
}
