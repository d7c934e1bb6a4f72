import { flatPicture } from '../../domain/scene/flat-picture';
import { startingGrid } from '../../domain/scene/starting-grid';
import { sceneId } from './window';
import './scene.css';

/** The starting grid, once per page; the bonnet mirrors the sky. Rendered at build time only: scripts reference it. */
export const Scene = () => (
  <svg className="window-defs" aria-hidden="true">
    <linearGradient id="window-sky" x1="0" x2="0" y1="-450" y2="0" gradientUnits="userSpaceOnUse">
      <stop className="sky-high" />
      <stop className="sky-low" offset=".8" />
      <stop className="sky-glow" offset="1" />
    </linearGradient>
    <linearGradient id="window-bonnet" href="#window-sky" y1="500" y2="250" />
    <defs>
      <g id={sceneId}>
        {flatPicture(startingGrid()).map(({ paint, path }, i) => (
          <path key={i} className={`grid-${paint}`} d={path} />
        ))}
      </g>
    </defs>
  </svg>
);
