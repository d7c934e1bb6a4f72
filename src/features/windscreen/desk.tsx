import { words } from '#messages/windscreen';
import { useId, useMemo, useState } from 'react';
import type { Frustum } from '../../domain/geometry/frusta';
import type { StandingScreen } from '../../domain/geometry/standing-screens';
import type { Units } from '../../domain/geometry/units';
import { buildRoom } from '../../domain/scene/room';
import { behindDriver, fromAbove, fromSeat, moved, type Orbit } from '../../domain/scene/room-camera';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { placeSentence, seamSentence } from './desk-sentences';
import { OrbitArea } from './orbit-area';
import { farther, nearer, orbitAfterKey } from './orbit-moves';
import { RoomPicture } from './room-picture';
import { asWideAs } from './stage';
import '../../ui/styles/button.css';
import './desk.css';

type OnScreens = 'drawn' | 'truth';

interface DeskProps {
  readonly screens: readonly StandingScreen[];
  /** What the game draws, and what is true. */
  readonly pictures: Readonly<Record<OnScreens, readonly Frustum[]>>;
  readonly name: string;
  readonly units: Units;
  /** Width to height of the picture. */
  readonly aspect: number;
  readonly describedBy: string;
}

const choices = (['drawn', 'truth'] as const).map((value) => ({ value, text: words.desk.pictures[value] }));

/** The rig from somewhere in the room, with what is on its screens. */
export function Desk({ screens, pictures, name, units, aspect, describedBy }: DeskProps) {
  const id = useId();
  const [onScreens, setOnScreens] = useState<OnScreens>('drawn');
  const [wanted, setWanted] = useState<Orbit | null>(null);
  const [isStill, setStill] = useState(false);
  // The same room as long as one only looks from elsewhere: its pictures are drawn once for each room.
  const room = useMemo(() => buildRoom(screens), [screens]);
  // Another rig may stand where one was.
  const orbit = wanted ? moved(room, wanted, wanted) : behindDriver(room);

  const move = (to: Orbit | null) => setWanted(to && moved(room, orbit, to));
  const isTrue = onScreens === 'truth';
  return (
    <>
      <div className="windscreen-choices">
        <ViewSwitch
          label={words.desk.onScreens}
          options={choices}
          value={onScreens}
          onChange={setOnScreens}
        />
        <p className={`windscreen-caption${isTrue ? ' windscreen-truth' : ''}`}>
          {isTrue ? words.truth : name}
        </p>
      </div>
      <div className="windscreen-stage" data-arrangement="desk" style={asWideAs(aspect)}>
        <RoomPicture
          room={room}
          frusta={pictures[onScreens]}
          orbit={orbit}
          aspect={aspect}
          label={words.desk.picture(isTrue ? words.truth : name)}
          describedBy={`${id} ${describedBy}`}
          onStill={setStill}
        />
        <OrbitArea orbit={orbit} onMove={move} describedBy={`${id}keys ${id}place`} />
      </div>
      <div className="windscreen-places">
        <ViewButton text={words.desk.views.behind} onClick={() => setWanted(null)} />
        <ViewButton text={words.desk.views.seat} onClick={() => setWanted(fromSeat)} />
        <ViewButton text={words.desk.views.above} onClick={() => setWanted(fromAbove(room))} />
        <ViewButton text={words.desk.nearer} onClick={() => move(orbitAfterKey(nearer, orbit))} />
        <ViewButton text={words.desk.farther} onClick={() => move(orbitAfterKey(farther, orbit))} />
        <p className="windscreen-remark" id={`${id}place`} role="status">
          {placeSentence(room, orbit, units)}
        </p>
      </div>
      <p className="windscreen-remark" id={`${id}keys`}>
        {words.desk.keys}
      </p>
      <p className="windscreen-remark" role="status">
        {isStill && words.desk.still}
      </p>
      <p className="windscreen-seams" id={id}>
        {seamSentence(screens, pictures[onScreens])}
      </p>
    </>
  );
}

function ViewButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button className="button button-small" type="button" onClick={onClick}>
      {text}
    </button>
  );
}
