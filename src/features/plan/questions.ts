import type { ReactNode } from 'react';
import type { QuestionId } from '../../state/plan-values';
import { SettingError } from './setting-error';
import { HowHigh } from './how-high';
import type { QuestionProps } from './question';
import { TapeError } from './tape-error';
import { WhatToBuy } from './what-to-buy';
import { WhereToSit } from './where-to-sit';
import { WillItFit } from './will-it-fit';

interface PlanQuestion {
  readonly id: QuestionId;
  readonly Question: (props: QuestionProps) => ReactNode;
}

/** Every question of the plan, in the order of the list. Its name is in the catalogue, under the same id. */
export const questions: readonly [PlanQuestion, ...PlanQuestion[]] = [
  { id: 'sit', Question: WhereToSit },
  { id: 'buy', Question: WhatToBuy },
  { id: 'fit', Question: WillItFit },
  { id: 'settingError', Question: SettingError },
  { id: 'tape', Question: TapeError },
  { id: 'high', Question: HowHigh },
];
