import { words } from '#messages/windscreen';
import { useId, useMemo, useState } from 'react';
import type { Frustum } from '../../domain/geometry/frusta';
import type { StandingScreen } from '../../domain/geometry/standing-screens';
import type { Units } from '../../domain/geometry/units';
import { buildRoom } from '../../domain/scene/room';
import { behindDriver, fromAbove, fromSeat, moved, type Orbit } from '../../domain/scene/room-camera';
import { Button } from '../../ui/button';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { placeSentence, seamSentence } from './desk-sentences';
import { OrbitArea } from './orbit-area';
import { farther, nearer, orbitAfterKey } from './orbit-moves';
import { RoomPicture } from './room-picture';
import { asWideAs } from './stage';
import './desk.css';

type OnScreens = 'drawn' | 'truth';

interface DeskProps {
  readonly screens: readonly StandingScreen[];
  /** Frusta of the game's picture and of the true one. */
  readonly pictures: Readonly<Record<OnScreens, readonly Frustum[]>>;
  readonly name: string;
  readonly units: Units;
  /** Width by height of the picture. */
  readonly aspect: number;
  readonly describedBy: string;
}

const choices = (['drawn', 'truth'] as const).map((value) => ({ value, text: words.desk.pictures[value] }));

/** The rig in a room that can be orbited, with pictures on its screens. */
export function Desk({ screens, pictures, name, units, aspect, describedBy }: DeskProps) {
  const id = useId();
  const [onScreens, setOnScreens] = useState<OnScreens>('drawn');
  const [chosenOrbit, setChosenOrbit] = useState<Orbit | null>(null);
  const [isStill, setStill] = useState(false);
  // Memoised: the screens' pictures are drawn once per room, not per point of view.
  const room = useMemo(() => buildRoom(screens), [screens]);
  // Clamps the point of view again: another rig may be in its way.
  const orbit = chosenOrbit ? moved(room, chosenOrbit, chosenOrbit) : behindDriver(room);

  const move = (to: Orbit | null) => setChosenOrbit(to && moved(room, orbit, to));
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
        <p className={`windscreen-caption text-note${isTrue ? ' windscreen-truth' : ''}`}>
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
        <ViewButton text={words.desk.views.behind} onClick={() => setChosenOrbit(null)} />
        <ViewButton text={words.desk.views.seat} onClick={() => setChosenOrbit(fromSeat)} />
        <ViewButton text={words.desk.views.above} onClick={() => setChosenOrbit(fromAbove(room))} />
        <ViewButton text={words.desk.nearer} onClick={() => move(orbitAfterKey(nearer, orbit))} />
        <ViewButton text={words.desk.farther} onClick={() => move(orbitAfterKey(farther, orbit))} />
        <p className="windscreen-remark text-note" id={`${id}place`} role="status">
          {placeSentence(room, orbit, units)}
        </p>
      </div>
      <p className="windscreen-remark text-note" id={`${id}keys`}>
        {words.desk.keys}
      </p>
      <p className="windscreen-remark text-note" role="status">
        {isStill && words.desk.still}
      </p>
      <p className="windscreen-seams" id={id}>
        {seamSentence(screens, pictures[onScreens])}
      </p>
    </>
  );
}

function ViewButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return <Button onClick={onClick}>{text}</Button>;
}
