import { words } from '#messages/app';
import { useId, useState, type ReactNode } from 'react';
import { openDialog } from '../../platform/history-steps';
import { Button } from '../../ui/button';
import { DisclosureButton } from '../../ui/disclosure';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import { useDialogStep } from '../../ui/overlays/use-dialog-step';
import './field-tips.css';

const MeasureWithCard = lazyPart(() => import('./measure-with-card'), 'MeasureWithCard');

interface Tip {
  /** Button below the field's label. */
  readonly aside: ReactNode;
  /** Opened content, below the field. */
  readonly content: ReactNode;
}

function useTip(id: 'screenSize' | 'distance', more: ReactNode, isAskedFor = false): Tip {
  const [isOpen, setIsOpen] = useState(false);
  if (isAskedFor && !isOpen) setIsOpen(true);
  const tipId = useId();
  const { question, explanation } = words.input[id];
  return {
    aside: (
      <DisclosureButton
        look="link"
        className="field-aside"
        aria-controls={tipId}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        {question}
      </DisclosureButton>
    ),
    content: (
      <div className="field-tip" id={tipId} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{explanation}</p>
            {more}
          </>
        )}
      </div>
    ),
  };
}

/** Ways to the size of the screen. */
export function useSizeTip(): Tip {
  const [isCardOpen] = useDialogStep('bank-card');
  const ways = (
    <div className="field-tip-ways">
      <Button onClick={() => openDialog('find-monitor')}>{words.input.findMonitor}</Button>
      <LazyPart className="measure-place" part={MeasureWithCard} isWanted>
        <MeasureWithCard />
      </LazyPart>
    </div>
  );
  return useTip('screenSize', ways, isCardOpen);
}

/** Ways to the distance. */
export const useDistanceTip = (): Tip => useTip('distance', null);
