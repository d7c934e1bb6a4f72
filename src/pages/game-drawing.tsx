import { words } from '#messages/game-pages';
import { axisOf, convert } from '../domain/games/convert';
import type { Conversion } from '../domain/games/record-types';
import type { Game } from '../domain/games/types';
import { defaultEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from '../text/angles';
import { Cone, Figure, Label, rigOf, SideCone, usual, Viewport } from './guide-figures';

type RatioScale = Extract<Conversion, { readonly kind: 'ratio-linear' }>;

/**
 * Drawing of a game's kind of number, to scale for the default rig; nothing for a game without a number or fixed view.
 */
export function GameDrawing({ game: { scale, outOfTheBox } }: { readonly game: Game }) {
  if (scale?.conversion.kind === 'ratio-linear') return <PictureInside {...scale.conversion} />;
  const axis = scale ? axisOf(scale.conversion) : outOfTheBox?.axis;
  if (axis === undefined) return null;
  return (
    <Figure says={words.figure[axis]}>
      {axis === 'vertical' ? (
        <SideCone />
      ) : (
        <Viewport>
          <Cone rig={rigOf(usual)} eye={{ x: 180, y: 184 }} pxPerMm={0.3} label={(angle) => angle} />
        </Viewport>
      )}
    </Figure>
  );
}

/** The screen from the front, with the imaginary picture that the number refers to. */
function PictureInside({ ratio }: RatioScale) {
  const { view } = exactAnswer(defaultEntry);
  if (!view.ok) return null;
  const [middle, top, height] = [164, 22, 144];
  const frame = (width: number) =>
    `M${Math.round(middle - width / 2)} ${top}h${Math.round(width)}v${height}h${-Math.round(width)}Z`;
  const width = height * ratio;
  const angle = degreesText(
    convert({ kind: 'ratio-linear', ratio, zeroAt: 0, degreesPerUnit: 1 }, view.value),
  );
  return (
    <Figure says={words.figure.ratio(ratio > 1.5 ? '16:9' : '4:3', angle)}>
      <Viewport>
        <path className="cone" d={frame(width)} />
        <path className="frame" d={frame((height * 16) / 9)} />
        <path className="measure" d={`M${Math.round(middle - width / 2)} 184h${Math.round(width)}`} />
        <Label x={middle} y={100} live>
          {angle}
        </Label>
      </Viewport>
    </Figure>
  );
}
