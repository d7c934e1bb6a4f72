import { words } from '#messages/app';
import { useEffect, useRef, useState } from 'react';
import { isChanged, useStore } from '../state/store';
import { Button } from '../ui/button';
import { DisclosureButton } from '../ui/disclosure';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { Loading } from '../ui/loading/part-missing';
import { useLinked } from '../ui/navigation/use-linked';
import './result-foot.css';

const loadShare = () => import('./share');
const Share = lazyPart(loadShare, 'Share');

const ways = ['link', 'print'] as const;

interface ResultFootProps {
  /** Game of the page; undefined on the home page. */
  readonly gameId: string | undefined;
}

/** Buttons to share the rig. Their script loads near the viewport, or on the first press. */
export function ResultFoot({ gameId }: ResultFootProps) {
  const panels = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  // The script also reads a rig in the address.
  const isLinked = useLinked();
  // Prints and stores what the user has changed.
  const hasOwn = useStore(isChanged);
  const isAskedFor = isPressed || isMoreOpen;
  useEffect(printSheetByKey, []);
  return (
    <div className="result-foot screen-only" role="group" aria-label={words.foot.label}>
      <p className="foot-row">
        <span>{words.foot.promise}</span>
        {ways.map((way) => (
          <Button
            key={way}
            look="icon"
            onClick={() => {
              setIsPressed(true);
              // `LazyPart` below shows the failure.
              loadShare().then(
                ({ share }) => share(way),
                () => undefined,
              );
            }}
          >
            {words.foot[way]}
          </Button>
        ))}
        <DisclosureButton look="icon" isOpen={isMoreOpen} onToggle={setIsMoreOpen}>
          {words.foot.more}
        </DisclosureButton>
      </p>
      <LazyPart
        className="foot-panels"
        placeRef={panels}
        part={Share}
        aheadPx={200}
        isWanted={isAskedFor || isLinked || hasOwn}
        loading={isAskedFor && <Loading />}
      >
        <Share isMoreOpen={isMoreOpen} gameId={gameId} place={panels} />
      </LazyPart>
    </div>
  );
}

/** Ctrl+P before the script has loaded: loads it, then prints the sheet. Fallback: prints the page. */
function printSheetByKey(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    loadShare().then(({ share }) => share('print'), print);
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
