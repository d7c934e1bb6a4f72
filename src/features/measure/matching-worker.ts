import { greyOf } from '../../domain/measuring/matching/grey-picture';
import type { Matched, Matching } from '../../domain/measuring/matching/match-refusal';
import { matchTurn } from '../../domain/measuring/matching/match-turn';
import { matchZoom } from '../../domain/measuring/matching/match-zoom';
import { onTask } from '../../platform/background-work';
import type { MatchingMessage, MatchingTask } from './matches';

// Script of the worker: compares two pictures, and sends the share that is done.

/** Smallest progress worth a message. */
const leastProgress = 0.02;

onTask((task, post) => {
  const { kind, first, second, centre } = task as MatchingTask;
  const send = (message: MatchingMessage) => post(message);
  const follow = <T>(matching: Matching<T>): Matched<T> => {
    let sent = 0;
    for (;;) {
      const step = matching.next();
      if (step.done === true) return step.value;
      if (step.value - sent < leastProgress) continue;
      sent = step.value;
      send({ kind: 'progress', share: sent });
    }
  };
  const [a, b] = [greyOf(first), greyOf(second)];
  if (kind === 'zoom') {
    const result = follow(matchZoom(a, b));
    send(result.ok ? { kind: 'zoom', zoom: result.value } : { kind: 'refused', refusal: result.refusal });
  } else {
    const result = follow(matchTurn(a, b, centre ? { centre } : {}));
    send(
      result.ok ? { kind: 'turn', turn: result.value, centre } : { kind: 'refused', refusal: result.refusal },
    );
  }
});
