import { renderToString } from 'react-dom/server';
import { Hero, heroPrefix } from '../calculator/hero';
import './hero-root.css';

/** Sentence and answer of the default rig, which the script hydrates once they are used. */
export const HeroRoot = ({ gameId }: { readonly gameId?: string }) => (
  <div
    data-hero="served"
    data-page-game={gameId}
    dangerouslySetInnerHTML={{
      __html: renderToString(<Hero gameId={gameId} />, { identifierPrefix: heroPrefix }),
    }}
  />
);
