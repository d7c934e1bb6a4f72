import { words } from '#messages/measure';
import { useMemo, type Dispatch, type SetStateAction } from 'react';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { AutomaticMatching } from './automatic-matching';
import type { MeasuredGame } from './game-choice';
import type { MarkHistory } from './marks';
import { Marking } from './marking';
import { withoutMatch, type Matches } from './matches';
import { measurePairs } from './measure-pairs';
import { MeasuredResult, outcomeText } from './measured-result';
import { NumberToType, type OwnRig } from './number-to-type';
import type { Pair } from './pairs';
import { ReportBlock } from './report-block';
import { ResultSection, WaitingResult } from './result-section';

interface MeasuredPartProps {
  readonly pairs: readonly Pair[];
  readonly history: MarkHistory;
  readonly setHistory: Dispatch<SetStateAction<MarkHistory>>;
  readonly matches: Matches;
  readonly setMatches: Dispatch<SetStateAction<Matches>>;
  readonly chosen: MeasuredGame;
  readonly rig: OwnRig;
}

/** Marks, matches and the result, once there are pairs of pictures. In a script of its own. */
export function MeasuredPart(props: MeasuredPartProps) {
  const { pairs, history, setHistory, matches, setMatches, chosen, rig } = props;
  const measured = useMemo(() => measurePairs(pairs, history, matches), [pairs, history, matches]);
  if (!measured) return <WaitingResult />;
  return (
    <>
      <section className="measure-part" aria-labelledby="measure-marking">
        <h2 id="measure-marking">{words.marking.title}</h2>
        <AutomaticMatching measured={measured} matches={matches} onChange={setMatches} />
        <Marking
          measured={measured}
          history={history}
          onChange={setHistory}
          onDiscard={({ key }) => setMatches((now) => withoutMatch(now, key))}
        />
      </section>
      <ResultSection>
        <div className="measure-result">
          <MeasuredResult measured={measured} chosen={chosen} />
        </div>
        <DebouncedStatus text={outcomeText(measured)} />
        <NumberToType measured={measured} chosen={chosen} rig={rig} />
        {measured.outcome?.ok === true && <ReportBlock measured={measured} chosen={chosen} />}
      </ResultSection>
    </>
  );
}
