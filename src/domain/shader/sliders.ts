import type { Slider } from './slider';

// Names, ranges and steps as in Shaders/CurvedMonitor.fx and Shaders/TripleMonitor.fx of this version.

/** Public page of both shaders, whose version was read on a day. */
export const shaders = {
  name: 'fubax-shaders',
  url: 'https://github.com/Fubaxiusz/fubax-shaders',
  version: '1.3.2',
  read: '2026-11-19',
} as const;

/** The program that runs them. */
export const reShade = { name: 'ReShade', url: 'https://reshade.me' } as const;

export const viewDistance: Slider = {
  key: 'ViewDistance',
  label: 'Viewing distance',
  unit: ' cm',
  min: 12,
  max: 150,
  stepsPerUnit: 1,
  decimals: 0,
};

/** 1 keeps the whole width of the picture; anything less crops it differently from what is worked out here. */
export const borderZoom: Slider = {
  key: 'BorderZoom',
  label: 'Border cropping',
  unit: 'x',
  min: 0,
  max: 1,
  stepsPerUnit: 100,
  decimals: 2,
};

export const monitorHeight: Slider = {
  key: 'MonitorHeight',
  label: 'Monitor height',
  unit: ' cm',
  min: 10,
  max: 100,
  stepsPerUnit: 10,
  decimals: 1,
};

export const monitorCurvature: Slider = {
  key: 'MonitorCurvature',
  label: 'Monitor curvature',
  unit: 'R',
  min: 800,
  max: 4000,
  stepsPerUnit: 1 / 100,
  decimals: 0,
};

export const monitorSize: Slider = {
  key: 'MonitorSize',
  label: 'Monitor Size',
  unit: ' inch',
  min: 12,
  max: 49,
  stepsPerUnit: 1,
  decimals: 0,
};

/** Between the glass of two screens: 180° is one plane. */
export const monitorAngle: Slider = {
  key: 'MonitorAngle',
  label: 'Side monitor angle',
  unit: '°',
  min: 120,
  max: 180,
  stepsPerUnit: 2,
  decimals: 1,
};

export const edgeBezel: Slider = {
  key: 'EdgeBezel',
  label: 'Bezel width',
  unit: ' mm',
  min: 0,
  max: 10,
  stepsPerUnit: 1,
  decimals: 0,
};
