import { words } from '#messages/measure';
import { useEffect, useId, useRef, useState } from 'react';
import { fromField, toField } from '../../messages/field-text';
import { decodePicture, type NotAPicture } from '../../platform/picture-files';
import { Button } from '../../ui/button';
import { ofAnotherShape, type Picture, type PictureProblem } from './pairs';
import { drawWhole } from './paint';
import './picture-list.css';

const texts = words.pictures;

/** Three numbers, a turned picture, and one of another window. */
const maxPictures = 5;

let nextId = 1;

interface PictureListProps {
  readonly pictures: readonly Picture[];
  /** Reason why they cannot be compared. */
  readonly problem: PictureProblem | null;
  readonly onChange: (change: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

/** Takes screenshots, with the number of each. */
export function PictureList({ pictures, problem, onChange }: PictureListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const dragged = useRef(0);
  const shapes = ofAnotherShape(pictures);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setIsReading(true);
    const reasons: string[] = [];
    let count = pictures.length;
    // One after the other: each may take hundreds of megabytes while it is decoded.
    for (const file of files) {
      if (count >= maxPictures) {
        reasons.push(texts.tooMany);
        break;
      }
      const decoded = await decodePicture(file);
      if (typeof decoded === 'string') reasons.push(refusalText(file.name, decoded));
      else {
        count++;
        const picture: Picture = {
          id: nextId++,
          name: file.name,
          number: '',
          isTurned: false,
          isWindow: false,
          ...decoded,
        };
        onChange((now) => [...now, picture]);
      }
    }
    setRefused(reasons);
    setIsReading(false);
  };

  return (
    <div
      className={isOver ? 'measure-drop measure-over' : 'measure-drop'}
      onDragEnter={() => setIsOver(++dragged.current > 0)}
      onDragLeave={() => setIsOver(--dragged.current > 0)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        dragged.current = 0;
        setIsOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      {pictures.length < maxPictures && (
        <p className="measure-choose">
          <Button
            look={pictures.length === 0 ? 'primary' : 'secondary'}
            onClick={() => input.current?.click()}
          >
            {pictures.length === 0 ? texts.choose : texts.chooseMore}
          </Button>
          <span className="text-note">{texts.drop}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // Reset, so that the same file can be picked again.
          target.value = '';
        }}
      />
      {pictures.length > 0 && (
        <ul className="measure-pictures">
          {pictures.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              isOfAnotherShape={shapes.includes(picture)}
              isWrong={problem !== null && 'picture' in problem && problem.picture === picture}
              onChange={(part) =>
                onChange((now) =>
                  now.map((each) => {
                    if (each.id === picture.id) return { ...each, ...part };
                    // One picture is turned at most.
                    return part.isTurned === true ? { ...each, isTurned: false } : each;
                  }),
                )
              }
              onRemove={() => {
                picture.bitmap.close();
                onChange((now) => now.filter(({ id }) => id !== picture.id));
              }}
            />
          ))}
        </ul>
      )}
      <div role="status" className="measure-said">
        {isReading && <p>{texts.reading}</p>}
        {refused.map((reason) => (
          <p key={reason} className="measure-refused">
            {reason}
          </p>
        ))}
        {!isReading && pictures.length > 0 && problem && <p>{problemText(problem)}</p>}
      </div>
    </div>
  );
}

const refusalText = (name: string, reason: NotAPicture): string => texts.refused(name, texts.refusal[reason]);

const problemText = (problem: PictureProblem): string =>
  problem.kind === 'too-few' ? texts.problem['too-few'] : texts.problem[problem.kind](problem.picture.name);

interface PictureCardProps {
  readonly picture: Picture;
  readonly isOfAnotherShape: boolean;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<Pick<Picture, 'number' | 'isTurned' | 'isWindow'>>) => void;
  readonly onRemove: () => void;
}

function PictureCard({ picture, isOfAnotherShape, isWrong, onChange, onRemove }: PictureCardProps) {
  const { name, widthPx, heightPx, number, isTurned, isWindow } = picture;
  const id = useId();
  return (
    <li className={isWrong ? 'measure-card measure-wrong' : 'measure-card'}>
      <Thumbnail picture={picture} />
      <p className="measure-file text-note">
        <span id={id}>{name}</span> <span className="measure-size">{texts.size(widthPx, heightPx)}</span>
      </p>
      <label>
        {texts.number}
        <input
          className="text-input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={toField(number)}
          aria-describedby={id}
          aria-invalid={isWrong}
          onChange={({ target }) => onChange({ number: fromField(target.value) })}
        />
      </label>
      <Tick
        label={texts.turned}
        checked={isTurned}
        describedBy={id}
        onChange={(checked) => onChange({ isTurned: checked })}
      />
      {isOfAnotherShape && (
        <Tick
          label={texts.window}
          checked={isWindow}
          describedBy={id}
          onChange={(checked) => onChange({ isWindow: checked })}
        />
      )}
      <Button look="link" aria-label={texts.remove(name)} onClick={onRemove}>
        {words.marking.remove}
      </Button>
    </li>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly describedBy: string;
  readonly onChange: (checked: boolean) => void;
}

const Tick = ({ label, checked, describedBy, onChange }: TickProps) => (
  <label className="measure-turned">
    <input
      className="checkbox"
      type="checkbox"
      autoComplete="off"
      checked={checked}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);

const thumbnail = { width: 320, height: 180 } as const;

function Thumbnail({ picture: { bitmap, widthPx, heightPx } }: Pick<PictureCardProps, 'picture'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawWhole(canvas.current, bitmap);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      className="measure-thumbnail"
      width={thumbnail.width}
      height={Math.round((thumbnail.width * heightPx) / widthPx)}
      aria-hidden="true"
    />
  );
}
