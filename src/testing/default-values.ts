/** The default rig by the specified formulas, worked out by hand (see classic-results.test.ts). */
export const defaults = {
  hFov: '62°',
  'Project CARS 1/2, European & American Truck Simulator': '62',
  RaceRoom: '61.4',
  'Richard Burns Rally': '1.080376',
  'F1 2016-2018': '0.05',
  'F1 2019-2020': '0.1',
  'F1 2021+': '0',
  vFov: '35',
  'Assetto Corsa and Competizione': '17.4',
  'rFactor family (ISI engine)': '35',
  'DiRT Rally 1/2, GRID Autosport': '74',
  'GTR2, Race07': '0.62x',
  'EA WRC': '37',
  'Triple Screen Angle': '64.82°',
};
