import type { words as app } from './en/app';
import type { words as card } from './en/card';
import type { words as compare } from './en/compare';
import type { words as drawing } from './en/drawing';
import type { words as embed } from './en/embed';
import type { words as embedThis } from './en/embed-this';
import type { words as exact } from './en/exact';
import type { words as explore } from './en/explore';
import type { words as exporting } from './en/export';
import type { words as fidelity } from './en/fidelity';
import type { words as files } from './en/files';
import type { words as gameDetails } from './en/game-details';
import type { words as gamePages } from './en/game-pages';
import type { words as games } from './en/games';
import type { words as gamesCsv } from './en/games-csv';
import type { language } from './en/language';
import type { words as library } from './en/library';
import type { words as measure } from './en/measure';
import type { words as monitorData } from './en/monitor-data';
import type { words as monitors } from './en/monitors';
import type { words as moreFields } from './en/more-fields';
import type { words as myGame } from './en/my-game';
import type { words as offline } from './en/offline';
import type { words as pageTools } from './en/page-tools';
import type { words as pages } from './en/pages';
import type { words as plan } from './en/plan';
import type { words as planScreens } from './en/plan-screens';
import type { words as rigNames } from './en/rig-names';
import type { words as rigPicture } from './en/rig-picture';
import type { words as rigSheet } from './en/rig-sheet';
import type { words as savedRigs } from './en/saved-rigs';
import type { words as share } from './en/share';
import type { words as storedData } from './en/stored-data';
import type { words as viewDetails } from './en/view-details';
import type { words as window } from './en/window';
import type { words as windscreen } from './en/windscreen';

/**
 * All texts of a language, typed by the English catalogues. A catalogue declares its part, as in `export const words:
 * Messages['app'] = { … }`; then a missing or extra text does not compile.
 */
export interface Messages {
  readonly language: typeof language;
  readonly app: typeof app;
  readonly card: typeof card;
  readonly compare: typeof compare;
  readonly drawing: typeof drawing;
  readonly embed: typeof embed;
  readonly embedThis: typeof embedThis;
  readonly exact: typeof exact;
  readonly explore: typeof explore;
  readonly export: typeof exporting;
  readonly fidelity: typeof fidelity;
  readonly files: typeof files;
  readonly games: typeof games;
  readonly gameDetails: typeof gameDetails;
  readonly gamePages: typeof gamePages;
  readonly gamesCsv: typeof gamesCsv;
  readonly library: typeof library;
  readonly measure: typeof measure;
  readonly monitorData: typeof monitorData;
  readonly monitors: typeof monitors;
  readonly moreFields: typeof moreFields;
  readonly myGame: typeof myGame;
  readonly offline: typeof offline;
  readonly pageTools: typeof pageTools;
  readonly pages: typeof pages;
  readonly plan: typeof plan;
  readonly planScreens: typeof planScreens;
  readonly rigNames: typeof rigNames;
  readonly rigPicture: typeof rigPicture;
  readonly rigSheet: typeof rigSheet;
  readonly savedRigs: typeof savedRigs;
  readonly share: typeof share;
  readonly storedData: typeof storedData;
  readonly viewDetails: typeof viewDetails;
  readonly windscreen: typeof windscreen;
  readonly window: typeof window;
}
