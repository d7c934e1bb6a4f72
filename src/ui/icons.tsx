/** Line icons on a 16 px grid, in the colour of the text around them. */
function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

// Elements, not components: they never change, so React has nothing to look at again.
export const copyIcon = <Icon path="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />;
export const minusIcon = <Icon path="M3 8h10" />;
export const plusIcon = <Icon path="M3 8h10M8 3v10" />;
export const chevronIcon = <Icon path="M4 6l4 4 4-4" />;
export const crossIcon = <Icon path="M4 4l8 8M12 4l-8 8" />;
export const starIcon = <Icon path="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />;
