import { useState } from 'react';
import { create } from 'zustand';

/** What was typed and chosen in the plan, by name. It is the plan's own, no rig has it, and it outlives the question. */
const usePlanValues = create<Readonly<Record<string, unknown>>>()(() => ({}));

/** Makes the plan answer where to sit for what a game shows, whatever it was asked before. */
export const planSeatFor = (gameId: string): void =>
  usePlanValues.setState({ 'asked-question': 'sit', 'sit-want': 'number', 'sit-number-game': gameId });

/** A state that is still there when the question is asked again. */
export function usePlanValue<Value>(name: string, first: Value) {
  // What nobody has changed yet stays as it was when the question was asked, whatever becomes of the rig meanwhile.
  const [start] = useState(first);
  const value = usePlanValues((values) => (name in values ? values[name] : start) as Value);
  const setValue = (next: Value) => usePlanValues.setState({ [name]: next });
  return [value, setValue] as const;
}

interface Chosen {
  readonly key: string;
  readonly asked: string;
}

/** What was chosen of an answer's table, for as long as the question is the same; null = nothing yet. */
export function useChosen(name: string, asked: string) {
  const [chosen, setChosen] = usePlanValue<Chosen | null>(`${name}-chosen`, null);
  const choose = (key: string) => setChosen({ key, asked });
  return [chosen?.asked === asked ? chosen.key : null, choose] as const;
}
