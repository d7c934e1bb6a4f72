/** Line icons on a 16 px grid, in the colour of the text around them. */
function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const CopyIcon = () => <Icon path="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />;
export const MinusIcon = () => <Icon path="M3 8h10" />;
export const PlusIcon = () => <Icon path="M3 8h10M8 3v10" />;
export const ChevronIcon = () => <Icon path="M4 6l4 4 4-4" />;
export const StarIcon = () => (
  <Icon path="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />
);
