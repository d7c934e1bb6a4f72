import { words as exactWords } from '#messages/exact';
import { words } from '#messages/fidelity';
import { memo, useId, useState } from 'react';
import { type Outcome } from '../../domain/geometry/outcome';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { Charts } from './charts';
import { curvesOf, type Curve } from './curves';
import { Numbers } from './numbers';
import { describeProjection, meaningOf } from './sentences';
import { SettingChooser, WideSlider } from './setting-chooser';
import { chosenSetting, firstSetting, widest, type SettingId } from './settings';
import '../../ui/styles/card.css';
import './fidelity-plot.css';

interface FidelityPlotProps {
  readonly seen: Outcome<ViewedRig>;
  /** Ids of picked games. */
  readonly pickedGames: readonly string[];
}

/** An honest picture of the error: for one setting, how far off each point is seen, and how large things look. */
export const FidelityPlot = memo(function FidelityPlot({ seen, pickedGames }: FidelityPlotProps) {
  const titleId = useId();
  const [settingId, setSettingId] = useState<SettingId | null>(null);
  const [wideDegrees, setWideDegrees] = useState<number>(widest.start);
  return (
    <section className="card fidelity" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.plot.title}
      </h3>
      {seen.ok ? (
        <Plot
          seen={seen.value}
          settingId={settingId ?? firstSetting(pickedGames, seen.value)}
          onSetting={setSettingId}
          wideDegrees={wideDegrees}
          onWide={setWideDegrees}
        />
      ) : (
        <Impossible reason={exactWords.impossible[seen.reason]} />
      )}
    </section>
  );
});

const Impossible = ({ reason }: { readonly reason: string }) => <p className="fidelity-reason">{reason}</p>;

interface PlotProps {
  readonly seen: ViewedRig;
  readonly settingId: SettingId;
  readonly onSetting: (id: SettingId) => void;
  readonly wideDegrees: number;
  readonly onWide: (degrees: number) => void;
}

function Plot({ seen, settingId, onSetting, wideDegrees, onWide }: PlotProps) {
  const meaningId = useId();
  const setting = chosenSetting(settingId, { seen, wideDegrees });
  const curves = curvesOf(seen, setting);
  return (
    <>
      <div className="fidelity-parts">
        <div className="fidelity-setting">
          <SettingChooser seen={seen} value={setting.id} onChange={onSetting} />
          {setting.id === 'wide' && <WideSlider degrees={wideDegrees} onChange={onWide} />}
          <p className="fidelity-drawn">{describeProjection(setting.projection, seen)}</p>
          {curves.ok && <Meaning id={meaningId} of={curves.value.chosen} />}
        </div>
        {curves.ok ? (
          <Charts seen={seen} {...curves.value} describedBy={meaningId} />
        ) : (
          <Impossible reason={exactWords.impossible[curves.reason]} />
        )}
      </div>
      {curves.ok && <Numbers seen={seen} projection={setting.projection} {...curves.value} />}
    </>
  );
}

function Meaning({ id, of: { fidelity } }: { readonly id: string; readonly of: Curve }) {
  const { first, rest } = meaningOf(fidelity);
  return (
    <p className="fidelity-meaning" id={id}>
      <strong>{first}</strong> {rest}
    </p>
  );
}
