import { words as exactWords } from '#messages/exact';
import { words } from '#messages/windscreen';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Projection } from '../../core/fidelity';
import { drawnFrusta, trueFrusta } from '../../core/frusta';
import type { Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import type { Units } from '../../core/units';
import { exactProjection } from '../../games/projection';
import { Segments, type Option } from '../../ui/segments';
import { useSize } from '../../ui/use-size';
import { LifeSize } from './life-size';
import { layOutPictures, type Shown } from './picture-layout';
import { carSentence, truthRemarks } from './sentences';
import { asWideAs, Stage, stageAspect, type Arrangement } from './stage';
import { SwaySwitch, type StandsStill } from './sway-switch';
import { useReducedMotion } from './use-reduced-motion';

/** What the true picture is held against. */
interface ComparedSetting {
  readonly name: string;
  readonly projection: Projection;
  /** What the game draws for it, in a line. */
  readonly drawn: string;
}

interface WindscreenProps {
  readonly seen: Outcome<SeenRig>;
  readonly units: Units;
  readonly settingOf: (seen: SeenRig) => ComparedSetting;
  /** Chooses the setting. */
  readonly chooser: (seen: SeenRig) => ReactNode;
}

/** The same road twice: as a game draws it, and as it would be seen from the seat. */
export function Windscreen({ seen, units, settingOf, chooser }: WindscreenProps) {
  const titleId = useId();
  const [arrangement, setArrangement] = useState<Arrangement>('split');
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <section className="card windscreen" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      {seen.ok ? (
        <Comparison
          seen={seen.value}
          units={units}
          setting={settingOf(seen.value)}
          chooser={chooser(seen.value)}
          {...{ arrangement, setArrangement, shown, setShown }}
        />
      ) : (
        <p className="windscreen-reason">{exactWords.impossible[seen.reason]}</p>
      )}
    </section>
  );
}

const arrangements: readonly Option<Arrangement>[] = [
  { value: 'split', text: words.arrangements.split },
  { value: 'stacked', text: words.arrangements.stacked },
];

const screens: readonly Option<Shown>[] = [
  { value: 'all', text: words.allScreens },
  { value: 'left', text: words.oneScreen.left },
  { value: 'centre', text: words.oneScreen.centre },
  { value: 'right', text: words.oneScreen.right },
];

/** Before the window's size is known. */
const firstSize = { width: 1100, height: 600 };
/** In less room, three screens beside each other would be stamps. */
const roomForThreePx = 600;

interface ComparisonProps {
  readonly seen: SeenRig;
  readonly units: Units;
  readonly setting: ComparedSetting;
  readonly chooser: ReactNode;
  readonly arrangement: Arrangement;
  readonly setArrangement: (arrangement: Arrangement) => void;
  readonly shown: Shown | null;
  readonly setShown: (shown: Shown) => void;
}

function Comparison({
  seen,
  units,
  setting,
  chooser,
  arrangement,
  setArrangement,
  shown,
  setShown,
}: ComparisonProps) {
  const id = useId();
  const { size, ref } = useSize(firstSize);
  const { projection } = setting;
  const truth = useMemo(() => trueFrusta(seen), [seen]);
  const drawn = useMemo(() => drawnFrusta(seen.rig, projection), [seen, projection]);
  const [sways, setSways] = useState(false);
  const [isStill, setStill] = useState(false);
  const isReduced = useReducedMotion();
  const standsStill: StandsStill = isStill ? 'still-drawing' : isReduced ? 'reduced-motion' : null;
  const isTriple = seen.rig.sides !== null;
  const looksAt = shown ?? (size.width < roomForThreePx ? 'centre' : 'all');
  const layout = useMemo(() => layOutPictures(seen.rig, looksAt), [seen, looksAt]);
  if (!truth.ok || !drawn.ok)
    return <p className="windscreen-reason">{exactWords.impossible['not-finite']}</p>;

  const isSplit = arrangement === 'split';
  const width = asWideAs(stageAspect(layout, arrangement));
  const caption = <p className="windscreen-caption windscreen-truth">{words.truth}</p>;
  return (
    <div className="windscreen-parts" ref={ref}>
      <div className="windscreen-choices">
        <div className="windscreen-setting">{chooser}</div>
        <Choice
          label={words.arrangement}
          options={arrangements}
          value={arrangement}
          onChange={setArrangement}
        />
        {isTriple && <Choice label={words.screens} options={screens} value={looksAt} onChange={setShown} />}
      </div>
      <div className="windscreen-captions" style={width}>
        <p className="windscreen-caption">{setting.name}</p>
        {isSplit && caption}
      </div>
      <Stage
        seen={seen}
        layout={layout}
        arrangement={arrangement}
        drawn={drawn.value}
        truth={truth.value}
        label={(isSplit ? words.pictureSplit : words.pictureStacked)(setting.name)}
        describedBy={id}
        sways={sways && standsStill === null}
        onStill={setStill}
      />
      {!isSplit && (
        <div className="windscreen-captions" style={width}>
          {caption}
        </div>
      )}
      <p className="windscreen-remark" role="status">
        {isStill && words.still}
      </p>
      <SwaySwitch isOn={sways} onChange={setSways} units={units} standsStill={standsStill} />
      <dl className="windscreen-meaning" id={id}>
        <div>
          <dt>{setting.name}</dt>
          <dd>
            <strong>{carSentence(seen, projection)}</strong> {setting.drawn}
          </dd>
        </div>
        <div className="windscreen-true">
          <dt>{words.truth}</dt>
          <dd>
            <strong>{carSentence(seen, exactProjection(seen))}</strong> {truthRemarks(seen).join(' ')}
          </dd>
        </div>
      </dl>
      <p className="windscreen-scene">{words.scene}</p>
      <LifeSize seen={seen} truth={truth.value} units={units} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...segments }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="windscreen-choice">
      <span id={id}>{label}</span>
      <Segments labelledBy={id} {...segments} />
    </div>
  );
}
