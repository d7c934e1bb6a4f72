import { words as exactWords } from '#messages/exact';
import { words as planWords } from '#messages/plan';
import { words } from '#messages/plan-screens';
import { language } from '#messages/language';
import { useDeferredValue, useMemo } from 'react';
import { toDegrees, toRadians } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
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
import { seamCondition, usePlannedBezel } from './planned-bezel';
import type { QuestionProps, RigChange, Today } from './question';
import { ScreenFacts } from './screen-facts';
import {
  degreesAsTyped,
  diagonalText,
  differenceText,
  footprintText,
  keyOfScreens,
  screensText,
  sizeText,
} from './screen-texts';
import { useWanted, WantedField } from './wanted-field';

type Measure = Purchase['want']['measure'];
type HowMany = Screens | 'either';

const { buy } = words;
const measures = ['h', 'total'] as const satisfies readonly Measure[];
const wantOptions = measures.map((value) => ({ value, text: buy.wants[value] }));
const counts = ['either', 'single', 'triple'] as const satisfies readonly HowMany[];
const countOptions = counts.map((value) => ({ value, text: buy.screensOptions[value] }));

/** What common screens would give from today's distance. */
export function WhatToBuy(props: QuestionProps) {
  const { today, pickedGames } = props;
  const { units } = today;
  const [measure, setMeasure] = usePlanValue<Measure>(
    'buy-want',
    today.entry.screens === 'triple' ? 'total' : 'h',
  );
  const [howMany, setHowMany] = usePlanValue<HowMany>('buy-screens', 'either');
  const h = useWanted('buy-h', { as: 'sideAngle', start: '60', units });
  const total = useWanted('buy-total', { as: 'sideAngle', start: '180', units });
  const angle = measure === 'h' ? h : total;
  const bezel = usePlannedBezel(today);
  // All those screens take longer than a key may: they are deferred, and not looked through again for the key itself.
  const degrees = useDeferredValue(angle.value);
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
  const [chosenKey, choose] = useChosen('buy', [measure, degrees, howMany].join(' '));
  const chosen = offers.find((each) => keyOf(each) === chosenKey) ?? offers[0];
  const reason = degrees === null ? planWords.noNumber : reasonAgainst(answer, purchase, today);
  return (
    <AnswerLayout
      {...props}
      answer={
        reason !== null || !chosen
          ? { reason: reason ?? '' }
          : answerFor(chosen, purchase, {
              today,
              ownGames: knownGames(pickedGames).length > 0,
              bezel: bezel.change,
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
          <WantedField key={measure} of={angle} {...buy.angle} />
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
            name="buy"
            caption={buy.caption(distanceText(chosen, today))}
            columns={columnsFor(measure, today)}
            rows={offers}
            keyOf={keyOf}
            chosen={keyOf(chosen)}
            onChoose={choose}
            sortedBy="off"
          />
          <NearMonitors purchase={purchase} screens={chosen.screens} bezel={bezel.change} />
        </>
      )}
    </AnswerLayout>
  );
}

const keyOf = ({ screen, screens }: Offer): string => keyOfScreens(screen, screens);

const distanceText = ({ rig }: Offer, { units }: Today): string => shortLengthText(rig.eyeDistanceMm, units);

/** Why nothing that is sold or could be sold would do; null = something might. */
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

const answerFor = (
  offer: Offer,
  purchase: Purchase,
  {
    today,
    ownGames,
    bezel,
  }: { readonly today: Today; readonly ownGames: boolean; readonly bezel: RigChange },
): PlanAnswer => {
  const { screen, screens, entry, offBy } = offer;
  const { measure, angle } = purchase.want;
  const off = toDegrees(offBy);
  const side = errorSide(off);
  const wording = buy.sentence[measure][side === 'exact' ? 'exact' : side === 'wide' ? 'more' : 'less'];
  const diagonal = diagonalFor(offer, purchase);
  const wanted = degreesAsTyped(Number(toDegrees(angle).toPrecision(12)));
  return {
    number: sizeText(screen, screens),
    sentence: wording({
      screen: screensText(screen, screens),
      angle: angleText(measure === 'h' ? offer.view.h : spanOf(offer.view)),
      distance: distanceText(offer, today),
      off: degreesText(Math.abs(off)),
    }),
    conditions: [
      diagonal.ok ? buy.diagonal(wanted, diagonalText(diagonal.value)) : buy.noDiagonal(wanted),
      ...seamCondition(offer.rig),
      ...limitTexts(offer, ownGames),
    ],
    use: {
      change: { ...entry, ...(screens === 'triple' && bezel) },
      done: buy.done(screensText(screen, screens)),
    },
  };
};

/** The same verdict as in the list of games. */
const limitTexts = ({ limitsBroken, limitsDoubted }: Offer, ownGames: boolean): readonly string[] => {
  const names = (games: Offer['limitsBroken']) => games.map(({ name }) => name);
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
