import { words } from '#messages/rig-picture';
import { memo, useDeferredValue, useRef, useState, type Ref } from 'react';
import { Shapes } from '../../drawing/shapes';
import { topDrawing } from '../../drawing/top-drawing';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { canCopyPictures, copyPicture } from '../../platform/clipboard-picture';
import { saveFile } from '../../platform/files';
import { canShareFile, openShareSheet } from '../../platform/share-sheet';
import { shownAddress, site } from '../../platform/site';
import { activeRig } from '../../state/rigs';
import { useStore, type State } from '../../state/store';
import { rigFacts, type RigFacts } from '../../text/rig-facts';
import { Button } from '../../ui/button';
import { BrandMark } from '../../ui/svg/brand-mark';
import { paintSvg } from './paint-svg';
import { Segments } from '../../ui/fields/segments';
import { showToast } from '../../ui/overlays/toasts';
import type { Size } from '../../ui/svg/use-size';
import { fileName } from './file-name';
import { formats, type FormatId } from './picture-format';
import { pictureTexts } from './picture-texts';
import '../../drawing/drawing.css';
import '../../drawing/labels.css';
import '../../drawing/live-drawing.css';
import './rig-picture.css';

const choices = (['wide', 'tall'] as const).map((value) => ({ value, text: words.formats[value] }));

const type = 'image/png';

/**
 * Picture of the rig to share: its preview is the source of the file. Deferred, since no key in a field may wait for
 * it.
 */
export const RigPicture = () => <PictureOf state={useDeferredValue(useStore())} />;

const PictureOf = memo(function PictureOf({ state }: { readonly state: State }) {
  const { units, pickedGames, ownGames } = state;
  const facts = rigFacts(activeRig(state), { units, pickedGames, ownGames });
  const [formatId, setFormatId] = useState<FormatId>('wide');
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = formats[formatId];
  const name = fileName(`${facts.rig} ${width}x${height}`, 'png');

  const make = () => (svg.current ? pngOf(svg.current, { width, height }) : Promise.reject(new Error()));
  const orSay = (making: Promise<void>) => void making.catch(() => showToast(words.notMade));

  const save = () =>
    orSay(
      make().then(async (png) => {
        saveFile(name, new Uint8Array(await png.arrayBuffer()));
        showToast(words.saved);
      }),
    );
  const copy = () =>
    orSay(copyPicture(make()).then((copied) => showToast(copied ? words.copied : words.notCopied)));
  const share = () =>
    orSay(
      make().then(async (png) => {
        const files = [new File([png], name, { type })];
        if (!(await openShareSheet({ title: facts.fullName, files }))) save();
      }),
    );

  return (
    <div className="rig-picture">
      <div className="rig-picture-bar">
        <Segments label={words.format} options={choices} value={formatId} onChange={setFormatId} />
        <Button onClick={save}>{words.save}</Button>
        {canCopyPictures() && <Button onClick={copy}>{words.copy}</Button>}
        {canShareFile(name, type) && <Button onClick={share}>{words.sheet}</Button>}
      </div>
      <Picture ref={svg} state={state} facts={facts} formatId={formatId} />
    </div>
  );
});

interface PictureProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly state: State;
  readonly facts: RigFacts;
  readonly formatId: FormatId;
}

function Picture({ ref, state, facts, formatId }: PictureProps) {
  const format = formats[formatId];
  const { width, height, margin, column, foot } = format;
  const { texts, ruleY } = pictureTexts(facts, { name: site.name, address: shownAddress }, format);
  const paper = format.drawing;
  const paperSize = { width: paper.width / paper.scale, height: paper.height / paper.scale };
  const { shapes } = topDrawing(exactAnswer(activeRig(state).entry), {
    id: 'picture',
    size: paperSize,
    units: state.units,
    variant: 'picture',
  });
  const frame = { x: paper.x, y: paper.y, width: paper.width, height: paper.height };
  return (
    <svg
      ref={ref}
      className={`rig-picture-view ${formatId}-picture`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.described(
        facts.fullName,
        facts.figures.map(({ name, value }) => words.angle(name, value)),
        facts.games.map(({ name, value }) => words.game(name, value)),
      )}
    >
      <rect className="picture-ground" width={width} height={height} />
      <rect className="picture-panel" {...frame} rx={12} />
      <svg {...frame} viewBox={`0 0 ${paperSize.width} ${paperSize.height}`}>
        <g className="rig-drawing">
          <Shapes shapes={shapes} />
        </g>
      </svg>
      {ruleY !== null && <path className="picture-rule" d={`M${column.x} ${ruleY}h${column.width}`} />}
      <g
        className="brand-mark"
        transform={`translate(${margin} ${foot.baseline - 0.85 * foot.sizePx}) scale(${foot.sizePx / 24})`}
      >
        <BrandMark />
      </g>
      {texts.map(({ x, y, text, tone, anchor, family, weight, sizePx }, index) => (
        <text
          key={index}
          className={`picture-${tone} picture-in-${family}`}
          x={x}
          y={y}
          fontSize={sizePx}
          fontWeight={weight}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A file with exactly the picture's pixels. */
function pngOf(svg: SVGSVGElement, size: Size): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const canvas = paintSvg(svg, size);
    if (!canvas) reject(new Error());
    else canvas.toBlob((png) => (png ? resolve(png) : reject(new Error())), type);
  });
}
