import { useState } from 'react';
import { createCell, type Cell } from '../../ui/cell';
import { useRead } from '../../ui/live';

/** What was typed and chosen in the plan, by name. It is the plan's own: no rig has it. */
export interface TypedValues {
  /** The same cell for the same name. Who asks first says what it starts with. */
  readonly cell: <Value>(name: string, first: Value) => Cell<Value>;
}

export function createTypedValues(): TypedValues {
  const cells = new Map<string, unknown>();
  return {
    cell: <Value>(name: string, first: Value) => {
      const known = cells.get(name) as Cell<Value> | undefined;
      const cell = known ?? createCell(first);
      if (!known) cells.set(name, cell);
      return cell;
    },
  };
}

const itself = <Value>(value: Value): Value => value;

/** A choice that is still there when the question is asked again. */
export function useTypedValues<Value>(kept: TypedValues, name: string, first: Value) {
  const [cell] = useState(() => kept.cell(name, first));
  return [useRead(cell, itself<Value>), cell.set] as const;
}

interface Chosen {
  readonly key: string;
  readonly asked: string;
}

/** What was chosen of an answer's table, for as long as the question is the same; null = nothing yet. */
export function useChosen(kept: TypedValues, name: string, asked: string) {
  const [chosen, setChosen] = useTypedValues<Chosen | null>(kept, `${name}-chosen`, null);
  const choose = (key: string) => setChosen({ key, asked });
  return [chosen?.asked === asked ? chosen.key : null, choose] as const;
}
