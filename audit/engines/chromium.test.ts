import { walkMainPaths } from './main-paths';
import { launchChromium } from './puppeteer-engines';

walkMainPaths('Chromium', launchChromium);
