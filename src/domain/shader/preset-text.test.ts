import { expect, test } from 'vitest';
import { exampleRigs } from '../../testing/example-rigs';
import { computeView } from '../geometry/compute-view';
import { presetText } from './preset-text';
import { shaderAnswer } from './shader-answer';

test('a preset has the technique on top, and the sliders in the section of its file', () => {
  const answer = shaderAnswer(computeView(exampleRigs.curved49));
  if (answer.kind !== 'settings') throw new Error(answer.kind);
  expect(presetText(answer).split('\n')).toEqual([
    'Techniques=CurvedMonitor@CurvedMonitor.fx',
    '',
    '[CurvedMonitor.fx]',
    'MonitorHeight=33.7',
    'MonitorCurvature=1000',
    'ViewDistance=70',
    'BorderZoom=1.00',
    '',
  ]);
});
