import { TopView } from '../features/rig-view/top-view';
import { answerOf } from '../rig/answer';
import { defaultEntry } from '../rig/entry';
import { setupOf } from '../rig/setup';

const { rig, seen, plan } = answerOf(setupOf(defaultEntry));

/** The default rig, drawn by the same hand as the live drawing below. */
export function HeroDrawing() {
  return (
    <div className="hero-drawing">
      <TopView rig={rig.ok ? rig.value : null} seen={seen} plan={plan} />
    </div>
  );
}
