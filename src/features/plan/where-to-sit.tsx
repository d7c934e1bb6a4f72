import { words } from '#messages/plan';
import { wantedMeasures } from '../../domain/planning/where-to-sit';
import { SelectField } from '../../ui/fields/choice-fields';
import { usePlanValue } from '../../state/plan-values';
import { usePlannedBezel } from './planned-bezel';
import type { QuestionProps } from './question';
import { SitForAngle } from './sit-for-angle';
import { SitForNumber } from './sit-for-number';
import { SitInsideLimits } from './sit-inside-limits';

const wants = [...wantedMeasures, 'number', 'limits'] as const;

const options = wants.map((value) => ({ value, text: words.sit.wants[value] }));

/** Seat for a wanted angle, or for a game's number or limits. */
export function WhereToSit(props: QuestionProps) {
  const [want, setWant] = usePlanValue('sitWant', props.today.entry.screens === 'triple' ? 'total' : 'h');
  const bezel = usePlannedBezel(props.today);
  const chooser = (
    <SelectField {...words.sit.want} name="sit-want" options={options} value={want} onChange={setWant} />
  );
  if (want === 'number') return <SitForNumber {...props} chooser={chooser} bezel={bezel} />;
  if (want === 'limits') return <SitInsideLimits {...props} chooser={chooser} bezel={bezel} />;
  return <SitForAngle key={want} {...props} measure={want} chooser={chooser} bezel={bezel} />;
}
