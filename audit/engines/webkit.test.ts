import { walkMainPaths } from './main-paths';
import { launchWebKit } from './webkit-engine';

walkMainPaths('WebKitGTK', launchWebKit);
