import { memo, useState } from 'react';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Outcome } from '../domain/geometry/outcome';
import type { Units } from '../domain/geometry/units';
import { exactAnswer } from '../domain/rig/exact-answer';
import { Charts } from '../features/fidelity/charts';
import { curvesOf } from '../features/fidelity/curves';
import { describeProjection } from '../features/fidelity/sentences';
import { SettingChooser, WideSlider } from '../features/fidelity/setting-chooser';
import { chosenSetting, firstSetting, widest, type SettingId } from '../features/fidelity/settings';
import { Windscreen } from '../features/windscreen/windscreen';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** The road as a game draws it beside the true view. Out of sight, the rig follows once nobody types. */
export function WindscreenTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  const pickedGames = useStore((state) => state.pickedGames);
  return <WindscreenOfSetting seen={exactAnswer(entry).seen} units={units} pickedGames={pickedGames} />;
}

interface WindscreenOfSettingProps {
  readonly seen: Outcome<ViewedRig>;
  readonly units: Units;
  readonly pickedGames: readonly string[];
}

/** For the settings that the plot knows. */
const WindscreenOfSetting = memo(function WindscreenOfSetting(props: WindscreenOfSettingProps) {
  const { seen, units, pickedGames } = props;
  const [settingId, setSettingId] = useState<SettingId | null>(null);
  const [wideDegrees, setWideDegrees] = useState<number>(widest.start);
  if (!seen.ok)
    return <Windscreen seen={seen} units={units} setting={null} chooser={null} plot={() => null} />;
  const viewed = seen.value;
  const setting = chosenSetting(settingId ?? firstSetting(pickedGames, viewed), {
    seen: viewed,
    wideDegrees,
  });
  const { id, words, projection } = setting;
  const curves = curvesOf(viewed, setting);
  return (
    <Windscreen
      seen={seen}
      units={units}
      setting={{
        name: words.name,
        projection,
        drawn: describeProjection(projection, viewed),
      }}
      plot={(screens, describedBy) =>
        curves.ok && <Charts seen={viewed} {...curves.value} describedBy={describedBy} under={screens} />
      }
      chooser={
        <>
          <SettingChooser seen={viewed} value={id} onChange={setSettingId} />
          {id === 'wide' && <WideSlider degrees={wideDegrees} onChange={setWideDegrees} />}
        </>
      }
    />
  );
});
