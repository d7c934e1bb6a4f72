import { describe, expect, it } from 'vitest';
import { findGames, searchableText } from './find-games';
import { gameById, games } from './games';
import { simplify } from './simplify';

const found = (query: string) => findGames(query).map(({ id }) => id);

describe('findGames', () => {
  it('finds by name, alias, id and developer', () => {
    expect(found('iRacing')[0]).toBe('iracing');
    expect(found('r3e')).toEqual(['raceroom', 'raceroom-legacy']);
    expect(found('f1 2025')).toEqual(['f1-25']);
    expect(found('papyrus')).toEqual(['grand-prix-legends', 'nascar-racing-2003']);
  });

  it('does not mind case, accents and signs', () => {
    expect(found('ASSETTO corsa')[0]).toBe('assetto-corsa');
    expect(found('Ásséttö Côrsa')).toEqual(found('assetto corsa'));
    expect(found('beamng-drive')).toEqual(['beamng']);
    expect(found('  ets2 ')).toEqual(['ets2']);
    expect(found('assetto – corsa')).toEqual(found('assetto corsa'));
  });

  it('does not mind letters and digits of full width, nor letters that are another with a stroke', () => {
    expect(found('ＡＣＣ')).toEqual(found('acc'));
    expect(found('Ｆ１　２５')).toEqual(['f1-25']);
    expect(found('ｉＲａｃｉｎｇ')[0]).toBe('iracing');
    expect(found('Ąssetto Córsa')).toEqual(found('assetto corsa'));
    expect(simplify('Łódź, Straße, Ærø™')).toBe('lodz strasse aero');
  });

  // Players' names in these languages: github.com/nicholasxuu/fov-calculator, src/games.ts, and Giants' own German
  // titles.
  it('finds by what a language calls a game', () => {
    const names = {
      'assetto-corsa': ['神力科莎'],
      acc: ['神力科莎竞技', 'アセットコルサ コンペティツィオーネ'],
      'gran-turismo-7': ['グランツーリスモ7'],
      ets2: ['欧洲卡车模拟'],
      'farming-simulator-25': ['Landwirtschafts-Simulator 25'],
    };
    const foundBy = (query: string) => findGames(query, names).map(({ id }) => id);
    expect(foundBy('神力科莎')).toEqual(['assetto-corsa', 'acc']);
    expect(foundBy('グランツーリスモ７')).toEqual(['gran-turismo-7']);
    expect(foundBy('ｸﾞﾗﾝﾂｰﾘｽﾓ7')).toEqual(['gran-turismo-7']);
    expect(foundBy('コンペ')).toEqual(['acc']);
    expect(foundBy('卡车')).toEqual(['ets2']);
    expect(foundBy('iracing')).toEqual(found('iracing'));
    expect(found('神力科莎')).toEqual([]);
    expect(searchableText(gameById('ets2')!, names)).toContain('欧洲卡车模拟');
  });

  it('does not mind where there are spaces', () => {
    expect(found('f125')).toEqual(['f1-25']);
    expect(found('F1-25')).toEqual(found('f1 25'));
    expect(found('f12016')).toEqual(['f1-2016']);
    expect(found('gt 7')).toEqual(['gran-turismo-7']);
    expect(found('gt7')).toEqual(['gran-turismo-7']);
    expect(found('ams 2')).toEqual(['automobilista-2']);
    expect(found('ams2')).toEqual(['automobilista-2']);
    expect(found('rf 2')[0]).toBe('rfactor-2');
    expect(found('rf2')).toEqual(['rfactor-2']);
    expect(found('dr2.0')).toEqual(['dirt-rally-2']);
    expect(found('dr 2')[0]).toBe('dirt-rally-2');
    expect(found('r 3 e').slice(0, 2)).toEqual(['raceroom', 'raceroom-legacy']);
    expect(found('assettocorsa')).toEqual(found('assetto corsa'));
    // Matches in the middle of a title too, but only from the start of a word.
    expect(found('horizon5')).toEqual(['forza-horizon-5']);
    expect(found('trucksimulator')).toEqual(['ats', 'ets2']);
    expect(found('orizon5')).toEqual([]);
  });

  it('puts games that match equally well in the order of their names', () => {
    expect(found('assetto')).toEqual(['assetto-corsa', 'acc', 'ac-evo', 'ac-rally']);
    expect(found('wrc').filter((id) => /^wrc-\d/.test(id))).toEqual(['wrc-8', 'wrc-9', 'wrc-10']);
    expect(found('f1 2').slice(0, 2)).toEqual(['f1-2016', 'f1-2017']);
    expect(found('f12').slice(-2)).toEqual(['f1-25', 'f1-26']);
  });

  it('puts a whole title before a beginning, and that before the rest', () => {
    expect(found('acc')[0]).toBe('acc');
    expect(found('gtr').slice(0, 3)).toEqual(['gtr', 'gtr2', 'gtr-evolution']);
    // Order: the title starts with it, a word of the title starts with it, a word contains it.
    expect(found('rac').slice(0, 3)).toEqual(['race-07', 'raceroom', 'raceroom-legacy']);
    expect(found('rac').indexOf('kart-racing-pro')).toBeGreaterThan(2);
    expect(found('rac').indexOf('iracing')).toBeGreaterThan(found('rac').indexOf('kart-racing-pro'));
    // Developers rank the same way: Warthog Games before 704Games, which contains the word.
    expect(found('games').indexOf('nascar-heat-5')).toBeGreaterThan(found('games').indexOf('rbr-triples'));
  });

  it('takes words in any order, and from different places', () => {
    expect(found('reiza 2')).toEqual(['automobilista-2']);
    expect(found('rally burns')).toEqual(['rbr', 'rbr-triples']);
  });

  // Consoles by the makers' own pages: Gran Turismo 7 for PlayStation 4 and 5, Forza Motorsport for Xbox, WRC
  // Generations for all.
  it('finds games by the console they are played on, behind those that are called so', () => {
    const forXbox = found('xbox');
    expect(forXbox).toEqual(expect.arrayContaining(['acc', 'forza-motorsport', 'wrc-generations']));
    expect(forXbox).not.toContain('gran-turismo-7');
    expect(found('ps5')).toEqual(expect.arrayContaining(['gran-turismo-7', 'ea-wrc', 'wrc-generations']));
    expect(found('ps5')).not.toContain('forza-motorsport');
    // NASCAR Heat 5 runs on PlayStation 4 alone, and matches both words of this query.
    expect(found('PlayStation 5').filter((id) => id !== 'nascar-heat-5')).toEqual(found('ps5'));
    expect(found('playstation')).toEqual(expect.arrayContaining(['gran-turismo-7', 'assetto-corsa']));
    expect(found('switch')).toEqual([
      'carx-drift-racing-online',
      'snowrunner',
      'wrc-8',
      'wrc-9',
      'wrc-10',
      'wrc-generations',
      'wreckfest',
    ]);
    expect(found('nintendo switch')).toEqual(found('switch'));
    const onConsoles = found('console');
    for (const id of ['gran-turismo-7', 'forza-horizon-4', 'wrc-8']) expect(onConsoles).toContain(id);
    expect(onConsoles).not.toContain('iracing');
    expect(found('forza xbox')).toEqual(found('forza'));
    expect(found('gran turismo ps5')).toEqual(['gran-turismo-7']);
    // Content Manager, an alias of Assetto Corsa, comes before consoles.
    expect(found('con')[0]).toBe('assetto-corsa');
  });

  it('finds other sims', () => {
    expect(found('star citizen')).toEqual(['star-citizen']);
    expect(found('x-plane')).toEqual(['x-plane-11', 'x-plane-12']);
    expect(found('xplane12')).toEqual(['x-plane-12']);
    expect(found('jdm')).toEqual(['jdm-japanese-drift-master']);
  });

  it('finds all games without a query, and none with nonsense', () => {
    expect(findGames('')).toBe(games);
    expect(findGames('   ')).toBe(games);
    expect(found('xyzzy')).toEqual([]);
  });
});

describe('what a game is found by in a list', () => {
  it('is its titles with spaces and without, its developer and its consoles', () => {
    expect(searchableText(gameById('mx-bikes')!)).toBe('mx bikes mxb piboso mxbikes');
    const forza = searchableText(gameById('forza-horizon-4')!);
    for (const query of ['forza horizon 4', 'forzahorizon4', 'fh4', 'playground', 'xbox'])
      expect(forza).toContain(query);
  });
});
