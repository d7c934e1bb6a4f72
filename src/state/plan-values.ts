import { useState } from 'react';
import { create } from 'zustand';
import type { WantedMeasure } from '../domain/planning/where-to-sit';
import type { Purchase, Screens } from '../domain/planning/what-to-buy';
import type { LengthUnit } from '../domain/rig/fields';

/** A length as typed, and the unit a bare number in it counts in. */
export interface TypedLength {
  readonly text: string;
  readonly unit: LengthUnit;
}

/** An angle, or a game's own number, as typed. */
export interface TypedAngle {
  readonly text: string;
  readonly unit: 'degrees';
}

/** A length typed over that of the rig, and the rig's own at that moment. */
export interface PlannedLength {
  readonly typed: TypedLength;
  readonly over: TypedLength;
}

/** State of a table to choose from. */
export interface TableValues {
  readonly sorting: { readonly by: string; readonly descending: boolean } | null;
  readonly isWhole: boolean;
  /** Key of the chosen row, and the question it was chosen for. */
  readonly chosen: { readonly key: string; readonly question: string } | null;
}

/** Values typed and chosen in the plan. No rig has them, and they outlive the question. */
interface PlanValues {
  readonly questionId: 'sit' | 'buy' | 'fit' | 'settingError' | 'tape' | 'high';

  readonly sitWant: WantedMeasure | 'number' | 'limits';
  readonly sitH: TypedAngle;
  readonly sitV: TypedAngle;
  readonly sitSideAngle: TypedAngle;
  readonly sitTotal: TypedAngle;
  /** Id of the game whose number is wanted, and the numbers typed, by game. */
  readonly sitGame: string;
  readonly sitNumbers: Readonly<Record<string, TypedAngle>>;
  /** Id of the game whose range is wanted. */
  readonly sitLimitsGame: string;

  readonly buyWant: Purchase['want']['measure'];
  readonly buyScreens: Screens | 'either';
  readonly buyH: TypedAngle;
  readonly buyTotal: TypedAngle;
  readonly buyTable: TableValues;

  readonly fitWant: 'total' | Screens;
  readonly fitTotal: TypedAngle;
  readonly fitWidth: TypedLength;
  readonly fitDepth: TypedLength;
  readonly fitTable: TableValues;

  /** null = the rig's own. */
  readonly bezel: PlannedLength | null;
  readonly distance: PlannedLength | null;

  /** Per cent of the true width. */
  readonly settingError: '80' | '90' | '110' | '120';
  readonly tape: TypedLength;
  readonly tapeAngle: TypedAngle;
  readonly eyeHeight: TypedLength;
}

export type PlanValue = keyof PlanValues;
export type QuestionId = PlanValues['questionId'];

/** Names of the values of a type. */
export type ValuesOf<Type> = {
  [Name in PlanValue]: PlanValues[Name] extends Type ? Name : never;
}[PlanValue];

/** Only what was changed; every value has its start where it is used. */
const usePlanStore = create<Partial<PlanValues>>()(() => ({}));

/** Makes the plan answer where to sit for what a game shows. */
export const planSeatFor = (gameId: string): void =>
  usePlanStore.setState({ questionId: 'sit', sitWant: 'number', sitGame: gameId });

/** A value of the plan and its setter. The start value is frozen on first render. */
export function usePlanValue<Name extends PlanValue>(name: Name, start: PlanValues[Name]) {
  const [frozenStart] = useState(start);
  const value = usePlanStore((values): PlanValues[Name] | undefined => values[name]) ?? frozenStart;
  const setValue = (next: PlanValues[Name]) =>
    usePlanStore.setState((values) => ({ ...values, [name]: next }));
  return [value, setValue] as const;
}

const untouchedTable: TableValues = { sorting: null, isWhole: false, chosen: null };

/** State of a table, and a change of a part of it. */
export function useTableValues(name: ValuesOf<TableValues>) {
  const [values, setValues] = usePlanValue(name, untouchedTable);
  return [values, (part: Partial<TableValues>) => setValues({ ...values, ...part })] as const;
}

/** Key of the row chosen while the question was this one; null = none. */
export function useChosen(name: ValuesOf<TableValues>, question: string) {
  const [{ chosen }, change] = useTableValues(name);
  const choose = (key: string) => change({ chosen: { key, question } });
  return [chosen?.question === question ? chosen.key : null, choose] as const;
}
