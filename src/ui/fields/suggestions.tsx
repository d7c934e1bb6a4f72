import type { useCombobox } from './combobox';
import './suggestions.css';

type Combobox = Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>;

interface SuggestionsProps<Offer> {
  readonly combobox: Combobox;
  readonly label: string;
  /** null = closed. */
  readonly offers: readonly Offer[] | null;
  readonly textOf: (offer: Offer) => string;
  /** Lines for a text that matches nothing; the second one can be picked. */
  readonly none: { readonly noMatch: string; readonly instead: string } | null;
}

/** List below a combobox. */
export function Suggestions<Offer extends { readonly id: string }>({
  combobox,
  label,
  offers,
  textOf,
  none,
}: SuggestionsProps<Offer>) {
  const { listProps, optionProps } = combobox;
  return (
    <ul className="suggestions" {...listProps} aria-label={label} hidden={offers === null}>
      {offers?.map((offer, index) => (
        <li key={offer.id} {...optionProps(index)}>
          {textOf(offer)}
        </li>
      ))}
      {offers && none && (
        <>
          <li role="option" aria-disabled="true" aria-selected="false">
            {none.noMatch}
          </li>
          <li {...optionProps(0)}>{none.instead}</li>
        </>
      )}
    </ul>
  );
}
