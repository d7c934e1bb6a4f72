import { words } from '#messages/game-details';
import { Disclosure } from '../../ui/disclosure';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import type { ViewSettingsProps } from './view-settings';
import './rest-of-view.css';

const ViewSettings = lazyPart(() => import('./view-settings'), 'ViewSettings');

/** Settings of a right view beside its angle, collapsed; loaded when opened. */
export const RestOfView = (props: ViewSettingsProps) => (
  <Disclosure className="rest-of-view" summary={words.restOfView.summary}>
    {/* Loads at any distance from the viewport: the next tab stop is inside. */}
    <LazyPart part={ViewSettings} isWanted>
      <ViewSettings {...props} />
    </LazyPart>
  </Disclosure>
);
