import './figure.css';

/** A number with its sign or unit, such as “61.7°” or “0.843 rad”: what belongs to the number and is not it, is quieter. */
export function Figure({ text }: { readonly text: string }) {
  const [, number = text, sign = ''] = /^([^°]*?\d)(°|\s\D+)$/.exec(text) ?? [];
  return sign === '' ? (
    number
  ) : (
    <>
      {number}
      <span className={sign === '°' ? 'figure-degree' : 'figure-unit'}>{sign}</span>
    </>
  );
}
