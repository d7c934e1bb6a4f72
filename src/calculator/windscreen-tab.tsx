import { useCallback, useState } from 'react';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { describeProjection } from '../features/fidelity/sentences';
import { SettingChooser, WideSlider } from '../features/fidelity/setting-chooser';
import { chosenSetting, firstSetting, widest, type SettingId } from '../features/fidelity/settings';
import { Windscreen } from '../features/windscreen/windscreen';
import type { LiveAnswer } from '../state/answers';
import type { State } from '../state/store';
import { useRead } from '../ui/live';
import type { PanelProps } from './explore-part';

export { exactAnswer } from '../domain/rig/exact-answer';

const itself = (answer: LiveAnswer) => answer;
const favouritesOf = ({ favourites }: State) => favourites;

/** The road as a game draws it beside the true view, for the settings that the plot knows. It follows when the typing pauses. */
export function Panel({ store, nextPause }: PanelProps) {
  const { exact, units } = useRead(nextPause, itself);
  const favourites = useRead(store, favouritesOf);
  const [settingId, setSettingId] = useState<SettingId | null>(null);
  const [wideDegrees, setWideDegrees] = useState<number>(widest.start);

  const settingIn = useCallback(
    (seen: ViewedRig) => chosenSetting(settingId ?? firstSetting(favourites, seen), { seen, wideDegrees }),
    [settingId, favourites, wideDegrees],
  );
  if (!exact) return null;
  return (
    <Windscreen
      seen={exact.seen}
      units={units}
      settingOf={(seen) => {
        const { words, projection } = settingIn(seen);
        return { name: words.name, projection, drawn: describeProjection(projection, seen) };
      }}
      chooser={(seen) => {
        const { id } = settingIn(seen);
        return (
          <>
            <SettingChooser seen={seen} value={id} onChange={setSettingId} />
            {id === 'wide' && <WideSlider degrees={wideDegrees} onChange={setWideDegrees} />}
          </>
        );
      }}
    />
  );
}
