import { words } from '#messages/plan';
import type { Game } from '../../domain/games/types';
import { SelectField } from '../../ui/fields/choice-fields';

interface GameFieldProps {
  readonly games: readonly Game[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function GameField({ games, value, onChange }: GameFieldProps) {
  const options = games.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <SelectField {...words.sit.game} name="sit-game" options={options} value={value} onChange={onChange} />
  );
}
