import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '#messages/game-details';
import { gameFiles } from '../../domain/game-files/game-files';
import { gameById } from '../../domain/games/games';
import { computeView } from '../../domain/geometry/compute-view';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { focus } from '../../testing/in-browser';
import { PatchFile } from './patch-file';

const { flat27, flatTriple32 } = exampleRigs;

const open = (id: string, { rig = flat27, width = 1000 } = {}) =>
  render(
    <div className="game-file" style={{ containerType: 'inline-size', inlineSize: width }}>
      <PatchFile files={gameFiles(gameById(id)!, valueOf(computeView(rig)))} measureNames={words.measures} />
    </div>,
  );

/** As if it had been dropped there. */
function give(name: string, text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const place = document.querySelector('.file-patch');
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The last character of each line but the last, with the one that follows it. */
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

const rows = () => page.getByRole('row');
const cameras = () => page.getByRole('group', { name: 'Which camera do you drive with?' });

// The list as in a player's file, github.com/dcheva/ACC23; V is 37.17.
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
  expect(page.getByCss('.file-patch').element().scrollWidth).toBeLessThanOrEqual(240);
});
