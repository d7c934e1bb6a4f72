import type { Source } from '../ui/source';
import { describeRig } from '../text/describe-rig';
import { drawingIn, type Draw } from './draw-shapes';
import { topModel, type DrawnRig } from './top-model';
import { pictureSize } from './top-view';

/**
 * Lets a picture that the page was served with follow the rig. One that cannot be leaves it as it is.
 *
 * @param isServed It shows the rig already.
 */
export function followInPicture(picture: Element, source: Source<DrawnRig>, isServed: boolean): () => void {
  const svg = picture.querySelector('svg');
  const group = svg?.querySelector('g');
  if (!svg || !group) return () => undefined;
  let draw: Draw | null = null;
  let shown = isServed ? source.get() : null;
  const follow = () => {
    const drawn = source.get();
    if (drawn === shown) return;
    shown = drawn;
    if (!drawn.seen.ok || !drawn.plan) return;
    draw ??= drawingIn(group);
    draw(topModel(drawn, { size: pictureSize, held: null, live: false, human: false }).shapes);
    svg.setAttribute('aria-label', describeRig(drawn.seen));
  };
  follow();
  // The style sheet waits for this where the served rig is not theirs.
  picture.setAttribute('data-followed', '');
  return source.subscribe(follow);
}
