import { words as exactWords } from '#messages/exact';
import { words } from '#messages/windscreen';
import { useId, useState, type ReactNode } from 'react';
import type { Projection } from '../../domain/geometry/fidelity';
import { drawnFrusta, trueFrusta } from '../../domain/geometry/frusta';
import type { Outcome } from '../../domain/geometry/outcome';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { standingScreens } from '../../domain/geometry/standing-screens';
import type { Units } from '../../domain/geometry/units';
import { exactProjection } from '../../domain/games/projection';
import type { Option } from '../../ui/fields/segments';
import { useSize } from '../../ui/svg/use-size';
import { Choice } from './choice';
import { Desk } from './desk';
import { LifeSize } from './life-size';
import { layOutPictures, type Shown } from './picture-layout';
import { atStart, carSentence, truthRemarks } from './sentences';
import type { Arrangement } from './stage';
import { TwoPictures } from './two-pictures';
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
}

/** The same road twice: as a game draws it, and as it would be seen from the seat. */
export function Windscreen({ seen, units, setting, chooser }: WindscreenProps) {
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
          {...{ units, setting, chooser, arrangement, setArrangement, shown, setShown }}
        />
      )}
      {!seen.ok && <p className="windscreen-reason">{exactWords.impossible[seen.reason]}</p>}
    </section>
  );
}

type View = Arrangement | 'desk';

const arrangements: readonly Option<View>[] = [
  { value: 'split', text: words.arrangements.split },
  { value: 'stacked', text: words.arrangements.stacked },
  { value: 'desk', text: words.arrangements.desk },
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
  readonly seen: ViewedRig;
  readonly units: Units;
  readonly setting: ComparedSetting;
  readonly chooser: ReactNode;
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
  arrangement,
  setArrangement,
  shown,
  setShown,
}: ComparisonProps) {
  const id = useId();
  const { size, ref } = useSize(firstSize);
  const { projection } = setting;
  const truth = trueFrusta(seen);
  const drawn = drawnFrusta(seen.rig, projection);
  const standing = standingScreens(seen.rig);
  const isTriple = seen.rig.sides !== null;
  const isNarrow = size.width < roomForThreePx;
  const looksAt = shown ?? (isNarrow ? 'centre' : 'all');
  if (!truth.ok || !drawn.ok || !standing.ok)
    return <p className="windscreen-reason">{exactWords.impossible['not-finite']}</p>;

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
        {isTriple && arrangement !== 'desk' && (
          <Choice label={words.screens} options={screens} value={looksAt} onChange={setShown} />
        )}
      </div>
      {arrangement === 'desk' ? (
        <Desk
          screens={standing.value}
          pictures={{ drawn: drawn.value, truth: truth.value }}
          name={setting.name}
          units={units}
          isNarrow={isNarrow}
          describedBy={id}
        />
      ) : (
        <TwoPictures
          seen={seen}
          layout={layOutPictures(seen.rig, looksAt)}
          arrangement={arrangement}
          drawn={drawn.value}
          truth={truth.value}
          name={setting.name}
          units={units}
          describedBy={id}
        />
      )}
      <dl className="windscreen-meaning" id={id}>
        <div>
          <dt>{atStart(setting.name)}</dt>
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
