import { words } from '#messages/measure';
import { language } from '#messages/language';
import type { Reading } from '../../domain/measuring/fit-meanings';
import { verticalError } from '../../domain/measuring/measured-pictures';
import type { Refusal } from '../../domain/measuring/refusal';
import { recordAgreement } from '../../domain/measuring/check-reports';
import { ratioOfSize, type Size } from '../../domain/measuring/measurements';
import { verticalOfHalfTangent, type Meaning } from '../../domain/measuring/meaning';
import { fovOfVertical } from '../../domain/games/convert';
import { games } from '../../domain/games/games';
import { toDegrees } from '../../domain/geometry/units';
import { gameName } from '../../text/game-name';
import { degreesText } from '../../text/angles';
import { exactNumberText, numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { evidenceText, recordText, type MeasuredGame } from './game-choice';
import { pairName } from './marking';
import { countingText, meaningText } from '../../text/meaning-text';
import type { Measured } from './measure-pairs';
import './measured-result.css';

const texts = words.result;

/** Candidates that are named. */
const maxNamed = 4;

/** Games of the same meaning that are named. */
const maxGames = 8;

const refusalText = (refusal: Refusal): string =>
  refusal.kind === 'not-flat'
    ? texts.notFlat(numberText(refusal.middle, 3), numberText(refusal.edge, 3))
    : texts.refusal[refusal.kind];

/** The outcome in a sentence, for screen readers. */
export function outcomeText({ outcome }: Measured): string {
  if (outcome === null) return '';
  if (!outcome.ok) return refusalText(outcome.refusal);
  const { verdict } = outcome.value;
  switch (verdict.kind) {
    case 'clear':
      return texts.clear(meaningText(verdict.best.meaning));
    case 'scale':
      return texts.scale(countingText(verdict.counting));
    case 'undecided':
      return texts.advice[verdict.advice];
    case 'no-family':
      return outcome.value.pictures.length > 0 ? texts.noFamily : texts.noFamilyWithout;
  }
}

interface MeasuredResultProps {
  readonly measured: Measured;
  readonly chosen: MeasuredGame;
}

/** The reading of the pictures, in sentences. */
export function MeasuredResult({ measured, chosen }: MeasuredResultProps) {
  const { results, outcome, centre, size } = measured;
  const refused = results.flatMap(({ pair, solved }) =>
    solved?.ok === false ? [{ pair, refusal: solved.refusal }] : [],
  );
  return (
    <>
      {refused.map(({ pair, refusal }) => (
        <p key={pair.key} className="measure-refused">
          {texts.refused(pairName(pair), refusalText(refusal))}
        </p>
      ))}
      {outcome === null && refused.length === 0 && <p>{texts.waiting}</p>}
      {outcome?.ok === false && <p className="measure-refused">{refusalText(outcome.refusal)}</p>}
      {outcome?.ok === true && <ReadingTexts reading={outcome.value} size={size} />}
      {outcome?.ok === true && centre && (
        <p>{texts.shifted(percentText(Math.hypot(centre.x / size.widthPx, centre.y / size.heightPx), 0))}</p>
      )}
      {outcome?.ok === true && <Agreement reading={outcome.value} chosen={chosen} />}
    </>
  );
}

interface ReadingProps {
  readonly reading: Reading;
  readonly size: Size;
}

function ReadingTexts({ reading, size }: ReadingProps) {
  const { verdict } = reading;
  switch (verdict.kind) {
    case 'clear': {
      const { best, alike, next } = verdict;
      return (
        <>
          <p className="measure-verdict">{texts.clear(meaningText(best.meaning))}</p>
          <Pictures reading={reading} size={size} />
          {alike.map(({ meaning, told }) => (
            <p key={meaningText(meaning)}>
              {told === 'shape'
                ? texts.alikeShape(meaningText(meaning))
                : texts.alikeNumber(meaningText(meaning))}
            </p>
          ))}
          {next && (
            <p>{texts.next(meaningText(next.meaning), numberText(Math.sqrt(next.chi2 - best.chi2), 0))}</p>
          )}
        </>
      );
    }
    case 'scale':
      return (
        <>
          <p className="measure-verdict">{texts.scale(countingText(verdict.counting))}</p>
          <p>{texts.advice[verdict.advice]}</p>
          <Pictures reading={reading} size={size} />
        </>
      );
    case 'undecided':
      return (
        <>
          <p className="measure-verdict">{texts.undecided}</p>
          <Meanings meanings={verdict.candidates.map(({ meaning }) => meaning)} />
          <p>{texts.advice[verdict.advice]}</p>
          <Pictures reading={reading} size={size} />
        </>
      );
    case 'no-family': {
      const [line] = verdict.lines;
      return (
        <>
          <p className="measure-verdict">
            {reading.pictures.length > 0 ? texts.noFamily : texts.noFamilyWithout}
          </p>
          <Pictures reading={reading} size={size} />
          {line && <p>{texts.line(meaningText(line.meaning))}</p>}
          {reading.pictures.length === 0 && <p>{texts.advice['turned-picture']}</p>}
        </>
      );
    }
  }
}

function Meanings({ meanings }: { readonly meanings: readonly Meaning[] }) {
  const named = [...new Set(meanings.map(meaningText))];
  return (
    <ul className="text-list">
      {named.slice(0, maxNamed).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {named.length > maxNamed && <li>{texts.more(named.length - maxNamed)}</li>}
    </ul>
  );
}

/** Measured angle of each picture, whatever the number means. */
const Pictures = ({ reading, size }: ReadingProps) => (
  <ul className="measure-angles">
    {reading.pictures.map((picture) => {
      const { number, lnT } = picture;
      const v = verticalOfHalfTangent(Math.exp(lnT));
      const { h } = fovOfVertical(v, ratioOfSize(size));
      return (
        <li key={number}>
          {texts.at({
            number: exactNumberText(number),
            v: degreesText(toDegrees(v)),
            sd: degreesText(verticalError(picture)),
            h: degreesText(toDegrees(h)),
          })}
        </li>
      );
    })}
  </ul>
);

interface AgreementProps {
  readonly reading: Reading;
  readonly chosen: MeasuredGame;
}

/** Whether our record of the game agrees, and which other games have the same meaning. */
function Agreement({ reading, chosen: { game } }: AgreementProps) {
  const agreement = game && recordAgreement(game, reading);
  const takes = game && recordText(game);
  const same =
    reading.verdict.kind === 'clear'
      ? games.filter((each) => each !== game && recordAgreement(each, reading) === 'agrees')
      : [];
  return (
    <>
      {game && agreement === 'contradicts' && takes !== null ? (
        <p className="measure-refused">{texts.record.contradicts(takes, evidenceText(game))}</p>
      ) : (
        agreement && agreement !== 'contradicts' && <p>{texts.record[agreement]}</p>
      )}
      {same.length > 0 && (
        <p className="text-note">
          {texts.sameGames(
            language.list([
              ...same.slice(0, maxGames).map(gameName),
              ...(same.length > maxGames ? [texts.more(same.length - maxGames)] : []),
            ]),
          )}
        </p>
      )}
    </>
  );
}
