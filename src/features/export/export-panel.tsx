import { words } from '#messages/export';
import { useId, useState } from 'react';
import { saveFile } from '../../platform/files';
import { activeEntry, useStore } from '../../state/store';
import { gamesCsv } from '../../text/games-csv';
import { generatedName } from '../../text/rig-names';
import { showToast } from '../../ui/overlays/toasts';
import { fileName } from './file-name';
import { printNow } from './print-rig';
import { RigPicture } from './rig-picture';
import '../../ui/styles/button.css';
import './export-panel.css';

/** Ways to have the rig where there is no page: in a forum, on paper, in a spreadsheet. */
export function ExportPanel() {
  const titleId = useId();
  const pictureId = useId();
  const [hasPicture, setHasPicture] = useState(false);
  return (
    <section className="take-away" aria-labelledby={titleId}>
      <h4 className="take-title" id={titleId}>
        {words.title}
      </h4>
      <p className="take-actions">
        <button
          className="button button-small take-picture"
          type="button"
          aria-expanded={hasPicture}
          aria-controls={hasPicture ? pictureId : undefined}
          onClick={() => setHasPicture((has) => !has)}
        >
          {words.picture}
        </button>
        <button className="button button-small" type="button" onClick={printNow}>
          {words.print}
        </button>
        <button className="button button-small" type="button" onClick={saveCsv}>
          {words.csv}
        </button>
      </p>
      {hasPicture && (
        <div className="picture-place" id={pictureId}>
          <RigPicture />
        </div>
      )}
    </section>
  );
}

function saveCsv(): void {
  const state = useStore.getState();
  const entry = activeEntry(state);
  const name = fileName(generatedName(entry, state.units), 'csv');
  saveFile(name, new TextEncoder().encode(gamesCsv(entry, state.units)));
  showToast(words.csvSaved);
}
