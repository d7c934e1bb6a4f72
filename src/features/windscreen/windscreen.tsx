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
import { CopyComparison } from './copy-comparison';
import { Desk } from './desk';
import { LifeSize } from './life-size';
import { croppedTo, layOutPictures, type Shown } from './picture-layout';
import { sizeAhead, truthRemarks } from './sentences';
import type { Arrangement } from './stage';
import { SwaySwitch, type StandsStill } from './sway-switch';
import { TwoPictures } from './two-pictures';
import { useReducedMotion } from './use-reduced-motion';
import '../../ui/styles/card.css';
import './windscreen.css';

/** The setting compared with the true picture. */
interface ComparedSetting {
  readonly name: string;
  readonly projection: Projection;
  /** One line about the game's picture. */
  readonly drawn: string;
  /** The number to type and the one before, for the picture to share. */
  readonly headline: string;
}

interface WindscreenProps {
  readonly seen: Outcome<ViewedRig>;
  readonly units: Units;
  /** null = the rig is impossible. */
  readonly setting: ComparedSetting | null;
  /** Control for the setting. */
  readonly chooser: ReactNode;
  /** Error of the setting across the picture, below all. */
  readonly accuracy: ReactNode;
}

/** The same road twice: as a game draws it, and at life size. */
export function Windscreen({ seen, units, setting, chooser, accuracy }: WindscreenProps) {
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
          {...{ units, setting, chooser, accuracy, arrangement, setArrangement, shown, setShown }}
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

/** Until the window's size is known. */
const firstSize = { width: 1100, height: 600 };
/** Least width for three screens side by side. */
const roomForThreePx = 600;
/** Width from which the picture's height is limited, so that the controls below are in view as well. */
const roomForWidePx = 900;
const wideAspect = 2.9;

interface ComparisonProps extends Pick<WindscreenProps, 'units' | 'chooser' | 'accuracy'> {
  readonly seen: ViewedRig;
  readonly setting: ComparedSetting;
  readonly arrangement: View;
  readonly setArrangement: (arrangement: View) => void;
  readonly shown: Shown | null;
  readonly setShown: (shown: Shown) => void;
}

function Comparison(props: ComparisonProps) {
  const { seen, units, setting, chooser, accuracy } = props;
  const { arrangement, setArrangement, shown, setShown } = props;
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
          describedBy={id}
        />
      )}
      <Meaning id={id} seen={seen} setting={setting} sizes={sizes} />
      <div className="windscreen-foot">
        <LifeSize
          seen={seen}
          drawn={{ frusta: drawn.value, name: setting.name, sentence: sizes.drawn.sentence }}
          truth={{ frusta: truth.value, name: words.truth, sentence: sizes.truth.sentence }}
          units={units}
        />
        {!isStill && (
          <CopyComparison
            seen={seen}
            drawn={drawn.value}
            truth={truth.value}
            texts={{
              left: setting.name,
              right: words.truth,
              headline: setting.headline,
              sentence: sizes.drawn.sentence,
            }}
          />
        )}
        {arrangement !== 'desk' && (
          <SwaySwitch isOn={sways} onChange={setSways} units={units} standsStill={standsStill} />
        )}
        <p className="windscreen-scene text-note">{words.scene}</p>
      </div>
      {accuracy}
    </div>
  );
}

interface MeaningProps extends Pick<ComparisonProps, 'seen' | 'setting'> {
  readonly id: string;
  readonly sizes: Readonly<Record<'drawn' | 'truth', ReturnType<typeof sizeAhead>>>;
}

const Meaning = ({ id, seen, setting, sizes }: MeaningProps) => (
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
);
