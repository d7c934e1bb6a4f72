import { words } from '#messages/compare';
import { NameField } from '../../ui/fields/name-field';

interface RigTitleProps {
  readonly mark: string;
  readonly name: string;
  readonly isEdited: boolean;
  /** What was typed; null = as it was. */
  readonly onEnd: (typed: string | null, by: 'key' | 'leaving') => void;
}

/** The rig's name, and the field to write another. */
export const RigTitle = ({ mark, name, isEdited, onEnd }: RigTitleProps) => (
  <>
    <h4 className={isEdited ? 'visually-hidden' : 'compare-name'}>{name}</h4>
    {isEdited && <NameField className="compare-name" label={words.nameOf(mark)} name={name} onEnd={onEnd} />}
  </>
);
