import { words } from '#messages/exact';
import { memo } from 'react';
import { toDegrees, type Units } from '../../core/units';
import type { TripleView, ViewAngles } from '../../core/view-angles';
import { degreesText } from '../../format/angles';
import { lengthNumber, lengthText } from '../../format/lengths';
import type { LiveAnswer } from '../../store/answers';
import { LiveText, useRead } from '../../ui/live';
import { useWorkspace } from './workspace';

/** What a text says while there is an angle; nobody sees it while there is none. */
const ofView =
  (text: (view: ViewAngles, units: Units) => string) =>
  ({ exact, units }: LiveAnswer) =>
    exact?.view.ok === true ? text(exact.view.value, units) : '';

const ofTriple = (text: (triple: TripleView, units: Units) => string) =>
  ofView(({ triple }, units) => (triple ? text(triple, units) : ''));

const texts = {
  horizontal: ofView(({ h }) => degreesText(toDegrees(h))),
  vertical: ofView(({ v }) => degreesText(toDegrees(v))),
  coverage: ofView(({ coverage }) => degreesText(toDegrees(coverage))),
  sideAngle: ofTriple(({ sideAngle }) => degreesText(toDegrees(sideAngle))),
  total: ofTriple(({ total }) => degreesText(toDegrees(total))),
  blindWedge: ofTriple(({ blindWedge }) => degreesText(toDegrees(blindWedge))),
  footprint: ofTriple(({ footprint: { widthMm, depthMm } }, units) =>
    words.footprint(lengthNumber(widthMm, units), lengthText(depthMm, units)),
  ),
};

const ofOne = ['horizontal', 'vertical', 'coverage'] as const;
const ofThree = [...ofOne, 'sideAngle', 'total', 'blindWedge', 'footprint'] as const;

/** The rig's own angles, before any game. */
export const Angles = memo(function Angles() {
  const { answers } = useWorkspace();
  const isTriple = useRead(answers, ({ entry }) => entry.screens === 'triple');
  const isFixed = useRead(answers, ({ setup }) => setup.sideAngle !== null);
  return (
    <dl className="angles">
      {(isTriple ? ofThree : ofOne).map((id) => (
        <div key={id} className={id === 'footprint' ? 'angle-wide' : undefined}>
          <dt>{words.angles[id].term}</dt>
          <LiveText as="dd" className="angle-value" source={answers} read={texts[id]} />
          <dd className="angle-meaning">
            {id === 'sideAngle' && isFixed ? words.angles.sideAngle.asFixed : words.angles[id].meaning}
          </dd>
        </div>
      ))}
    </dl>
  );
});
