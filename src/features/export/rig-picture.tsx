import { words } from '#messages/rig-picture';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { canCopyPictures, copyPicture } from '../../platform/clipboard-picture';
import { saveFile } from '../../platform/files';
import { canShareFile, openShareSheet } from '../../platform/share-sheet';
import { paintSvg } from '../../ui/svg/paint-svg';
import { Segments } from '../../ui/fields/segments';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import type { Size } from '../../ui/svg/use-size';
import { fileName } from './file-name';
import { formats, type FormatId } from './picture-format';
import { pictureLayout, type Site } from './picture-layout';
import type { RigFacts } from '../../text/rig-facts-types';

export interface RigPictureProps {
  readonly facts: RigFacts;
  readonly site: Site;
  /** The sign of the site, in a square of 24 pixels. */
  readonly mark: ReactNode;
  /** The rig, drawn to scale on a paper of this size. */
  readonly drawing: (size: Size) => ReactNode;
  readonly showToast: ShowToast;
}

const choices = (['wide', 'tall'] as const).map((value) => ({ value, text: words.formats[value] }));

const type = 'image/png';

/** A picture of the rig to give away: shown as it will be, made where it is shown. */
export function RigPicture({ facts, showToast, ...parts }: RigPictureProps) {
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
    orSay(copyPicture(make()).then((copied) => void showToast(copied ? words.copied : words.notCopied)));
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
        <button className="button button-small" type="button" onClick={save}>
          {words.save}
        </button>
        {canCopyPictures() && (
          <button className="button button-small" type="button" onClick={copy}>
            {words.copy}
          </button>
        )}
        {canShareFile(name, type) && (
          <button className="button button-small" type="button" onClick={share}>
            {words.sheet}
          </button>
        )}
      </div>
      <Picture ref={svg} facts={facts} formatId={formatId} {...parts} />
    </div>
  );
}

interface PictureProps extends Omit<RigPictureProps, 'showToast'> {
  readonly ref: Ref<SVGSVGElement>;
  readonly formatId: FormatId;
}

function Picture({ ref, facts, site, mark, formatId, drawing }: PictureProps) {
  const format = formats[formatId];
  const { width, height, margin, column, foot } = format;
  const { texts, ruleY } = pictureLayout(facts, site, format);
  const paper = format.drawing;
  const paperSize = { width: paper.width / paper.scale, height: paper.height / paper.scale };
  const frame = { x: paper.x, y: paper.y, width: paper.width, height: paper.height };
  return (
    <svg
      ref={ref}
      className={`rig-picture-view ${formatId}-picture`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.described(
        facts.fullName,
        facts.angles.map(({ name, value }) => words.angle(name, value)),
        facts.games.map(({ name, value }) => words.game(name, value)),
      )}
    >
      <rect className="picture-ground" width={width} height={height} />
      <rect className="picture-panel" {...frame} rx={12} />
      <svg {...frame} viewBox={`0 0 ${paperSize.width} ${paperSize.height}`}>
        <g className="rig-drawing">{drawing(paperSize)}</g>
      </svg>
      {ruleY !== null && <path className="picture-rule" d={`M${column.x} ${ruleY}h${column.width}`} />}
      <g
        className="brand-mark"
        transform={`translate(${margin} ${foot.baseline - 0.85 * foot.sizePx}) scale(${foot.sizePx / 24})`}
      >
        {mark}
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

/** As a file, in exactly so many pixels. */
function pngOf(svg: SVGSVGElement, size: Size): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const canvas = paintSvg(svg, size);
    if (!canvas) reject(new Error());
    else canvas.toBlob((png) => (png ? resolve(png) : reject(new Error())), type);
  });
}
