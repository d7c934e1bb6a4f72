/** A screen and the two lines of sight that meet in the eye, in a square of 24 pixels; around it, the class `brand-mark`. */
export const BrandMark = () => (
  <>
    <path className="brand-screen" d="M3 5h18" />
    <path d="M4 7.5 12 20l8-12.5" />
  </>
);
