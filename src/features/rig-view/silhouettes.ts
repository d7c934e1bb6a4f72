import type { Spot } from './paper';

/**
 * Things of known size beside the screens. Outlines in millimetres with the eye at the origin, drawn after
 * ordinary measures: a wheel of 30 cm, a bucket seat 50 cm wide, shoulders of 44 cm.
 */
type Draw = (xMm: number, yMm: number) => Spot;

const pen =
  (at: Draw) =>
  (xMm: number, yMm: number): string => {
    const { x, y } = at(xMm, yMm);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };

/** From above, y forward. */
export const driverFromAbove = (at: Draw) => {
  const p = pen(at);
  return {
    seat:
      `M${p(-250, -60)}C${p(-262, -220)} ${p(-230, -350)} ${p(-150, -355)}L${p(150, -355)}` +
      `C${p(230, -350)} ${p(262, -220)} ${p(250, -60)}L${p(205, -60)}C${p(215, -180)} ${p(190, -270)} ${p(130, -275)}` +
      `L${p(-130, -275)}C${p(-190, -270)} ${p(-215, -180)} ${p(-205, -60)}Z`,
    cushion: `M${p(-205, -60)}L${p(-190, 190)}C${p(-185, 225)} ${p(185, 225)} ${p(190, 190)}L${p(205, -60)}`,
    shoulders:
      `M${p(0, -200)}C${p(-130, -200)} ${p(-225, -185)} ${p(-220, -110)}C${p(-215, -50)} ${p(-110, -60)} ${p(0, -60)}` +
      `C${p(110, -60)} ${p(215, -50)} ${p(220, -110)}C${p(225, -185)} ${p(130, -200)} ${p(0, -200)}Z`,
    head: `M${p(0, 8)}C${p(-50, 8)} ${p(-78, -40)} ${p(-78, -95)}C${p(-78, -150)} ${p(-45, -185)} ${p(0, -185)}C${p(45, -185)} ${p(78, -150)} ${p(78, -95)}C${p(78, -40)} ${p(50, 8)} ${p(0, 8)}Z`,
  };
};

export const wheelFromAbove = { diameterMm: 300, reachMm: 400, depthMm: 90, rimMm: 26 } as const;

/** From the side, x forward and y up: the wheel leans, the seat goes down out of the picture. */
export const driverFromTheSide = (at: Draw) => {
  const p = pen(at);
  return {
    head:
      `M${p(-4, 62)}C${p(-20, 110)} ${p(-75, 124)} ${p(-112, 114)}C${p(-184, 96)} ${p(-200, 20)} ${p(-178, -42)}` +
      `C${p(-170, -66)} ${p(-158, -90)} ${p(-156, -130)}L${p(-64, -142)}C${p(-62, -118)} ${p(-50, -108)} ${p(-30, -108)}` +
      `C${p(-8, -107)} ${p(3, -103)} ${p(0, -86)}C${p(-2, -76)} ${p(8, -70)} ${p(4, -60)}C${p(0, -52)} ${p(24, -52)} ${p(18, -38)}` +
      `L${p(3, -6)}C${p(4, 20)} ${p(3, 42)} ${p(-4, 62)}Z`,
    body: `M${p(-156, -130)}C${p(-210, -160)} ${p(-225, -280)} ${p(-215, -440)}M${p(-64, -142)}C${p(-25, -180)} ${p(0, -300)} ${p(-10, -440)}M${p(-95, -190)}C${p(-70, -330)} ${p(60, -350)} ${p(330, -275)}`,
    seat: `M${p(-262, 60)}C${p(-225, 70)} ${p(-215, 30)} ${p(-228, -60)}C${p(-250, -200)} ${p(-250, -320)} ${p(-232, -440)}L${p(-300, -440)}C${p(-325, -300)} ${p(-318, -80)} ${p(-302, 40)}C${p(-295, 66)} ${p(-280, 64)} ${p(-262, 60)}Z`,
    wheel: `M${p(338, -395)}L${p(412, -104)}`,
    column: `M${p(375, -250)}L${p(455, -272)}`,
  };
};
