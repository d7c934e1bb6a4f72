import { useEffect, useMemo } from 'react';
import { piecesOnGlass, stillRoom } from '../../domain/scene/still-room';
import { theScene } from './live-picture';
import { PictureFrame } from './picture-frame';
import { createRoomPainter, type RoomShot } from './room-painter';
import { StillShapes } from './still-picture';
import { useLivePicture } from './use-live-picture';
import { useSky } from './use-sky';

interface RoomPictureProps extends Omit<RoomShot, 'sky'> {
  /** Width by height. */
  readonly aspect: number;
  readonly label: string;
  readonly describedBy: string;
  readonly onStill: (isStill: boolean) => void;
}

/** The rig in a room, with pictures on its screens: live with WebGL, else a drawing. */
export function RoomPicture({ room, frusta, orbit, aspect, label, describedBy, onStill }: RoomPictureProps) {
  const sky = useSky();
  const shot = { room, frusta, orbit, sky };
  const { place, hold, isStill, show, isInView } = useLivePicture(createRoomPainter, onStill);
  useEffect(() => {
    if (isInView) show(shot);
  });
  return (
    <PictureFrame place={place} hold={hold} isStill={isStill} label={label} describedBy={describedBy}>
      <StillRoom shot={shot} aspect={aspect} />
    </PictureFrame>
  );
}

const paperWidth = 1200;

function StillRoom({ shot, aspect }: { readonly shot: RoomShot; readonly aspect: number }) {
  const { room, frusta, sky } = shot;
  // Memoised: independent of the point of view.
  const pieces = useMemo(
    () => piecesOnGlass(room.screens, frusta, { scene: theScene(), sky }),
    [room, frusta, sky],
  );
  const paper = { width: paperWidth, height: paperWidth / aspect };
  const { things, seat, driver } = stillRoom({ ...shot, pieces }, paper);
  return (
    <svg
      className="windscreen-still windscreen-room"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      aria-hidden="true"
    >
      <StillShapes shapes={things} />
      {shot.orbit.distance > seatSeenFrom && (
        <>
          <StillShapes shapes={seat} />
          <StillShapes shapes={driver} />
        </>
      )}
    </svg>
  );
}

/** Nearer, the view is from inside the seat. */
const seatSeenFrom = 0.8;
