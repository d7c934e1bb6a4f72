import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { memo, useId } from 'react';
import type { Units } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { usePlanValue } from '../../state/plan-values';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { questions } from './questions';
import '../../ui/styles/card.css';
import './plan-panel.css';

interface PlanPanelProps {
  readonly entry: RigEntry;
  readonly units: Units;
  /** Ids of picked games. */
  readonly pickedGames: readonly string[];
}

const options = questions.map(({ id }) => ({ value: id, text: words.questions[id] }));

const questionOf = (chosen: string) => questions.find(({ id }) => id === chosen) ?? questions[0];

/** One question at a time about a possible rig, answered beside today's. */
export const PlanPanel = memo(function PlanPanel({ entry, units, pickedGames }: PlanPanelProps) {
  const titleId = useId();
  const [chosen, setChosen] = usePlanValue('questionId', questions[0].id);
  const { Question } = questionOf(chosen);
  const answer = exactAnswer(entry);
  return (
    <section className="card plan-card plan" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      <ViewSwitch label={words.choose} options={options} value={chosen} onChange={setChosen} />
      {answer.rig.ok ? (
        <Question today={{ entry, units, answer }} pickedGames={pickedGames} />
      ) : (
        <p className="plan-reason">{exactWords.impossible[answer.rig.reason]}</p>
      )}
    </section>
  );
});
