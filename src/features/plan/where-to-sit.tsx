import { words } from '#messages/plan';
import { wantedMeasures, type WantedMeasure } from '../../plan/where-to-sit';
import { useControls } from './controls';
import { useKept } from './kept-values';
import type { QuestionProps } from './question';
import { SitForAngle } from './sit-for-angle';

const options = wantedMeasures.map((value) => ({ value, text: words.sit.wants[value] }));

/** Where to sit for a wanted angle. */
export function WhereToSit(props: QuestionProps) {
  const { SelectField } = useControls();
  const [want, setWant] = useKept<WantedMeasure>(
    props.kept,
    'sit-want',
    props.today.entry.screens === 'triple' ? 'total' : 'h',
  );
  const chooser = (
    <SelectField {...words.sit.want} name="sit-want" options={options} value={want} onChange={setWant} />
  );
  return <SitForAngle key={want} {...props} measure={want} chooser={chooser} />;
}
