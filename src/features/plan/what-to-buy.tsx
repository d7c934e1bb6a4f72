import { words as exactWords } from '#messages/exact';
import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { language } from '#messages/language';
import { useDeferredValue, useMemo } from 'react';
import { toDegrees, toRadians } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { gameName } from '../../text/game-name';
import { changedEntry } from '../../domain/rig/change-entry';
import { errorSide } from '../../domain/games/error-side';
import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import {
  diagonalFor,
  spanOf,
  whatToBuy,
  type Offer,
  type Purchase,
  type Screens,
} from '../../domain/planning/what-to-buy';
import { SelectField } from '../../ui/fields/choice-fields';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { ChoiceTable, type Column } from './choice-table';
import { useChosen, usePlanValue } from '../../state/plan-values';
import { NearMonitors } from './near-monitors';
import { typedDegrees, useNumberQuestion } from './number-question';
import { seamCondition, usePlannedBezel } from './planned-bezel';
import { usePlannedLength } from './planned-length';
import type { RigChange } from '../../domain/rig/entry';
import type { QuestionProps, Today } from './question';
import { ScreenFacts } from './screen-facts';
import {
  degreesAsTyped,
  diagonalText,
  differenceText,
  footprintText,
  keyOfScreens,
  screensText,
  sizeFigure,
} from './screen-texts';

type Measure = Purchase['want']['measure'];
type HowMany = Screens | 'either';

const { buy } = words;
const measures = ['h', 'total'] as const satisfies readonly Measure[];
const wantOptions = measures.map((value) => ({ value, text: buy.wants[value] }));
const counts = ['either', 'single', 'triple'] as const satisfies readonly HowMany[];
const countOptions = counts.map((value) => ({ value, text: buy.screensOptions[value] }));

/** View of common screens from a distance. */
export function WhatToBuy(props: QuestionProps) {
  const { today, pickedGames } = props;
  const { units } = today;
  const [measure, setMeasure] = usePlanValue('buyWant', today.entry.screens === 'triple' ? 'total' : 'h');
  const [howMany, setHowMany] = usePlanValue('buyScreens', 'either');
  const h = useNumberQuestion('buyH', typedDegrees('60'), { ...buy.angle, units });
  const total = useNumberQuestion('buyTotal', typedDegrees('180'), { ...buy.angle, units });
  const angle = measure === 'h' ? h : total;
  const seat = usePlannedLength('distance', 'distance', { ...buy.distance, today });
  const seated = useMemo(() => changedEntry(today.entry, seat.change), [today.entry, seat.change]);
  const bezel = usePlannedBezel({ entry: seated, units });
  // Deferred: all those screens take too long for a key.
  const degrees = useDeferredValue(angle.degrees);
  const purchase = useMemo(
    () => ({
      entry: bezel.entry,
      want: { measure, angle: toRadians(degrees ?? 0) },
      games: gamesToShow(knownGames(pickedGames)),
    }),
    [bezel.entry, measure, degrees, pickedGames],
  );
  const answer = useMemo(() => whatToBuy(purchase), [purchase]);
  const offers = answer.offers.filter(({ screens }) => howMany === 'either' || screens === howMany);
  const [chosenKey, choose] = useChosen('buyTable', [measure, degrees, howMany].join(' '));
  const chosen = offers.find((each) => keyOf(each) === chosenKey) ?? offers[0];
  const plannedFor = ({ screens }: Offer): RigChange => ({
    ...seat.change,
    ...(screens === 'triple' && bezel.change),
  });
  const reason = degrees === null ? planWords.noNumber : reasonAgainst(answer, purchase, today);
  return (
    <AnswerLayout
      {...props}
      answer={
        reason !== null || !chosen
          ? { reason: reason ?? '' }
          : buyAnswer(chosen, purchase, {
              today,
              ownGames: knownGames(pickedGames).length > 0,
              planned: plannedFor(chosen),
            })
      }
      fields={
        <>
          <SelectField
            {...buy.want}
            name="buy-want"
            options={wantOptions}
            value={measure}
            onChange={setMeasure}
          />
          {angle.field}
          {seat.field}
          <SelectField
            {...buy.screens}
            name="buy-screens"
            options={countOptions}
            value={howMany}
            onChange={setHowMany}
          />
          {howMany !== 'single' && bezel.field}
        </>
      }
      more={chosen && reason === null && <ScreenFacts {...chosen} units={units} />}
    >
      {reason === null && chosen && (
        <>
          <ChoiceTable
            name="buyTable"
            caption={buy.caption(distanceText(chosen, today))}
            columns={columnsFor(measure, today)}
            rows={offers}
            keyOf={keyOf}
            chosen={keyOf(chosen)}
            onChoose={choose}
            sortedBy="off"
          />
          <NearMonitors purchase={purchase} screens={chosen.screens} planned={plannedFor(chosen)} />
        </>
      )}
    </AnswerLayout>
  );
}

const keyOf = ({ screen, screens }: Offer): string => keyOfScreens(screen, screens);

const distanceText = ({ rig }: Offer, { units }: Today): string => shortLengthText(rig.eyeDistanceMm, units);

/** Reason why neither a common screen nor any other size would do; null = one might. */
const reasonAgainst = (
  { offers, refusals }: ReturnType<typeof whatToBuy>,
  purchase: Purchase,
  today: Today,
): string | null => {
  const [first] = offers;
  if (!first) return refusals[0] ? exactWords.impossible[refusals[0].reason] : null;
  const { want } = purchase;
  if (offers.some((offer) => diagonalFor(offer, purchase).ok)) return null;
  const angle = degreesAsTyped(Number(toDegrees(want.angle).toPrecision(12)));
  return want.measure === 'h'
    ? buy.impossible.h(angle)
    : buy.impossible.total(angle, distanceText(first, today));
};

const buyAnswer = (
  offer: Offer,
  purchase: Purchase,
  {
    today,
    ownGames,
    planned,
  }: { readonly today: Today; readonly ownGames: boolean; readonly planned: RigChange },
): PlanAnswer => {
  const { screen, screens, entry, offBy } = offer;
  const { measure, angle } = purchase.want;
  const off = toDegrees(offBy);
  const side = errorSide(off);
  const wording = buy.sentence[measure][side === 'exact' ? 'exact' : side === 'wide' ? 'more' : 'less'];
  const diagonal = diagonalFor(offer, purchase);
  const wantedText = degreesAsTyped(Number(toDegrees(angle).toPrecision(12)));
  return {
    figure: sizeFigure(screen, screens),
    sentence: wording({
      screen: screensText(screen, screens),
      angle: angleText(measure === 'h' ? offer.view.h : spanOf(offer.view)),
      distance: distanceText(offer, today),
      off: degreesText(Math.abs(off)),
    }),
    conditions: [
      diagonal.ok ? buy.diagonal(wantedText, diagonalText(diagonal.value)) : buy.noDiagonal(wantedText),
      ...seamCondition(offer.rig),
      ...limitTexts(offer, ownGames),
    ],
    use: {
      change: { ...entry, ...planned },
      done: buy.done(screensText(screen, screens)),
    },
  };
};

/** Same verdicts as in the list of games. */
const limitTexts = ({ limitsBroken, limitsDoubted }: Offer, ownGames: boolean): readonly string[] => {
  const names = (games: Offer['limitsBroken']) => games.map(gameName);
  if (limitsBroken.length + limitsDoubted.length === 0) return [ownGames ? buy.withinYours : buy.withinAsked];
  return [
    ...(limitsBroken.length > 0 ? [buy.beyond(names(limitsBroken))] : []),
    ...(limitsDoubted.length > 0 ? [buy.doubtful(names(limitsDoubted))] : []),
  ];
};

const columnsFor = (measure: Measure, { units }: Today): readonly [Column<Offer>, ...Column<Offer>[]] => {
  const { columns } = buy;
  const { none } = words.table;
  const h = { id: 'h', head: columns.h, text: ({ view }: Offer) => angleText(view.h) };
  const span = { id: 'total', head: columns.total, text: ({ view }: Offer) => angleText(spanOf(view)) };
  return [
    {
      id: 'screen',
      head: columns.screen,
      text: ({ screen, screens }) => screensText(screen, screens),
      order: ({ screen }) => screen.sizeIn,
    },
    { ...h, order: ({ view }) => view.h, ...(measure !== 'h' && { from: 'tablet' }) },
    { ...span, order: ({ view }) => spanOf(view), ...(measure !== 'total' && { from: 'tablet' }) },
    {
      id: 'off',
      head: columns.off,
      text: ({ offBy }) => differenceText(offBy),
      order: ({ offBy }) => Math.abs(offBy),
    },
    {
      id: 'v',
      head: columns.v,
      text: ({ view }) => angleText(view.v),
      order: ({ view }) => view.v,
      from: 'desktop',
    },
    {
      id: 'sides',
      head: columns.sideAngle,
      text: ({ view }) => (view.triple ? angleText(view.triple.sideAngle) : none),
      order: ({ view }) => view.triple?.sideAngle ?? 0,
      from: 'desktop',
    },
    {
      id: 'footprint',
      head: columns.footprint,
      text: ({ plan }) => footprintText(plan.footprint, units),
      order: ({ plan }) => plan.footprint.widthMm,
      from: 'tablet',
    },
    {
      id: 'sharpness',
      head: columns.pixelsPerDegree,
      text: ({ pixelsPerDegree }) => (pixelsPerDegree === null ? none : numberText(pixelsPerDegree, 0)),
      order: ({ pixelsPerDegree }) => pixelsPerDegree ?? 0,
      from: 'desktop',
    },
    {
      id: 'games',
      head: columns.games,
      text: ({ limitsBroken, limitsDoubted }) =>
        language.list([
          ...limitsBroken.map(({ name }) => name),
          ...limitsDoubted.map(({ name }) => buy.perhaps(name)),
        ]) || none,
      order: ({ limitsBroken, limitsDoubted }) => limitsBroken.length + limitsDoubted.length,
      from: 'desktop',
      isText: true,
    },
  ];
};
