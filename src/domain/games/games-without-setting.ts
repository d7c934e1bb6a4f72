import { allButSwitch, allConsoles, none, ps4AndXbox, ps5AndXbox, tableOf } from './record-parts';
import { tripleUnknown } from './triple-recipes';
import type { GameRecord } from './record-types';

const common = {
  scale: null,
  where: { menu: null, file: null },
  triple: tripleUnknown,
} as const satisfies Partial<GameRecord>;

const notKnown = {
  ...common,
  evidence: none('unknown'),
} as const satisfies Partial<GameRecord>;

const codemasters = { ...notKnown, developer: 'Codemasters' } as const;
const kylotonn = { ...notKnown, developer: 'KT Racing (Kylotonn)' } as const;
const papyrus = { ...notKnown, developer: 'Papyrus Design Group' } as const;
const playground = { ...notKnown, developer: 'Playground Games' } as const;
const piboso = { ...notKnown, developer: 'PiBoSo' } as const;
const simBin = { ...notKnown, developer: 'SimBin' } as const;
const torcs = { ...common, evidence: none('torcs') } as const;
const bugbear = { ...notKnown, developer: 'Bugbear Entertainment' } as const;

/**
 * Games without a number, sorted by id: its meaning is not known, or there is none. Once it is known, move the record
 * to games-with-setting.ts.
 */
export const recordsWithoutSetting = tableOf([
  {
    ...notKnown,
    id: 'carx-drift-racing-online',
    name: 'CarX Drift Racing Online',
    developer: 'CarX Technologies',
    aliases: ['carx'],
    consoles: ['ps4', 'xbox', 'switch'],
  },
  {
    ...common,
    id: 'city-car-driving',
    name: 'City Car Driving',
    developer: 'Forward Development',
    aliases: ['ccd'],
    evidence: none('city-car-driving'),
  },
  {
    ...notKnown,
    id: 'dakar-desert-rally',
    name: 'Dakar Desert Rally',
    developer: 'Saber Interactive',
    aliases: ['dakar'],
    consoles: allButSwitch,
  },
  { ...codemasters, id: 'dirt-4', name: 'DiRT 4', aliases: [], consoles: ps4AndXbox },
  { ...codemasters, id: 'dirt-5', name: 'DiRT 5', aliases: [], consoles: allButSwitch },
  {
    ...codemasters,
    id: 'f1-26',
    name: 'F1 26',
    sortedAs: 'F1 2026',
    aliases: ['f1 2026', 'formula 1 2026'],
  },
  { ...playground, id: 'forza-horizon-4', name: 'Forza Horizon 4', aliases: ['fh4'], consoles: ['xbox'] },
  {
    ...playground,
    id: 'forza-horizon-6',
    name: 'Forza Horizon 6',
    aliases: ['fh6'],
    consoles: ['xbox'],
    evidence: none('forza-horizon-6'),
  },
  { ...piboso, id: 'gp-bikes', name: 'GP Bikes', aliases: ['gpb'] },
  {
    ...common,
    id: 'gran-turismo-7',
    name: 'Gran Turismo 7',
    developer: 'Polyphony Digital',
    aliases: ['gt7'],
    consoles: ['ps4', 'ps5'],
    evidence: none('gran-turismo-7'),
    outOfTheBox: { degrees: 55, axis: 'vertical', fixed: 'believed' },
  },
  { ...papyrus, id: 'grand-prix-legends', name: 'Grand Prix Legends', aliases: ['gpl'] },
  { ...codemasters, id: 'grid-2019', name: 'GRID (2019)', aliases: [], consoles: ps4AndXbox },
  { ...codemasters, id: 'grid-legends', name: 'GRID Legends', aliases: [], consoles: allButSwitch },
  { ...simBin, id: 'gt-legends', name: 'GT Legends', aliases: ['gtl'] },
  { ...simBin, id: 'gtr', name: 'GTR', aliases: ['gtr 1', 'gtr fia gt racing game'] },
  {
    ...common,
    id: 'jdm-japanese-drift-master',
    name: 'JDM: Japanese Drift Master',
    developer: 'Gaming Factory',
    aliases: ['japanese drift master'],
    evidence: none('jdm'),
  },
  { ...piboso, id: 'kart-racing-pro', name: 'Kart Racing Pro', aliases: ['krp'] },
  {
    ...common,
    id: 'microsoft-flight-simulator',
    name: 'Microsoft Flight Simulator',
    developer: 'Asobo Studio',
    kind: 'other-sim',
    aliases: ['msfs', 'fs2020', 'msfs 2024'],
    consoles: ['xbox'],
    evidence: none('microsoft-flight-simulator'),
  },
  {
    ...notKnown,
    id: 'motor-town',
    name: 'Motor Town: Behind The Wheel',
    developer: 'P3 Games',
    aliases: [],
  },
  { ...piboso, id: 'mx-bikes', name: 'MX Bikes', aliases: ['mxb'] },
  {
    ...notKnown,
    id: 'my-summer-car',
    name: 'My Summer Car',
    developer: 'Amistech Games',
    aliases: ['msc'],
  },
  {
    ...notKnown,
    id: 'nascar-25',
    name: 'NASCAR 25',
    developer: 'iRacing Studios',
    aliases: [],
    consoles: ps5AndXbox,
  },
  {
    ...notKnown,
    id: 'nascar-heat-5',
    name: 'NASCAR Heat 5',
    developer: '704Games',
    aliases: ['heat 5'],
    consoles: ps4AndXbox,
  },
  {
    ...papyrus,
    id: 'nascar-racing-2003',
    name: 'NASCAR Racing 2003 Season',
    aliases: ['nr2003'],
    evidence: none('nascar-racing-2003'),
    outOfTheBox: { degrees: 65, axis: 'horizontal', ratio: 16 / 9, fixed: 'reported' },
  },
  {
    ...notKnown,
    id: 'netkar-pro',
    name: 'netKar Pro',
    developer: 'Kunos Simulazioni',
    aliases: ['nkp', 'netkar'],
  },
  { ...notKnown, id: 'omsi-2', name: 'OMSI 2', developer: 'MR-Software', aliases: ['omsi'] },
  {
    ...common,
    id: 'project-motor-racing',
    name: 'Project Motor Racing',
    developer: 'Straight4 Studios',
    aliases: ['pmr'],
    consoles: ps5AndXbox,
    evidence: none('project-motor-racing'),
  },
  {
    ...common,
    id: 'snowrunner',
    name: 'SnowRunner',
    developer: 'Saber Interactive',
    aliases: [],
    consoles: allConsoles,
    evidence: none('snowrunner'),
  },
  { ...torcs, id: 'speed-dreams', name: 'Speed Dreams', developer: 'Speed Dreams Team', aliases: [] },
  {
    ...kylotonn,
    id: 'test-drive-unlimited-solar-crown',
    name: 'Test Drive Unlimited Solar Crown',
    aliases: ['tdu', 'tdusc', 'tdu solar crown'],
    consoles: ps5AndXbox,
  },
  {
    ...notKnown,
    id: 'the-crew-motorfest',
    name: 'The Crew Motorfest',
    developer: 'Ubisoft Ivory Tower',
    aliases: ['tcm', 'motorfest'],
    consoles: allButSwitch,
  },
  { ...torcs, id: 'torcs', name: 'TORCS', developer: 'TORCS Team', aliases: ['open racing car simulator'] },
  {
    ...notKnown,
    id: 'trackmania',
    name: 'TrackMania',
    developer: 'Ubisoft Nadeo',
    aliases: ['tm', 'tm2020', 'trackmania 2020'],
    consoles: allButSwitch,
  },
  { ...notKnown, id: 'vdrift', name: 'VDrift', developer: 'VDrift Team', aliases: [] },
  { ...kylotonn, id: 'wrc-10', name: 'WRC 10', aliases: [], consoles: allConsoles },
  { ...kylotonn, id: 'wrc-8', name: 'WRC 8', aliases: [], consoles: ['ps4', 'xbox', 'switch'] },
  { ...kylotonn, id: 'wrc-9', name: 'WRC 9', aliases: [], consoles: allConsoles },
  { ...kylotonn, id: 'wrc-generations', name: 'WRC Generations', aliases: ['wrcg'], consoles: allConsoles },
  { ...bugbear, id: 'wreckfest', name: 'Wreckfest', aliases: ['next car game'], consoles: allConsoles },
  { ...bugbear, id: 'wreckfest-2', name: 'Wreckfest 2', aliases: [] },
]);
