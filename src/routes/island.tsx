import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { linkTo } from '../content/site';
import { ErrorScreen } from '../ui/error-screen';

/**
 * A part of a static page that the browser brings to life. It is rendered on its own, in the form that React can
 * take over, and carries the message for the case that its script never arrives.
 */
export function Island({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="wants-script">
          The calculator needs JavaScript. Without it, the numbers shown stay those of one flat 27 inch 16:9
          screen at 50 cm.
        </p>
      </noscript>
      <div data-island dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
      <div className="start-failure" data-start-failure>
        <ErrorScreen
          detail="The script of the calculator did not arrive."
          advice="The page around it works, but the numbers will not change until it is loaded."
          action={
            <a className="button" href={linkTo('/')}>
              Try again
            </a>
          }
        />
      </div>
    </>
  );
}
