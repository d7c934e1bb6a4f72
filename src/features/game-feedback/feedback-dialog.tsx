import { words } from '#messages/feedback';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { writeLink } from '../../domain/links/link';
import { asName } from '../../domain/measuring/report';
import { answerFor } from '../../domain/games/game-answer';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { copyText } from '../../platform/clipboard';
import { addressOf, gamePath, linkTo, mailWith, measurePathFor } from '../../platform/site';
import { gameName } from '../../text/game-name';
import { gameTexts } from '../../text/game-texts';
import { howSureText } from '../../text/how-sure';
import { generatedName } from '../../text/rig-names';
import { whyText } from '../../text/why-text';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { RichText } from '../../ui/rich-text';
import { crossIcon } from '../../ui/svg/list-icons';
import '../../ui/fields/field.css';
import '../../ui/fields/text-field.css';
import './feedback-dialog.css';

interface FeedbackDialogProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
  readonly isRightAtFirst: boolean;
  readonly onClose: () => void;
}

/** Number of this site with its reason, and two ways to say whether it is right: a measurement, or a few lines. */
export function FeedbackDialog({ game, entry, units, isRightAtFirst, onClose }: FeedbackDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus, also when Back closes it.
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();

  const { value, measures, isList, seat } = gameTexts(game, entry, units);
  const { seen } = exactAnswer(entry);
  const numberCounts = seen.ok && answerFor(game, seen.value).kind === 'number';
  const ours = seat?.text ?? (isList ? measures : value);
  const rig = generatedName(entry, units);
  const why = whyText(game, entry, units);
  return (
    <dialog
      ref={dialog}
      className="feedback-dialog"
      aria-labelledby={id}
      onClose={onClose}
      // A click on the backdrop; one on the content has another target.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="feedback-sheet">
        <div className="feedback-head">
          <h2 id={id}>{words.title(gameName(game))}</h2>
          <Button look="icon" aria-label={words.close} onClick={close}>
            {crossIcon}
          </Button>
        </div>
        <p>
          <RichText text={words.weSay(ours, rig)} />
        </p>
        {why !== '' && <p>{why}</p>}
        <p className="text-quiet">{howSureText(game, numberCounts)}</p>
        <h3>{words.measureTitle}</h3>
        <p>{words.measureLead}</p>
        <p>
          <a className="button" href={linkTo(measurePathFor(game.id))}>
            {words.measure}
          </a>
        </p>
        <FeedbackLines {...{ game, entry, units, ours, rig, isRightAtFirst }} />
      </div>
    </dialog>
  );
}

const verdicts = (['right', 'wrong'] as const).map((value) => ({ value, text: words.verdicts[value] }));

const maxSeenLength = 500;

interface LinesProps extends Omit<FeedbackDialogProps, 'onClose'> {
  readonly ours: string;
  readonly rig: string;
}

/** Fields, and the lines made of them to copy or to mail. */
function FeedbackLines({ game, entry, units, ours, rig, isRightAtFirst }: LinesProps) {
  const { plain } = gameTexts(game, entry, units);
  const [verdict, setVerdict] = useState<'right' | 'wrong'>(isRightAtFirst ? 'right' : 'wrong');
  const [version, setVersion] = useState('');
  const [typed, setTyped] = useState(plain ?? '');
  const [seen, setSeen] = useState('');
  const [status, setStatus] = useState('');
  const isRight = verdict === 'right';
  const name = gameName(game);
  const link = writeLink({
    ...{ rigs: [{ name: '', entry }], games: [], myGame: null, game: game.id, units },
  });
  const text = words.block({
    ...{ game: `${name} (${game.id})`, isRight, rig, value: ours },
    version: asName(version),
    link: `${addressOf(gamePath(game.id))}#${link}`,
    typed: asName(typed),
    seen: seen.trim(),
  });
  const field = (label: string, value: string, onChange: (text: string) => void) => (
    <label className="feedback-field">
      {label}
      <input
        className="text-input"
        type="text"
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
  return (
    <>
      <h3>{words.writeTitle}</h3>
      <p>{words.writeLead}</p>
      <Segments label={words.verdict} options={verdicts} value={verdict} onChange={setVerdict} />
      <div className="feedback-fields">
        {field(words.version, version, setVersion)}
        {plain !== null && field(words.typed, typed, setTyped)}
      </div>
      <label className="feedback-field">
        {words.seen[verdict]}
        <textarea
          className="feedback-seen"
          rows={3}
          autoComplete="off"
          maxLength={maxSeenLength}
          value={seen}
          onChange={({ target }) => setSeen(target.value)}
        />
      </label>
      <pre aria-label={words.label} role="group" tabIndex={0}>
        {text}
      </pre>
      <div className="feedback-actions">
        <Button
          onClick={() =>
            void copyText(text).then((isCopied) => setStatus(isCopied ? words.copied : words.notCopied))
          }
        >
          {words.copy}
        </Button>
        <a
          className="button button-small"
          href={mailWith({ subject: words.subject(name, isRight), body: text })}
        >
          {words.mail}
        </a>
        {/* Toasts are behind the dialog. */}
        <span role="status">{status}</span>
      </div>
    </>
  );
}
