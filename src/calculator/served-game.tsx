import { renderToStaticMarkup } from 'react-dom/server';
import { GameResult } from './game-result';

/** What one game wants for the default rig, until the live part takes its place. Only ever written into pages. */
export const servedGame = (gameId: string): string =>
  renderToStaticMarkup(<GameResult gameId={gameId} />, { identifierPrefix: 'game-' });
