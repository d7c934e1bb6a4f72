import { words } from '#messages/measure';
import { useId, useState } from 'react';
import { reportText } from '../../domain/measuring/report';
import { gameName } from '../../text/game-name';
import { mailWith } from '../../platform/site';
import { Button } from '../../ui/button';
import { copy } from '../../ui/overlays/copy';
import type { MeasuredGame } from './game-choice';
import type { Measured } from './measure-pairs';

const texts = words.report;

interface ReportBlockProps {
  readonly measured: Measured;
  readonly chosen: MeasuredGame;
}

/** A date in the visitor's own zone, as YYYY-MM-DD. */
const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The measurement as a few lines of text that anyone can check. */
export function ReportBlock({ measured, chosen }: ReportBlockProps) {
  const { size, zooms, turns, windows, unevenness, centre } = measured;
  const { game, name } = chosen;
  const [version, setVersion] = useState('');
  const id = useId();
  const text = reportText({
    game: game?.id ?? name,
    version: version === '' ? null : version,
    camera: null,
    screens: null,
    date: isoDay(new Date()),
    size,
    zooms,
    turns,
    windows,
    unevenness,
    centre: centre && { x: centre.x / size.widthPx, y: centre.y / size.heightPx },
  });
  const subject = texts.subject(game ? gameName(game) : name);
  return (
    <section className="measure-report" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p>{texts.lead}</p>
      <label className="measure-version">
        {texts.version}
        <input
          className="text-input"
          type="text"
          autoComplete="off"
          maxLength={60}
          value={version}
          onChange={({ target }) => setVersion(target.value)}
        />
      </label>
      <pre aria-label={texts.label} role="group" tabIndex={0}>
        {text}
      </pre>
      <div className="measure-actions">
        <Button onClick={() => void copy(text, texts.copied)}>{texts.copy}</Button>
        <a className="button button-small" href={mailWith({ subject, body: text })}>
          {texts.mail}
        </a>
      </div>
    </section>
  );
}
