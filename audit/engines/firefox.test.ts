import { walkMainPaths } from './main-paths';
import { launchFirefox } from './puppeteer-engines';

walkMainPaths('Firefox', launchFirefox);
