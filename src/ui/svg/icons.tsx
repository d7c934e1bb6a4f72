import '../styles/icon-button.css';
/** Line icon on a 16 px grid, in the colour of the text. Icons of lazy parts are in list-icons.tsx. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

// Elements, not components: constant, so React skips them when rendering.
export const copyIcon = <Icon path="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />;
export const checkIcon = <Icon path="M3 8l3 4 7-8" />;
export const minusIcon = <Icon path="M3 8h10" />;
export const plusIcon = <Icon path="M3 8h10M8 3v10" />;
