import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/measuring/points';
import { startWork } from '../../platform/background-work';
import { inFilePixels, isOffCentre, type Match, type MatchingMessage, type MatchingTask } from './matches';
import workerAddress from './matching-worker?worker&url';
import { pixelsOf } from './paint';
import type { Pair } from './pairs';

/** Width of the compared pictures: their matching scales them down further. */
const maxWidth = 1920;

interface Job {
  readonly pair: Pair;
  readonly kind: MatchingTask['kind'];
}

export interface MatchingProgress {
  readonly pair: Pair;
  readonly share: number;
}

const failed: Match = { kind: 'refused', refusal: { kind: 'failed' } };

/** Sends one pair to a worker of its own; returns what cancels it. */
function match(
  { pair: { first, second }, kind }: Job,
  centre: Point | null,
  {
    onShare,
    onMatch,
  }: { readonly onShare: (share: number) => void; readonly onMatch: (match: Match) => void },
): () => void {
  const width = Math.min(maxWidth, first.bitmap.width, second.bitmap.width);
  const height = Math.floor((width * first.heightPx) / first.widthPx);
  // A picture that was removed has no pixels.
  const [a, b] = width > 0 ? [pixelsOf(first, width, height), pixelsOf(second, width, height)] : [];
  if (!a || !b) {
    onMatch(failed);
    return () => undefined;
  }
  const factor = first.widthPx / width;
  const task: MatchingTask = {
    ...{ kind, first: a, second: b },
    centre: centre && { x: centre.x / factor, y: centre.y / factor },
  };
  const stop = startWork<MatchingMessage>(workerAddress, {
    task,
    transfer: [a.data.buffer, b.data.buffer],
    onMessage: (message) => {
      if (message.kind === 'progress') {
        onShare(message.share);
        return;
      }
      stop();
      onMatch(inFilePixels(message, factor));
    },
    onFailure: () => {
      stop();
      onMatch(failed);
    },
  });
  return stop;
}

/**
 * Compares pairs in a worker, one after the other, zooms first: they tell the centre for the turn.
 *
 * @param pairKeys Keys of all pairs; a change cancels what runs.
 */
export function useMatching(pairKeys: string, onMatch: (pair: Pair, match: Match) => void) {
  const [progress, setProgress] = useState<MatchingProgress | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
      setProgress(null);
    },
    [pairKeys],
  );

  const next = (jobs: readonly Job[], centre: Point | null) => {
    const [job, ...others] = jobs;
    setProgress(job ? { pair: job.pair, share: 0 } : null);
    stop.current = null;
    if (!job) return;
    stop.current = match(job, centre, {
      onShare: (share) => setProgress({ pair: job.pair, share }),
      onMatch: (found) => {
        onMatch(job.pair, found);
        if (found.kind === 'refused' && found.refusal.kind === 'not-flat') {
          // A turned pair cannot tell by itself that its picture is bent.
          for (const { pair, kind } of others) if (kind === 'turn') onMatch(pair, found);
          next(
            others.filter(({ kind }) => kind === 'zoom'),
            centre,
          );
          return;
        }
        const isShifted = found.kind === 'zoom' && isOffCentre(found.zoom.centre, job.pair.first);
        next(others, centre ?? (isShifted ? found.zoom.centre : null));
      },
    });
  };

  return {
    progress,
    start: (pairs: readonly Pair[], centre: Point | null) => {
      stop.current?.();
      const jobsOf = (kind: Job['kind']) =>
        pairs.filter((pair) => pair.kind === kind).map((pair): Job => ({ pair, kind }));
      next([...jobsOf('zoom'), ...jobsOf('turn')], centre);
    },
    cancel: () => {
      stop.current?.();
      stop.current = null;
      setProgress(null);
    },
  };
}
