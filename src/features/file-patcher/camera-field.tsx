import { words } from '#messages/files';
import { useId } from 'react';
import type { CameraChoice } from '../../domain/game-files/patch-file';
import './camera-field.css';

interface CameraFieldProps {
  readonly choice: CameraChoice;
  readonly onChoose: (index: number) => void;
}

/** Choice of the camera whose number changes, with the file's value for each. */
export function CameraField({ choice: { chosen, entries }, onChoose }: CameraFieldProps) {
  const id = useId();
  return (
    <fieldset className="patch-cameras" aria-describedby={`${id}-note`}>
      <legend>{words.whichCamera}</legend>
      {entries.map(({ index, camera, value }) => (
        <label key={index}>
          <input
            type="radio"
            name={id}
            value={index}
            autoComplete="off"
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span>{words.camera(index + 1, words.cameras[camera])}</span>{' '}
          <span className="camera-now text-quiet">{words.cameraNow(value)}</span>
        </label>
      ))}
      <p id={`${id}-note`}>{words.whichCameraNote}</p>
    </fieldset>
  );
}
