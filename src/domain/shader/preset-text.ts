import { plainNumber } from '../plain-number';
import type { Shader, ShaderSettings } from './shader-answer';

/** @example presetName('CurvedMonitor') // "sightline-curvedmonitor.ini" */
export const presetName = (shader: Shader): string => `sightline-${shader.toLowerCase()}.ini`;

/**
 * A preset of ReShade that switches on the shader alone: a list of techniques, and a section for each file of a shader,
 * as ReShade reads it (github.com/crosire/reshade, source/runtime.cpp, load_current_preset).
 *
 * @example presetText(settings) // "Techniques=CurvedMonitor@CurvedMonitor.fx\n\n[CurvedMonitor.fx]\nMonitorHeight=33.7\n…"
 */
export const presetText = ({ shader, values }: Pick<ShaderSettings, 'shader' | 'values'>): string =>
  [
    `Techniques=${shader}@${shader}.fx`,
    '',
    `[${shader}.fx]`,
    ...values.map(({ slider, value }) => `${slider.key}=${plainNumber(value, slider.decimals)}`),
    '',
  ].join('\n');
