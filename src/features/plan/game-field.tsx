import { words } from '#messages/plan';
import type { Game } from '../../domain/games/types';
import { SelectField } from '../../ui/fields/choice-fields';
import { gameName } from '../../text/game-name';

interface GameFieldProps {
  readonly games: readonly Game[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function GameField({ games, value, onChange }: GameFieldProps) {
  const options = games.map((game) => ({ value: game.id, text: gameName(game) }));
  return (
    <SelectField {...words.sit.game} name="sit-game" options={options} value={value} onChange={onChange} />
  );
}
