import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '#messages/game-details';
import { gameFiles } from '../../domain/game-files/game-files';
import { gameById } from '../../domain/games/games';
import { computeView } from '../../domain/geometry/compute-view';
import type { Rig } from '../../domain/geometry/rig';
import { toRadians } from '../../domain/geometry/units';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { focus } from '../../testing/in-browser';
import { PatchFile } from './patch-file';

const { flat27, flatTriple32 } = exampleRigs;

interface Opened {
  readonly rig?: Rig;
  readonly width?: number;
}

const open = (id: string, { rig = flat27, width = 1000 }: Opened = {}) =>
  render(
    <div className="game-file" style={{ containerType: 'inline-size', inlineSize: width }}>
      <PatchFile files={gameFiles(gameById(id)!, valueOf(computeView(rig)))} measureNames={words.measures} />
    </div>,
  );

/** Drops a file. */
function give(name: string, text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const place = document.querySelector('.file-patch');
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The last character of each line but the last, with the next one. */
function lineEndsOf(element: Element): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const characters: { readonly character: string; readonly top: number }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    Array.from(text.textContent ?? '').forEach((character, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      characters.push({ character, top: range.getBoundingClientRect().top });
    });
  }
  return characters.flatMap(({ character, top }, index) => {
    const next = characters[index + 1];
    return next && next.top > top + 5 ? [character + next.character] : [];
  });
}

const patch = page.getByCss('.file-patch');
const status = patch.getByRole('status').first();
const rows = () => page.getByRole('row');
const cameras = () => page.getByRole('group', { name: 'Which camera do you drive with?' });

// List of a player's file, github.com/dcheva/ACC23; V is 37.17.
const cameraSettings = '{\n\t"cameraFOV": [ 54, 54, 54, 31, 30, 54, 30 ],\n\t"tripleWidth": 500\n}';

test('of a list of cameras one is chosen, by its place and name, with what it has now', async () => {
  await open('acc');
  await expect.element(cameras()).not.toBeInTheDocument();
  give('cameraSettings.json', cameraSettings);
  await expect.element(cameras().getByRole('radio')).toHaveLength(7);
  const fourth = cameras().getByRole('radio', { name: '4. Dash pro now 31' });
  const fifth = cameras().getByRole('radio', { name: '5. Cockpit now 30' });
  await expect.element(fifth).toBeChecked();
  await expect.element(rows().nth(1)).toHaveTextContent('54, 31, 37, 54, 30');

  await focus(fifth);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(fourth).toBeChecked();
  await expect.element(fourth).toHaveFocus();
  await expect.element(rows().nth(1)).toHaveTextContent('54, 37, 30, 54, 30');
  await expect.element(rows().nth(1)).toHaveTextContent('The field of view of the camera you chose');
});

test('three screens have no camera to choose', async () => {
  await open('acc', { rig: flatTriple32 });
  give('cameraSettings.json', cameraSettings);
  await expect.element(rows().nth(1)).toHaveTextContent('"tripleWidth": 708');
  await expect.element(cameras()).not.toBeInTheDocument();
});

test('a limit of the game is called so', async () => {
  await open('farming-simulator-25');
  give('gameSettings.xml', '<gameSettings><fovY>60.000000</fovY></gameSettings>');
  await expect.element(rows().nth(1)).toHaveTextContent('<fovY>40.000000</fovY>');
  await expect.element(rows().nth(1)).toHaveTextContent('The lowest the game allows');
});

test('where there is little room, keys break behind their signs and never inside of a word', async () => {
  await open('ets2', { rig: flatTriple32, width: 240 });
  give(
    'config.cfg',
    'uset r_multimon_mode "2"\nuset r_multimon_fov_horizontal "50"\nuset r_multimon_border_fov_right "1"\n',
  );
  await expect.element(rows()).toHaveLength(3);
  const ends = [...document.querySelectorAll('.patch-changes code')].flatMap((code) => lineEndsOf(code));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => !/^(?:[ _=,.]|[a-z](?=[A-Z])|"$)/.test(end))).toEqual([]);
  expect(patch.element().scrollWidth).toBeLessThanOrEqual(240);
});

test('Assetto Corsa gets the exact points of a stand, and what is right already is left', async () => {
  // Lit 1 m wide, 1 m away, turned by 3°: the points of a player's own file, in the game's single precision.
  const panel = { widthMm: 1000, heightMm: 562.5, curveRadiusMm: null };
  const sides = { bezelMm: 0, gapMm: null, sideAngle: toRadians(3), panel: null };
  await open('assetto-corsa', { rig: { ...flat27, panel, eyeDistanceMm: 1000, sides } });
  // Format of a file in docs/files.md; src/domain/game-files/game-files.test.ts derives the numbers.
  give(
    'triple_screen.ini',
    [
      ...['[LEFT_SCREEN]', 'LEFT_POINT=-1.49863,0.947665', 'RIGHT_POINT=-0.5,1', ''],
      ...['[CENTER_SCREEN]', 'LEFT_POINT=-0.5,1', 'RIGHT_POINT=0.5,1', ''],
      ...['[RIGHT_SCREEN]', 'LEFT_POINT=0.5,1', 'RIGHT_POINT=1.49863,0.947665', ''],
      ...['[SPINNERS]', 'SP_MARGINS=0', 'SP_ROTATION=0', 'SP_DISTANCE=1000', 'SP_WIDTH=1000', ''],
    ].join('\n'),
  );
  await expect
    .element(status)
    .toHaveText('3 lines of triple_screen.ini would change. 7 values are already right.');
  await expect.element(rows().nth(1)).toHaveTextContent('LEFT_POINT=-1.49863,0.947664');
  await expect.element(rows().nth(2)).toHaveTextContent('RIGHT_POINT=1.49863,0.947664');
  await expect.element(rows().nth(2)).toHaveTextContent('RIGHT_SCREEN');
  await expect.element(rows().nth(3)).toHaveTextContent('SP_ROTATION=3');
});

const save = page.getByRole('button', { name: 'Save patched file' });

test('another file is refused, by its name and by what is in it', async () => {
  await open('assetto-corsa');
  give('camera_onboard.ini', '[MODE]\nFOV=30.6468\n');
  await expect.element(save).toBeVisible();
  give('assists.ini', '[MODE]\nFOV=30.6468\n');
  await expect
    .element(status)
    .toHaveText('assists.ini is a different file. This game uses camera_onboard.ini, video.ini.');
  give('camera_onboard.ini', '[View]\ndrivingCamFOV=60');
  await expect
    .element(status)
    .toHaveText('camera_onboard.ini has the right name, but not the right content.');
  give('camera_onboard.ini', '[MODE]\0FOV=3');
  await expect.element(status).toHaveText('camera_onboard.ini isn’t a text file.');
  give('camera_onboard.ini', ' '.repeat(1024 * 1024 + 1));
  await expect.element(status).toHaveText('This file is too large to be a game’s settings file.');
  await expect.element(save).not.toBeInTheDocument();
});

test('a missing key is said and never created, and what is there twice is left alone', async () => {
  await open('assetto-corsa');
  give('camera_onboard.ini', '[MODE]\nFOVX=30\n');
  await expect.element(status).toHaveText('Nothing to change in camera_onboard.ini.');
  await expect.element(patch).toHaveTextContent('MODE › FOV: this key isn’t in your file. Nothing is added.');
  give('camera_onboard.ini', '[MODE]\nFOV=30\nFOV=31\n');
  await expect.element(patch).toHaveTextContent('MODE › FOV: found more than once (lines 2, 3)');
  await expect.element(save).not.toBeInTheDocument();
});
