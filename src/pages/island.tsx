import { words as pageWords } from '#messages/pages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorScreen } from '../ui/loading/error-screen';
import { linkTo } from '../platform/site';
import '../ui/styles/button.css';
import './island.css';

const words = pageWords.calculatorMissing;

interface IslandProps {
  /** The game that the page is about, if it is about one. */
  readonly gameId?: string;
  readonly children: ReactNode;
}

/**
 * A part of a static page that is hydrated in the browser. It is rendered on its own, in the form that React can
 * take over, and carries the message for the case that its script never arrives.
 */
export function Island({ gameId, children }: IslandProps) {
  return (
    <>
      <noscript>
        <p className="wants-script">{words.withoutScript}</p>
      </noscript>
      <div
        data-island
        data-page-game={gameId}
        dangerouslySetInnerHTML={{ __html: renderToString(children) }}
      />
      <div className="start-failure" data-start-failure>
        <ErrorScreen
          detail={words.notArrived}
          advice={words.advice}
          action={
            <a className="button" href={linkTo('/')}>
              {words.tryAgain}
            </a>
          }
        />
      </div>
    </>
  );
}
