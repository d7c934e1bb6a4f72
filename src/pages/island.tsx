import { words as pageWords } from '#messages/pages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '../ui/button';
import { ErrorScreen } from '../ui/loading/error-screen';
import '../ui/styles/numbers-font.css';
import './island.css';

interface IslandProps {
  /** Game of the page, if it is a game's page. */
  readonly gameId?: string;
  /** Texts for the case that its script never arrives; default: the calculator's. */
  readonly missing?: typeof pageWords.calculatorMissing;
  readonly children: ReactNode;
}

/** A part of a static page that React hydrates, with the message for the case that its script never arrives. */
export function Island({ gameId, missing = pageWords.calculatorMissing, children }: IslandProps) {
  return (
    <>
      <noscript>
        <p className="wants-script">{missing.withoutScript}</p>
      </noscript>
      <div className="start-failure" data-start="pending">
        <ErrorScreen
          detail={missing.notArrived}
          advice={missing.advice}
          action={
            <Button look="primary" data-reload>
              {missing.reload}
            </Button>
          }
        />
      </div>
      <div
        data-island
        data-page-game={gameId}
        dangerouslySetInnerHTML={{ __html: renderToString(children) }}
      />
    </>
  );
}
