import { words } from '#messages/measure';
import { InspectMyFile } from '../features/file-inspector/inspect-my-file';
import { MeasureGame } from '../features/measure/measure-game';

interface MeasureToolsProps {
  /** Called once they can be used. */
  readonly onAlive?: () => void;
}

/** Tools of the page that measures a game: served, and hydrated by its script. */
export const MeasureTools = ({ onAlive }: MeasureToolsProps) => (
  <MeasureGame
    inspector={(chosen) => <InspectMyFile label={words.file.open} {...chosen} />}
    {...(onAlive && { onAlive })}
  />
);
