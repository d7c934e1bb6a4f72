import { classOfPiece, figurePieces } from './figure-pieces';
import './figure.css';

/** Numbers with their signs or units, such as “61.7°” or “708 · 700 mm”: what belongs to a number and is not it, is quieter. */
export const Figure = ({ text }: { readonly text: string }) =>
  figurePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={classOfPiece(piece)}>
        {piece}
      </span>
    ),
  );
