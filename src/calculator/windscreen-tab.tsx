import { words } from '#messages/windscreen';
import { memo } from 'react';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Outcome } from '../domain/geometry/outcome';
import type { Units } from '../domain/geometry/units';
import { answerFor, numberOf } from '../domain/games/game-answer';
import { gameById } from '../domain/games/games';
import { exactAnswer } from '../domain/rig/exact-answer';
import { curvesOf } from '../features/fidelity/curves';
import { HowTrue } from '../features/fidelity/how-true';
import { describeProjection } from '../features/fidelity/sentences';
import { SettingChooser } from '../features/fidelity/setting-chooser';
import { settingToCompare, type ChosenSetting } from '../features/fidelity/settings';
import { Windscreen } from '../features/windscreen/windscreen';
import { useComparedSetting } from '../state/compared-setting';
import { useEntry, useStore } from '../state/store';
import { degreesText } from '../text/angles';
import { figureText } from '../text/figures';
import { gameValueFigure } from '../text/game-values';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** The road as a game draws it beside the true view; debounced outside the viewport. */
export function WindscreenTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const units = useStore((state) => state.units);
  const myGame = useStore((state) => state.myGame);
  return <WindscreenOfSetting seen={exactAnswer(entry).seen} units={units} myGame={myGame} />;
}

interface WindscreenOfSettingProps {
  readonly seen: Outcome<ViewedRig>;
  readonly units: Units;
  readonly myGame: string;
}

const WindscreenOfSetting = memo(function WindscreenOfSetting(props: WindscreenOfSettingProps) {
  const { seen, units, myGame } = props;
  const compared = useComparedSetting();
  if (!seen.ok) return <Windscreen seen={seen} units={units} setting={null} chooser={null} accuracy={null} />;
  const viewed = seen.value;
  const setting = settingToCompare(compared, { seen: viewed, myGame });
  const { id, projection } = setting;
  const curves = curvesOf(viewed, setting);
  return (
    <Windscreen
      seen={seen}
      units={units}
      setting={{
        name: setting.words.name,
        projection,
        drawn: describeProjection(projection, viewed),
        headline: headlineOf(setting, viewed),
      }}
      chooser={<SettingChooser seen={viewed} value={id} />}
      accuracy={curves.ok && <HowTrue seen={viewed} projection={projection} {...curves.value} />}
    />
  );
});

/** The number to type and the game's own, if both are degrees of one kind; else the setting's name. */
function headlineOf({ id, words: { name } }: ChosenSetting, seen: ViewedRig): string {
  const game = id.startsWith('default:') ? gameById(id.slice('default:'.length)) : undefined;
  const answer = game && numberOf(answerFor(game, seen));
  const before = game?.outOfTheBox;
  if (!game || !before || answer?.setting.axis !== before.axis) return name;
  const figure = gameValueFigure(answer.setting.value, answer.scale);
  return figure.unit === '°'
    ? words.numberWas(game.name, figureText(figure), degreesText(before.degrees, 0))
    : name;
}
