import { noRefinements } from '../core/parse-rig';
import { seeRig } from '../core/see-rig';
import { defaultSetup } from '../core/setup';
import { TopView } from '../features/rig-view/top-view';

const seen = seeRig(defaultSetup, noRefinements);

/** The default rig, drawn by the same hand as the live drawing below. */
export function HeroDrawing() {
  return (
    <div className="hero-drawing">
      <TopView rig={seen.ok ? seen.value.rig : null} seen={seen} />
    </div>
  );
}
