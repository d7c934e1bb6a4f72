import type { ClassicResult } from '../../classic/classic-results';
import { CopyIcon } from '../../ui/icons';
import { Tooltip } from '../../ui/tooltip';

interface ResultCardProps {
  readonly results: readonly ClassicResult[];
  readonly onCopy: (number: string) => void;
}

export function ResultCard({ results, onCopy }: ResultCardProps) {
  return (
    <section className="card result-card" aria-labelledby="result-title">
      <h3 className="card-title" id="result-title">
        Result
      </h3>
      <table className="results">
        <caption className="visually-hidden">
          The number to enter in each game, by the Classic formulas
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Value</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.label} result={result} onCopy={onCopy} />
          ))}
        </tbody>
      </table>
      <p className="card-note">
        Classic formulas are quick approximations: they leave out curve, bezels and the layout of three
        screens. <a href="#guide-classic-table">Where they are off</a>
      </p>
    </section>
  );
}

interface ResultRowProps {
  readonly result: ClassicResult;
  readonly onCopy: (number: string) => void;
}

function ResultRow({ result: { label, text, number, unit }, onCopy }: ResultRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {/* The unit is drawn by the style sheet: the cell's text is the specified value and nothing else. */}
      <td className="value" data-unit={number === null ? undefined : unit}>
        {text}
      </td>
      <td className="copy">
        <Tooltip text={number === null ? 'No number to copy' : `Copy ${number}`}>
          {(trigger) => (
            <button
              className="icon-button"
              type="button"
              aria-label={`Copy the value for ${label}`}
              aria-disabled={number === null}
              onClick={() => number !== null && onCopy(number)}
              {...trigger}
            >
              <CopyIcon />
            </button>
          )}
        </Tooltip>
      </td>
    </tr>
  );
}
