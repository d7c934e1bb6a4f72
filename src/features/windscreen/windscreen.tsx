import { words as exactWords } from '#messages/exact';
import { words } from '#messages/windscreen';
import { language } from '#messages/language';
import { useId, useState, type ReactNode } from 'react';
import type { Projection } from '../../domain/geometry/fidelity';
import { drawnFrusta, trueFrusta } from '../../domain/geometry/frusta';
import type { Outcome } from '../../domain/geometry/outcome';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { standingScreens } from '../../domain/geometry/standing-screens';
import type { Units } from '../../domain/geometry/units';
import { exactProjection } from '../../domain/games/projection';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { useSize } from '../../ui/svg/use-size';
import { Desk } from './desk';
import { LifeSize } from './life-size';
import { croppedTo, layOutPictures, type PictureLayout, type Shown } from './picture-layout';
import { sizeAhead, truthRemarks } from './sentences';
import type { Arrangement } from './stage';
import { SwaySwitch, type StandsStill } from './sway-switch';
import { TwoPictures } from './two-pictures';
import { useReducedMotion } from './use-reduced-motion';
import '../../ui/styles/card.css';
import './windscreen.css';

/** What the true picture is held against. */
interface ComparedSetting {
  readonly name: string;
  readonly projection: Projection;
  /** What the game draws for it, in a line. */
  readonly drawn: string;
}

interface WindscreenProps {
  readonly seen: Outcome<ViewedRig>;
  readonly units: Units;
  /** null = the rig is impossible. */
  readonly setting: ComparedSetting | null;
  /** Chooses the setting. */
  readonly chooser: ReactNode;
  /** What lies under the picture, with its axis: where each screen is in it, and what describes both. */
  readonly plot: (screens: PictureLayout['boxes'], describedBy: string) => ReactNode;
}

/** The same road twice: as a game draws it, and as it would be seen from the seat. */
export function Windscreen({ seen, units, setting, chooser, plot }: WindscreenProps) {
  const titleId = useId();
  const [arrangement, setArrangement] = useState<View>('split');
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <section className="card windscreen" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      {seen.ok && setting && (
        <Comparison
          seen={seen.value}
          {...{ units, setting, chooser, plot, arrangement, setArrangement, shown, setShown }}
        />
      )}
      {!seen.ok && <p className="windscreen-reason">{exactWords.impossible[seen.reason]}</p>}
    </section>
  );
}

type View = Arrangement | 'desk';

const arrangements = (['split', 'stacked', 'desk'] as const).map((value) => ({
  value,
  text: words.arrangements[value],
}));

const screens = (['all', 'left', 'centre', 'right'] as const).map((value) => ({
  value,
  text: words.whichScreens[value],
}));

/** Before the window's size is known. */
const firstSize = { width: 1100, height: 600 };
/** In less room, three screens beside each other would be stamps. */
const roomForThreePx = 600;
/** With so much, a picture is not higher than this, so that what stands under it is in sight as well. */
const roomForWidePx = 900;
const wideAspect = 21 / 9;

interface ComparisonProps extends Pick<WindscreenProps, 'units' | 'chooser' | 'plot'> {
  readonly seen: ViewedRig;
  readonly setting: ComparedSetting;
  readonly arrangement: View;
  readonly setArrangement: (arrangement: View) => void;
  readonly shown: Shown | null;
  readonly setShown: (shown: Shown) => void;
}

function Comparison({
  seen,
  units,
  setting,
  chooser,
  plot,
  arrangement,
  setArrangement,
  shown,
  setShown,
}: ComparisonProps) {
  const id = useId();
  const { size, ref } = useSize(firstSize);
  const [sways, setSways] = useState(false);
  const [isStill, setStill] = useState(false);
  const isReduced = useReducedMotion();
  const { projection } = setting;
  const truth = trueFrusta(seen);
  const drawn = drawnFrusta(seen.rig, projection);
  const standing = standingScreens(seen.rig);
  const isTriple = seen.rig.sides !== null;
  const isNarrow = size.width < roomForThreePx;
  const looksAt = shown ?? (isNarrow ? 'centre' : 'all');
  if (!truth.ok || !drawn.ok || !standing.ok)
    return <p className="windscreen-reason">{exactWords.impossible['not-finite']}</p>;

  const sizes = { drawn: sizeAhead(seen, projection), truth: sizeAhead(seen, exactProjection(seen)) };
  const standsStill: StandsStill = isStill ? 'still-drawing' : isReduced ? 'reduced-motion' : null;
  const isWide = size.width >= roomForWidePx;
  const layout = croppedTo(layOutPictures(seen.rig, looksAt), isWide ? wideAspect : 0);
  return (
    <div className="windscreen-parts" ref={ref}>
      <div className="windscreen-choices">
        <div className="windscreen-setting">{chooser}</div>
        <ViewSwitch
          label={words.arrangement}
          options={arrangements}
          value={arrangement}
          onChange={setArrangement}
        />
        {isTriple && arrangement !== 'desk' && (
          <ViewSwitch label={words.screens} options={screens} value={looksAt} onChange={setShown} />
        )}
      </div>
      {arrangement === 'desk' ? (
        <Desk
          screens={standing.value}
          pictures={{ drawn: drawn.value, truth: truth.value }}
          name={setting.name}
          units={units}
          aspect={isWide ? wideAspect : isNarrow ? 4 / 3 : 16 / 9}
          describedBy={id}
        />
      ) : (
        <TwoPictures
          seen={seen}
          layout={layout}
          arrangement={arrangement}
          drawn={drawn.value}
          truth={truth.value}
          sizes={sizes}
          name={setting.name}
          sways={sways && standsStill === null}
          isStill={isStill}
          onStill={setStill}
          plot={plot(layout.boxes, id)}
          describedBy={id}
        />
      )}
      <dl className="windscreen-meaning" id={id}>
        <div>
          <dt>{setting.name}</dt>
          <dd>
            <strong>{sizes.drawn.sentence}</strong>
            {language.sentenceSpace}
            {setting.drawn}
          </dd>
        </div>
        <div className="windscreen-true">
          <dt>{words.truth}</dt>
          <dd>
            <strong>{sizes.truth.sentence}</strong>
            {language.sentenceSpace}
            {language.sentences(truthRemarks(seen))}
          </dd>
        </div>
      </dl>
      <div className="windscreen-foot">
        <LifeSize seen={seen} truth={truth.value} units={units} />
        {arrangement !== 'desk' && (
          <SwaySwitch isOn={sways} onChange={setSways} units={units} standsStill={standsStill} />
        )}
        <p className="windscreen-scene">{words.scene}</p>
      </div>
    </div>
  );
}
