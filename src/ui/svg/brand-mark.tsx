/** Content of an SVG of class `brand-mark`, on a 24 px grid: a screen, and two lines of sight that meet in the eye. */
export const BrandMark = () => (
  <>
    <path className="brand-screen" d="M3 5h18" />
    <path d="M4 7.5 12 20l8-12.5" />
  </>
);
