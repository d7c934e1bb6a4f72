import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { useId, useState } from 'react';
import { Segments } from '../../ui/fields/segments';
import { createTypedValues } from './typed-values';
import type { QuestionProps } from './question';
import { questions, type QuestionId } from './questions';
import '../../ui/styles/card.css';
import './plan-panel.css';

const options = questions.map(({ id }) => ({ value: id, text: words.questions[id] }));

const questionOf = (chosen: string) => questions.find(({ id }) => id === chosen) ?? questions[0];

/** One question at a time about a rig that could be, answered beside the one that is. */
export function PlanPanel(props: Omit<QuestionProps, 'kept'>) {
  const titleId = useId();
  const [kept] = useState(createTypedValues);
  const [chosen, setChosen] = useState<QuestionId>(questions[0].id);
  const { Question } = questionOf(chosen);
  const { rig } = props.today.answer;
  return (
    <section className="card plan" aria-labelledby={titleId}>
      <h3 className="visually-hidden" id={titleId}>
        {words.title}
      </h3>
      <div className="plan-chooser">
        <Segments label={words.choose} options={options} value={chosen} onChange={setChosen} />
      </div>
      {rig.ok ? (
        <Question {...props} kept={kept} />
      ) : (
        <p className="plan-reason">{exactWords.impossible[rig.reason]}</p>
      )}
    </section>
  );
}
