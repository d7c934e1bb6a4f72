import type { ClassicRowId } from './classic-formulas';

/** Ids of the games that each row of the Classic table speaks of; rows of angles speak of none. */
export const gamesOfRow: Readonly<Partial<Record<ClassicRowId, readonly string[]>>> = {
  projectCarsAndTrucks: ['project-cars', 'project-cars-2', 'ets2', 'ats'],
  raceRoom: ['raceroom'],
  richardBurnsRally: ['rbr'],
  f1From2016: ['f1-2016', 'f1-2017', 'f1-2018'],
  f1From2019: ['f1-2019', 'f1-2020'],
  f1From2021: ['f1-2021', 'f1-22', 'f1-23', 'f1-24', 'f1-25'],
  assettoCorsa: ['assetto-corsa', 'acc'],
  rFactorFamily: ['rfactor', 'rfactor-2', 'automobilista', 'stock-car-extreme'],
  dirtRallyAndGrid: ['dirt-rally', 'dirt-rally-2', 'grid-autosport'],
  gtr2AndRace07: ['gtr2', 'race-07'],
  eaWrc: ['ea-wrc'],
};
