import { words as pictureWords } from '#messages/rig-picture';
import { words } from '#messages/windscreen';
import type { Frustum } from '../../domain/geometry/frusta';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { canCopyPictures, copyPicture } from '../../platform/clipboard-picture';
import { saveFile } from '../../platform/files';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/overlays/toasts';
import { lineAtRest } from './car-marks';
import { comparisonPicture, sceneAspect, type PictureTexts } from './comparison-picture';
import { croppedTo, layOutPictures, viewsIn, whole } from './picture-layout';
import { useSky } from './use-sky';

interface CopyComparisonProps {
  readonly seen: ViewedRig;
  readonly drawn: readonly Frustum[];
  readonly truth: readonly Frustum[];
  readonly texts: PictureTexts;
}

/** Copies both halves of the road as a picture; saves it where the browser copies none. */
export function CopyComparison({ seen, drawn, truth, texts }: CopyComparisonProps) {
  const sky = useSky();
  const make = () => {
    // Three screens would be a narrow strip.
    const layout = croppedTo(layOutPictures(seen.rig, 'centre'), sceneAspect);
    const all = { part: whole, shown: whole };
    const lineAt = lineAtRest(viewsIn(layout, drawn, all), viewsIn(layout, truth, all));
    const views = [
      ...viewsIn(layout, drawn, { part: whole, shown: { ...whole, width: lineAt } }),
      ...viewsIn(layout, truth, { part: whole, shown: { ...whole, x: lineAt, width: 1 - lineAt } }),
    ];
    return comparisonPicture({ ...texts, views, sky, aspect: layout.aspect, lineAt });
  };
  const save = async () => {
    saveFile('sightline.png', new Uint8Array(await (await make()).arrayBuffer()));
    showToast(pictureWords.saved);
  };
  const copy = async () => {
    if (canCopyPictures() && (await copyPicture(make()))) showToast(pictureWords.copied);
    else await save();
  };
  return (
    <Button onClick={() => void copy().catch(() => showToast(pictureWords.notMade))}>
      {words.copyPicture}
    </Button>
  );
}
