import type { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { QuestionProps } from './question';
import { WhereToSit } from './where-to-sit';

export type QuestionId = keyof typeof words.questions;

interface PlanQuestion {
  readonly id: QuestionId;
  readonly Question: (props: QuestionProps) => ReactNode;
}

/** Every question of the plan, in the order of the list. Its name is in the catalogue, under the same id. */
export const questions: readonly [PlanQuestion, ...PlanQuestion[]] = [{ id: 'sit', Question: WhereToSit }];
