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
