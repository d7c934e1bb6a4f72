import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { RigSheet } from './rig-sheet';

test('measures are on the sheet once, beside the number that they belong to', () => {
  const entry = { ...defaultEntry, screens: 'triple', bezelThickness: '8' } as const;
  const state = useStore.getInitialState();
  const rigs = [{ id: state.activeId, name: '', entry }];
  const markup = renderToStaticMarkup(<RigSheet state={{ ...state, rigs, pickedGames: ['iracing'] }} />);
  expect(markup.match(/monitor width with bezels/g)).toHaveLength(1);
  expect(markup.match(/side angle/g)).toHaveLength(1);
});
