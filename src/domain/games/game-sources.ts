import { readAgainAt, readAt, readFourthAt, readThirdAt } from './read-on';
import type { Calculator, DisagreementRecord, Source } from './record-types';

// Sources of each record, and other calculators' numbers. Apart from the records, since only an opened game shows them.

const calculator = (name: string): Calculator => ({
  name,
  url: `https://github.com/${name}`,
  read: '2026-11-17',
});

/** Calculators whose tables differ from ours. */
const calculators = {
  dinex86: calculator('dinex86/FOV-Calculator'),
  nicholasxuu: calculator('nicholasxuu/fov-calculator'),
  odevsa: calculator('odevsa/fov-calculator'),
  rigShift: calculator('ManuelStaggl/RigShift'),
};

const cal57: Calculator = {
  name: 'cal57.calculator.city',
  url: 'https://cal57.calculator.city/fov-calculator-ams2.html',
  read: '2026-11-19',
};

const disagreement = <Says extends string>(says: Says, ...by: readonly Calculator[]) =>
  ({ says, by }) as const;

/** F1 2016 to F1 25 share one lineage of calculators. */
const f1Family = [
  ...readAt('https://www.reddit.com/r/F1Game/comments/7x0of9/'),
  ...readAgainAt('https://github.com/caerphoto/fovcalc'),
  ...readThirdAt('https://github.com/dinex86/FOV-Calculator/pull/12'),
];
/** The same lineage, and the camera of another game on the engine. */
const f1Later = [...f1Family, ...readFourthAt('https://github.com/ghostinthecamera/IGCS-GITC')];

/** Guide to an earlier game on the engine that the games of SimBin come from. */
const earlierEngine = readFourthAt('http://f1simlinks.rscsites.org/guides/guide_views.htm');

const sources: Readonly<Record<string, readonly Source[]>> = {
  'ac-evo': [
    ...readAt('https://github.com/WhoaThatCombo/AC-evo-content-manager-'),
    ...readAgainAt('https://github.com/ecstra/ACEvoPerf'),
    ...readThirdAt('https://github.com/MikhailDubina/AC-EVO-Russian'),
  ],
  'ac-rally': [
    ...readAgainAt('https://github.com/itsloopyo/assetto-corsa-rally-headtracking'),
    ...readThirdAt(
      'https://github.com/ilborga70/Pro-Sim-FOV-Utility',
      'https://github.com/nicholasxuu/fov-calculator',
    ),
  ],
  acc: [
    ...readAt(
      'https://assettocorsa.gg/',
      'https://driver61.com/',
      'https://github.com/4dd4m/AsettoCorsaSetups',
      'https://github.com/kyxap/acc-all-in-one',
    ),
    ...readAgainAt('https://github.com/dcheva/ACC23', 'https://github.com/FynniX/acc-node-wrapper'),
  ],
  'assetto-corsa': [
    ...readAt(
      'https://github.com/gro-ove/actools',
      'https://github.com/ac-custom-shaders-patch',
      'https://www.wsgf.org/dr/assetto-corsa/en',
      'https://driver61.com/',
    ),
    ...readAgainAt('https://github.com/dcheva/AC20'),
    ...readThirdAt(
      'https://github.com/pablosuzarte81/simracingpitstop',
      'https://github.com/scullionw/ac-config',
    ),
  ],
  ats: readThirdAt(
    'https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration',
    'https://pastebin.com/qDLkMzRi',
  ),
  automobilista: readAt(
    'https://www.overtake.gg/threads/16847/',
    'https://www.overtake.gg/threads/123586/',
    'https://forum.reizastudios.com/threads/4009/',
  ),
  'automobilista-2': readAt(
    'https://forum.reizastudios.com/threads/22326/',
    'https://forum.reizastudios.com/threads/15857/',
    'https://forum.reizastudios.com/threads/34353/',
  ),
  beamng: [
    ...readAt('https://documentation.beamng.com/tutorials/triple_monitor/'),
    ...readThirdAt('https://github.com/alexebird/beamng-code-mirror'),
  ],
  dcs: [
    ...readAt('https://blog.zencoffee.org/2012/08/'),
    ...readThirdAt('https://github.com/jtoppins/dcs-operation-brass-drum'),
  ],
  'dirt-rally': readAt('https://projectimmersion.com/fov', 'https://rallyleague.com/'),
  'dirt-rally-2': [
    ...readAt('https://github.com/caerphoto/fovcalc', 'https://www.reddit.com/r/dirtgame/comments/bgg61d/'),
    ...readThirdAt('https://github.com/ghostinthecamera/IGCS-GITC'),
  ],
  'dirt-rally-file': readAt('https://projectimmersion.com/fov', 'https://rallyleague.com/'),
  'ea-wrc': [
    ...readAt('https://github.com/dinex86/FOV-Calculator/issues/15'),
    ...readAgainAt('https://github.com/Skimmilk12/sim-geometry'),
    ...readThirdAt('https://github.com/dinex86/FOV-Calculator/issues/10'),
  ],
  ets2: readThirdAt(
    'https://modding.scssoft.com/wiki/Documentation/Engine/Multi_monitor_configuration',
    'https://pastebin.com/qDLkMzRi',
  ),
  'f1-2016': f1Family,
  'f1-2017': f1Family,
  'f1-2018': f1Family,
  'f1-2019': f1Later,
  'f1-2020': f1Later,
  'f1-2021': f1Later,
  'f1-22': f1Later,
  'f1-23': f1Later,
  'f1-24': f1Later,
  'f1-25': f1Later,
  'farming-simulator-22': readFourthAt('https://github.com/VertexFloat/fovControl'),
  'forza-horizon-5': [
    ...readAgainAt('https://github.com/ForzaMods/Fov-Menu'),
    ...readFourthAt('https://github.com/szaaamerik/MA_FH5Trainer/issues/37'),
  ],
  'forza-horizon-6': readFourthAt('https://github.com/Mandsdel/FH6-FoV-Menu'),
  'forza-motorsport': readAt(
    'https://support.forzamotorsport.net/hc/en-us/articles/19789919468435',
    'https://www.overtake.gg/news/1305/',
  ),
  'game-stock-car': readAt(
    'https://www.overtake.gg/threads/16847/',
    'https://www.overtake.gg/threads/123586/',
    'https://forum.reizastudios.com/threads/4009/',
  ),
  'gran-turismo-7': readThirdAt('https://github.com/nicholasxuu/fov-calculator/commit/fd9eb18'),
  'grid-autosport': readAt('https://github.com/dinex86/FOV-Calculator'),
  'gtr-evolution': [
    ...readAt('https://github.com/dinex86/FOV-Calculator'),
    ...readThirdAt('https://github.com/angelalonso/gtr2'),
    ...earlierEngine,
  ],
  gtr2: [
    ...readAt('https://github.com/dinex86/FOV-Calculator'),
    ...readThirdAt('https://github.com/angelalonso/gtr2'),
    ...readAgainAt('https://github.com/angelalonso/gtr2_dyn_ai'),
    ...earlierEngine,
  ],
  iracing: [
    ...readAt(
      'https://support.iracing.com/support/solutions/articles/31000171395',
      'https://support.iracing.com/support/solutions/articles/31000133498',
      'https://support.iracing.com/support/solutions/articles/31000157600',
      'https://github.com/dillonkirsch/iracing-tracker',
    ),
    ...readAgainAt(
      'https://github.com/TheRealArthurDent/iracing-settings',
      'https://github.com/Millyn/online_tools',
      'https://github.com/ewancoder/iracing',
    ),
    ...readThirdAt('https://github.com/W1ckedWook1ee/iRacing', 'https://github.com/rosskevin/iracing'),
  ],
  'jdm-japanese-drift-master': readFourthAt('https://jdmgame.com/drift-hub/additional-camera-settings/'),
  'live-for-speed': readAgainAt('https://en.lfsmanual.net/wiki/Options/View'),
  lmu: [
    ...readAt('https://lemansultimate.com/', 'https://community.lemansultimate.com/index.php?threads/4064/'),
    ...readAgainAt('https://github.com/lucassandin/le_mans_ultimate_settings'),
    ...readThirdAt('https://github.com/Nakun1/rFactor2_Userdata'),
  ],
  'project-cars': readAt('https://www.wsgf.org/dr/project-cars-2/en'),
  'project-cars-2': readAt('https://www.wsgf.org/dr/project-cars-2/en'),
  'project-cars-3': readAt('https://www.wsgf.org/dr/project-cars-2/en'),
  'project-motor-racing': readFourthAt(
    'https://projectmotorracing.com/newsArticle.php?articleCode=N2Q0ZmY1ODk0&lang=en&country=SE',
  ),
  'race-07': [
    ...readAt('https://github.com/dinex86/FOV-Calculator'),
    ...readThirdAt('https://github.com/angelalonso/gtr2'),
    ...earlierEngine,
  ],
  raceroom: [
    ...readAt('https://forum.kw-studios.com/index.php?threads/19371/'),
    ...readAgainAt('https://github.com/ManuelStaggl/RigShift', 'https://github.com/Skimmilk12/sim-geometry'),
    ...readThirdAt('https://github.com/dinex86/FOV-Calculator/pull/8'),
  ],
  'raceroom-legacy': readAgainAt('https://www.racedepartment.com/threads/142992/'),
  rbr: readAt(
    'https://vileska.blogspot.com/p/blog-page_12.html',
    'https://github.com/Detegr/openRBRTriples',
    'https://github.com/mika-n/NGPCarMenu',
  ),
  'rbr-triples': readAt(
    'https://vileska.blogspot.com/p/blog-page_12.html',
    'https://github.com/Detegr/openRBRTriples',
    'https://github.com/mika-n/NGPCarMenu',
  ),
  rfactor: [
    ...readAt(
      'https://www.overtake.gg/threads/16847/',
      'https://www.overtake.gg/threads/123586/',
      'https://forum.reizastudios.com/threads/4009/',
    ),
    ...readAgainAt('https://www.racedepartment.com/threads/42254/'),
  ],
  'rfactor-2': [
    ...readAt(
      'https://forum.studio-397.com/index.php?threads/30626/',
      'https://forum.studio-397.com/index.php?threads/52134/',
    ),
    ...readAgainAt(
      'https://github.com/tappi287/rf2_video_settings',
      'https://github.com/phaase/myrf2settings',
    ),
    ...readThirdAt('https://github.com/Nakun1/rFactor2_Userdata'),
  ],
  'rigs-of-rods': readFourthAt('https://github.com/RigsOfRods/rigs-of-rods'),
  snowrunner: readFourthAt('https://github.com/itsloopyo/snowrunner-headtracking'),
  'speed-dreams': readFourthAt('https://github.com/argos-research/speed-dreams'),
  'star-citizen': readThirdAt(
    'https://github.com/PetitCastor/ocrx-plugins',
    'https://github.com/troubleNZ/SC-VRse',
  ),
  'stock-car-extreme': readAt(
    'https://www.overtake.gg/threads/16847/',
    'https://www.overtake.gg/threads/123586/',
    'https://forum.reizastudios.com/threads/4009/',
  ),
  'trackmania-tweaker': readAgainAt('https://github.com/fentrasLABS/op-tweaker'),
  'x-plane-11': readThirdAt('https://github.com/Oden-Aerospace/patd'),
  'x-plane-12': readThirdAt('https://github.com/Oden-Aerospace/patd'),
};

const disagreements = {
  'automobilista-2': [disagreement('automobilista-2-vertical', cal57)],
  beamng: [disagreement('beamng-horizontal', calculators.odevsa)],
  'dirt-rally-2': [
    disagreement('dirt-rally-2-twice', calculators.dinex86, calculators.odevsa),
    disagreement('dirt-rally-2-even', calculators.nicholasxuu),
  ],
  'ea-wrc': [disagreement('ea-wrc-vertical', calculators.nicholasxuu, calculators.odevsa)],
  'f1-2019': [disagreement('f1-range', calculators.dinex86, calculators.nicholasxuu)],
  'f1-2020': [disagreement('f1-range', calculators.dinex86, calculators.nicholasxuu)],
  'live-for-speed': [disagreement('live-for-speed-twice', calculators.odevsa)],
  lmu: [disagreement('multiview-bezel', calculators.rigShift)],
  raceroom: [disagreement('raceroom-multiplier', calculators.rigShift)],
  'rfactor-2': [disagreement('multiview-bezel', calculators.rigShift)],
} as const satisfies Readonly<Record<string, readonly DisagreementRecord[]>>;

/** Code for other calculators' numbers. */
export type DisagreementCode = (typeof disagreements)[keyof typeof disagreements][number]['says'];

/** Empty if no page is known; the record says why. */
export const sourcesOf = (gameId: string): readonly Source[] => sources[gameId] ?? [];

const disagreementsById: Readonly<Record<string, readonly DisagreementRecord<DisagreementCode>[]>> =
  disagreements;

export const disagreementsOf = (gameId: string): readonly DisagreementRecord<DisagreementCode>[] =>
  disagreementsById[gameId] ?? [];

/** For tests: ids that have an entry. */
export const idsWithSources: readonly string[] = [...Object.keys(sources), ...Object.keys(disagreements)];
