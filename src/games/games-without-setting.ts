import { none } from './record-parts';
import { tripleUnknown } from './triple-recipes';
import type { Game } from './types';

const common = {
  scale: null,
  where: { menu: null, file: null },
  triple: tripleUnknown,
  sources: [],
} as const satisfies Partial<Game>;

const notKnown = {
  ...common,
  evidence: none(
    'No trustworthy source found for what its number means. The angles of your screen are shown instead.',
  ),
} as const satisfies Partial<Game>;

const codemasters = { ...notKnown, developer: 'Codemasters' } as const;
const kylotonn = { ...notKnown, developer: 'KT Racing (Kylotonn)' } as const;
const papyrus = { ...notKnown, developer: 'Papyrus Design Group' } as const;
const piboso = { ...notKnown, developer: 'PiBoSo' } as const;
const simBin = { ...notKnown, developer: 'SimBin' } as const;

/**
 * Games without a number, sorted by id: nobody has told what theirs means, or they have none. When you learn
 * it, move the record to games.ts.
 */
export const gamesWithoutSetting: readonly Game[] = [
  {
    ...notKnown,
    id: 'carx-drift-racing-online',
    name: 'CarX Drift Racing Online',
    developer: 'CarX Technologies',
    aliases: ['carx'],
  },
  {
    ...notKnown,
    id: 'city-car-driving',
    name: 'City Car Driving',
    developer: 'Forward Development',
    aliases: ['ccd'],
  },
  {
    ...notKnown,
    id: 'dakar-desert-rally',
    name: 'Dakar Desert Rally',
    developer: 'Saber Interactive',
    aliases: ['dakar'],
  },
  { ...codemasters, id: 'dirt-4', name: 'DiRT 4', aliases: ['dirt4'] },
  { ...codemasters, id: 'dirt-5', name: 'DiRT 5', aliases: ['dirt5'] },
  { ...piboso, id: 'gp-bikes', name: 'GP Bikes', aliases: ['gpb'] },
  {
    ...common,
    id: 'gran-turismo-7',
    name: 'Gran Turismo 7',
    developer: 'Polyphony Digital',
    aliases: ['gt7'],
    evidence: none(
      'The game has no field-of-view setting; you can only place your seat. Its cockpit view is believed ' +
        'to be about 55° high.',
    ),
    outOfTheBox: { degrees: 55, axis: 'vertical' },
  },
  { ...papyrus, id: 'grand-prix-legends', name: 'Grand Prix Legends', aliases: ['gpl'] },
  { ...codemasters, id: 'grid-2019', name: 'GRID (2019)', aliases: ['grid 2019'] },
  { ...codemasters, id: 'grid-legends', name: 'GRID Legends', aliases: [] },
  { ...simBin, id: 'gt-legends', name: 'GT Legends', aliases: ['gtl'] },
  { ...simBin, id: 'gtr', name: 'GTR', aliases: ['gtr 1', 'gtr fia gt racing game'] },
  { ...piboso, id: 'kart-racing-pro', name: 'Kart Racing Pro', aliases: ['krp'] },
  {
    ...common,
    id: 'microsoft-flight-simulator',
    name: 'Microsoft Flight Simulator',
    developer: 'Asobo Studio',
    aliases: ['msfs', 'fs2020', 'msfs 2024'],
    evidence: none('The game takes a zoom in per cent, and nobody has told what angle 100 per cent is.'),
  },
  { ...piboso, id: 'mx-bikes', name: 'MX Bikes', aliases: ['mxb'] },
  {
    ...notKnown,
    id: 'my-summer-car',
    name: 'My Summer Car',
    developer: 'Amistech Games',
    aliases: ['msc'],
  },
  { ...notKnown, id: 'nascar-25', name: 'NASCAR 25', developer: 'iRacing Studios', aliases: ['nascar25'] },
  { ...notKnown, id: 'nascar-heat-5', name: 'NASCAR Heat 5', developer: '704Games', aliases: ['heat 5'] },
  {
    ...papyrus,
    id: 'nascar-racing-2003',
    name: 'NASCAR Racing 2003 Season',
    aliases: ['nr2003', 'nascar racing 2003'],
    evidence: none(
      'The game has no field-of-view setting; you can only place your seat. Its cockpit view is reported ' +
        'to be about 65° wide at 16:9.',
    ),
    outOfTheBox: { degrees: 65, axis: 'horizontal', ratio: 16 / 9 },
  },
  {
    ...notKnown,
    id: 'netkar-pro',
    name: 'netKar Pro',
    developer: 'Kunos Simulazioni',
    aliases: ['nkp', 'netkar'],
  },
  {
    ...notKnown,
    id: 'project-motor-racing',
    name: 'Project Motor Racing',
    developer: 'Straight4 Studios',
    aliases: ['pmr'],
  },
  {
    ...kylotonn,
    id: 'test-drive-unlimited-solar-crown',
    name: 'Test Drive Unlimited Solar Crown',
    aliases: ['tdu', 'tdusc', 'tdu solar crown'],
  },
  {
    ...notKnown,
    id: 'the-crew-motorfest',
    name: 'The Crew Motorfest',
    developer: 'Ubisoft Ivory Tower',
    aliases: ['tcm', 'motorfest'],
  },
  {
    ...notKnown,
    id: 'trackmania',
    name: 'TrackMania',
    developer: 'Ubisoft Nadeo',
    aliases: ['tm', 'tm2020', 'trackmania 2020'],
  },
  { ...kylotonn, id: 'wrc-10', name: 'WRC 10', aliases: ['wrc10'] },
  { ...kylotonn, id: 'wrc-8', name: 'WRC 8', aliases: ['wrc8'] },
  { ...kylotonn, id: 'wrc-9', name: 'WRC 9', aliases: ['wrc9'] },
  { ...kylotonn, id: 'wrc-generations', name: 'WRC Generations', aliases: ['wrcg'] },
  {
    ...notKnown,
    id: 'wreckfest',
    name: 'Wreckfest',
    developer: 'Bugbear Entertainment',
    aliases: ['next car game'],
  },
];
