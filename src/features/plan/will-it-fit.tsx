import { words as exactWords } from '#messages/exact';
import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { useDeferredValue, useMemo } from 'react';
import { toRadians } from '../../domain/geometry/units';
import { angleText } from '../../text/angles';
import { lengthText, shortLengthText } from '../../text/lengths';
import { spanOf } from '../../domain/planning/what-to-buy';
import {
  fitInto,
  willItFit,
  type Fitted,
  type Room,
  type RoomAnswer,
} from '../../domain/planning/will-it-fit';
import { SelectField } from '../../ui/fields/choice-fields';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { ChoiceTable, type Column } from './choice-table';
import { useChosen, usePlanValue } from '../../state/plan-values';
import { seamCondition, usePlannedBezel } from './planned-bezel';
import type { QuestionProps, RigChange, Today } from './question';
import { sitAt } from './rig-change';
import { RoomBar } from './room-bar';
import { degreesAsTyped, footprintText, keyOfScreens, screensText, sizeText } from './screen-texts';
import { useWanted, WantedField } from './wanted-field';

const { fit } = words;

/** A wanted span of three, or the best of so many. */
type Wish = 'total' | 'triple' | 'single';
const wishes = ['total', 'triple', 'single'] as const satisfies readonly Wish[];
const wishOptions = wishes.map((value) => ({ value, text: fit.wants[value] }));

/** Which common sizes go into a room. */
export function WillItFit(props: QuestionProps) {
  const { today } = props;
  const { units } = today;
  const [wish, setWish] = usePlanValue<Wish>('fit-want', 'total');
  const angle = useWanted('fit-total', { as: 'sideAngle', start: '180', units });
  const width = useWanted('fit-width', { as: 'distance', start: '160', units });
  const depth = useWanted('fit-depth', { as: 'distance', start: '90', units });
  // The search for seats takes longer than a key may.
  const asked = useDeferredValue(
    useMemo(
      () => ({ wish, degrees: angle.value, widthCm: width.value, depthCm: depth.value }),
      [wish, angle.value, width.value, depth.value],
    ),
  );
  const [chosenKey, choose] = useChosen('fit', Object.values(asked).join(' '));
  const bezel = usePlannedBezel(today);
  const { entry } = bezel;
  const found = useMemo(() => (isWhole(asked) ? fittingOf(asked, entry) : null), [asked, entry]);
  const rows = found?.answer.ok ? found.answer.rows : [];
  const keyOf = ({ screen, entry: { screens = 'single' } }: Fitted) => keyOfScreens(screen, screens);
  const best = found?.answer.ok ? found.answer.best : null;
  const chosen = rows.find((row) => keyOf(row) === chosenKey) ?? best;
  return (
    <AnswerLayout
      {...props}
      answer={
        chosen
          ? answerFor(chosen, { today, asked, bezel: bezel.change })
          : { reason: found ? reasonIn(found, today) : planWords.noNumber }
      }
      more={
        found && (
          <>
            {chosen && (
              <>
                <RoomBar
                  name={fit.bars.width}
                  takenMm={chosen.plan.footprint.widthMm}
                  roomMm={found.room.widthMm}
                  units={units}
                />
                {chosen.plan.footprint.depthMm > 0 ? (
                  <RoomBar
                    name={fit.bars.depth}
                    takenMm={chosen.plan.footprint.depthMm}
                    roomMm={found.room.depthMm}
                    units={units}
                  />
                ) : (
                  <p>{fit.flat}</p>
                )}
              </>
            )}
            <p>{ownRigIn(found.room, today)}</p>
          </>
        )
      }
      fields={
        <>
          <SelectField {...fit.want} name="fit-want" options={wishOptions} value={wish} onChange={setWish} />
          {wish === 'total' && <WantedField of={angle} {...fit.angle} />}
          <WantedField of={width} {...fit.width} step={5} />
          <WantedField of={depth} {...fit.depth} step={5} />
          {wish !== 'single' && bezel.field}
        </>
      }
    >
      {rows.length > 0 && (
        <ChoiceTable
          name="fit"
          caption={fit.caption}
          columns={columnsFor(today)}
          rows={rows}
          keyOf={keyOf}
          chosen={chosen && keyOf(chosen)}
          onChoose={choose}
          sortedBy="fits"
        />
      )}
    </AnswerLayout>
  );
}

interface Asked {
  readonly wish: Wish;
  readonly degrees: number | null;
  readonly widthCm: number | null;
  readonly depthCm: number | null;
}

interface WholeAsked extends Asked {
  readonly widthCm: number;
  readonly depthCm: number;
}

const isWhole = (asked: Asked): asked is WholeAsked =>
  asked.widthCm !== null && asked.depthCm !== null && (asked.wish !== 'total' || asked.degrees !== null);

interface Found {
  readonly asked: Asked;
  readonly room: { readonly [Side in keyof Room]: number };
  readonly answer: RoomAnswer;
}

const fittingOf = (asked: WholeAsked, entry: Today['entry']): Found => {
  const { wish, degrees, widthCm, depthCm } = asked;
  const room = { widthMm: widthCm * 10, depthMm: depthCm * 10 };
  const answer = willItFit({
    entry,
    screens: wish === 'single' ? 'single' : 'triple',
    room,
    want: wish === 'total' ? { measure: 'total', angle: toRadians(degrees ?? 0) } : null,
  });
  return { asked, room, answer };
};

/** Whether it would need another rig at all. */
const ownRigIn = (room: Found['room'], { answer: { plan }, units }: Today): string | null => {
  if (!plan) return null;
  const { fits } = fitInto(plan.footprint, room);
  return fit.own[fits ? 'fits' : 'doesNotFit'](footprintText(plan.footprint, units));
};

/** Why nothing is chosen. */
const reasonIn = ({ asked, answer }: Found, { units }: Today): string => {
  if (!answer.ok) return fit.noRoom;
  const { rows, refusals } = answer;
  const [smallest] = rows.toSorted((one, other) => one.plan.footprint.widthMm - other.plan.footprint.widthMm);
  if (smallest)
    return fit.none(
      screensText(smallest.screen, smallest.entry.screens ?? 'single'),
      footprintText(smallest.plan.footprint, units),
    );
  const reason = refusals[0]?.reason;
  if (asked.wish === 'total' || reason === undefined || reason === 'needs-three-screens')
    return fit.noSpan(degreesAsTyped(asked.degrees ?? 0));
  return exactWords.impossible[reason];
};

interface AnswerFor {
  readonly today: Today;
  readonly asked: Asked;
  /** What the planned bezels change of today's rig. */
  readonly bezel: RigChange;
}

const answerFor = (row: Fitted, { today, asked, bezel }: AnswerFor): PlanAnswer => {
  const { screen, view, rig, fitting, entry } = row;
  const { units } = today;
  const screens = entry.screens ?? 'single';
  const distance = shortLengthText(rig.eyeDistanceMm, units);
  const isMoved = Math.abs(rig.eyeDistanceMm - today.answer.setup.distance * 10) > 0.05;
  return {
    number: sizeText(screen, screens),
    sentence: (view.triple ? fit.sentence.triple : fit.sentence.single)({
      screen: screensText(screen, screens),
      angle: angleText(spanOf(view)),
      distance,
      side: view.triple ? angleText(view.triple.sideAngle) : '',
    }),
    conditions: [
      ...seamCondition(rig),
      ...(fitting.fits ? [] : [fit.doesNotFit]),
      ...(fitting.fits && asked.wish !== 'total' && isMoved
        ? [fit.moved(shortLengthText(today.answer.setup.distance * 10, units))]
        : []),
      ...(row.beyondSeats === 'near' ? [planWords.sit.tooNear] : []),
      ...(row.beyondSeats === 'far' ? [planWords.sit.tooFar] : []),
    ],
    use: {
      change: {
        ...entry,
        ...(screens === 'triple' && bezel),
        ...(isMoved && sitAt(rig.eyeDistanceMm, units)),
      },
      done: fit.done(screensText(screen, screens), distance),
    },
  };
};

const columnsFor = ({ units }: Today): readonly [Column<Fitted>, ...Column<Fitted>[]] => {
  const { columns } = fit;
  const { none } = words.table;
  const lengthOr = (mm: number | null) => (mm === null ? none : lengthText(mm, units));
  return [
    {
      id: 'screen',
      head: columns.screen,
      text: ({ screen, entry }) => screensText(screen, entry.screens ?? 'single'),
      order: ({ screen }) => screen.sizeIn,
    },
    {
      id: 'fits',
      head: columns.fits,
      text: ({ fitting }) => (fitting.fits ? fit.fits.yes : fit.fits.no),
      order: ({ fitting: { fits }, rig }) => (fits ? -rig.panel.widthMm : rig.panel.widthMm),
    },
    {
      id: 'distance',
      head: columns.distance,
      text: ({ rig }) => lengthText(rig.eyeDistanceMm, units),
      order: ({ rig }) => rig.eyeDistanceMm,
    },
    {
      id: 'sides',
      head: columns.sideAngle,
      text: ({ view }) => (view.triple ? angleText(view.triple.sideAngle) : none),
      order: ({ view }) => view.triple?.sideAngle ?? 0,
      from: 'tablet',
    },
    {
      id: 'total',
      head: columns.total,
      text: ({ view }) => angleText(spanOf(view)),
      order: ({ view }) => spanOf(view),
      from: 'tablet',
    },
    {
      id: 'width',
      head: columns.width,
      text: ({ fitting }) => lengthOr(fitting.widthLeftMm),
      order: ({ fitting }) => fitting.widthLeftMm ?? 0,
      from: 'desktop',
    },
    {
      id: 'depth',
      head: columns.depth,
      text: ({ fitting }) => lengthOr(fitting.depthLeftMm),
      order: ({ fitting }) => fitting.depthLeftMm ?? 0,
      from: 'desktop',
    },
  ];
};
