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
import { typedCm, typedDegrees, useNumberQuestion } from './number-question';
import { seamCondition, usePlannedBezel } from './planned-bezel';
import type { RigChange } from '../../domain/rig/entry';
import type { QuestionProps, Today } from './question';
import { sitAt } from './rig-change';
import { RoomBar } from './room-bar';
import { degreesAsTyped, footprintText, keyOfScreens, screensText, sizeFigure } from './screen-texts';

const { fit } = words;

/** A wanted span of three screens, or the best of three or one. */
type Wish = 'total' | 'triple' | 'single';
const wishes = ['single', 'triple', 'total'] as const satisfies readonly Wish[];
const wishOptions = wishes.map((value) => ({ value, text: fit.wants[value] }));

/** Common sizes that fit into a room. */
export function WillItFit(props: QuestionProps) {
  const { today } = props;
  const { units } = today;
  const [wish, setWish] = usePlanValue('fitWant', today.entry.screens);
  const angle = useNumberQuestion('fitTotal', typedDegrees('180'), { ...fit.angle, units });
  const width = useNumberQuestion('fitWidth', typedCm('160'), { ...fit.width, units, step: 5 });
  const depth = useNumberQuestion('fitDepth', typedCm('90'), { ...fit.depth, units, step: 5 });
  // Deferred: the search for seats takes too long for a key.
  const question = useDeferredValue(
    useMemo(
      () => ({ wish, degrees: angle.degrees, widthMm: width.mm, depthMm: depth.mm }),
      [wish, angle.degrees, width.mm, depth.mm],
    ),
  );
  const [chosenKey, choose] = useChosen('fitTable', Object.values(question).join(' '));
  const bezel = usePlannedBezel(today);
  const { entry } = bezel;
  const found = useMemo(() => (isWhole(question) ? fittingOf(question, entry) : null), [question, entry]);
  const rows = found?.answer.ok ? found.answer.rows : [];
  const keyOf = ({ screen, entry: { screens = 'single' } }: Fitted) => keyOfScreens(screen, screens);
  const best = found?.answer.ok ? found.answer.best : null;
  const chosen = rows.find((row) => keyOf(row) === chosenKey) ?? best;
  return (
    <AnswerLayout
      {...props}
      answer={
        chosen
          ? fitAnswer(chosen, { today, question, bezel: bezel.change })
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
          {wish === 'total' && angle.field}
          {width.field}
          {depth.field}
          {wish !== 'single' && bezel.field}
        </>
      }
    >
      {rows.length > 0 && (
        <ChoiceTable
          name="fitTable"
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

interface FitQuestion {
  readonly wish: Wish;
  readonly degrees: number | null;
  readonly widthMm: number | null;
  readonly depthMm: number | null;
}

interface WholeQuestion extends FitQuestion {
  readonly widthMm: number;
  readonly depthMm: number;
}

const isWhole = (question: FitQuestion): question is WholeQuestion =>
  question.widthMm !== null &&
  question.depthMm !== null &&
  (question.wish !== 'total' || question.degrees !== null);

interface Found {
  readonly question: FitQuestion;
  readonly room: { readonly [Side in keyof Room]: number };
  readonly answer: RoomAnswer;
}

const fittingOf = (question: WholeQuestion, entry: Today['entry']): Found => {
  const { wish, degrees, widthMm, depthMm } = question;
  const room = { widthMm, depthMm };
  const answer = willItFit({
    entry,
    screens: wish === 'single' ? 'single' : 'triple',
    room,
    want: wish === 'total' ? { measure: 'total', angle: toRadians(degrees ?? 0) } : null,
  });
  return { question, room, answer };
};

/** Statement that today's rig fits as it is; null = it does not. */
const ownRigIn = (room: Found['room'], { answer: { plan }, units }: Today): string | null => {
  if (!plan) return null;
  const { fits } = fitInto(plan.footprint, room);
  return fit.own[fits ? 'fits' : 'doesNotFit'](footprintText(plan.footprint, units));
};

/** Reason why no row is chosen. */
const reasonIn = ({ question, answer }: Found, { units }: Today): string => {
  if (!answer.ok) return fit.noRoom;
  const { rows, refusals } = answer;
  const [smallest] = rows.toSorted((one, other) => one.plan.footprint.widthMm - other.plan.footprint.widthMm);
  if (smallest)
    return fit.none(
      screensText(smallest.screen, smallest.entry.screens ?? 'single'),
      footprintText(smallest.plan.footprint, units),
    );
  const reason = refusals[0]?.reason;
  if (question.wish === 'total' || reason === undefined || reason === 'needs-three-screens')
    return fit.noSpan(degreesAsTyped(question.degrees ?? 0));
  return exactWords.impossible[reason];
};

interface FitOptions {
  readonly today: Today;
  readonly question: FitQuestion;
  /** Change of today's rig by the planned bezels. */
  readonly bezel: RigChange;
}

const fitAnswer = (row: Fitted, { today, question, bezel }: FitOptions): PlanAnswer => {
  const { screen, view, rig, fitting, entry } = row;
  const { units } = today;
  const screens = entry.screens ?? 'single';
  const distance = shortLengthText(rig.eyeDistanceMm, units);
  const isMoved = Math.abs(rig.eyeDistanceMm - today.answer.setup.distance * 10) > 0.05;
  return {
    figure: sizeFigure(screen, screens),
    sentence: (view.triple ? fit.sentence.triple : fit.sentence.single)({
      screen: screensText(screen, screens),
      angle: angleText(spanOf(view)),
      distance,
      side: view.triple ? angleText(view.triple.sideAngle) : '',
    }),
    conditions: [
      ...seamCondition(rig),
      ...(fitting.fits ? [] : [fit.doesNotFit]),
      ...(fitting.fits && question.wish !== 'total' && isMoved
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
