interface WithLinksProps {
  /** A sentence with names in braces. */
  readonly text: string;
  readonly links: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
}

/** A sentence with links to other sites in it: `{there}` becomes the link of that name. */
export function WithLinks({ text, links }: WithLinksProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const link = index % 2 === 0 ? undefined : links[piece];
    return link ? (
      <a key={piece} href={link.address} target="_blank" rel="noopener noreferrer">
        {link.name}
      </a>
    ) : (
      piece
    );
  });
}
