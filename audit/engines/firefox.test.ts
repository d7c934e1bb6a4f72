import { walkMainPaths } from './main-paths';
import { launchFirefox } from './firefox-engine';

walkMainPaths('Firefox', launchFirefox);
