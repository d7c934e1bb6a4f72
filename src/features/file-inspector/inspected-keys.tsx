import { words } from '#messages/inspect';
import { useId, useState } from 'react';
import { fileReportText, firstLines } from '../../domain/game-files/file-report';
import type { InspectedFile, InspectedKey } from '../../domain/game-files/inspect-file';
import { asName } from '../../domain/measuring/report';
import { mailWith } from '../../platform/site';
import { gameName } from '../../text/game-name';
import { Button } from '../../ui/button';
import { CodeText } from '../../ui/code-text';
import { Disclosure } from '../../ui/disclosure';
import { copy } from '../../ui/overlays/copy';
import '../../ui/fields/choice-fields.css';
import '../../ui/fields/text-field.css';
import type { InspectedGame } from './inspected-game';

const texts = words.report;

/** Keys that are not candidates and are shown; the report has them all. */
const maxOthers = 300;

/** Longest text of a mail that every program takes from a link. */
const maxMailLength = 1000;

interface InspectedKeysProps extends InspectedGame {
  /** Name of the file. */
  readonly file: string;
  readonly inspected: InspectedFile;
}

/** Names of a file's keys, with the values that the player ticks, and a report of both. */
export function InspectedKeys({ file, inspected, game, name }: InspectedKeysProps) {
  const [shown, setShown] = useState<ReadonlySet<InspectedKey>>(new Set());
  const id = useId();
  const candidates = inspected.keys.filter(({ isCandidate }) => isCandidate);
  const others = inspected.keys.filter(({ isCandidate }) => !isCandidate);
  const hidden = inspected.total - candidates.length - Math.min(others.length, maxOthers);
  const toggle = (key: InspectedKey) =>
    setShown((now) =>
      now.has(key) ? new Set([...now].filter((each) => each !== key)) : new Set([...now, key]),
    );
  return (
    <>
      <p id={`${id}-tick`} className="text-note">
        {words.tick}
      </p>
      {candidates.length > 0 && (
        <div role="group" aria-labelledby={`${id}-candidates`}>
          <p className="inspector-title" id={`${id}-candidates`}>
            {words.candidates}
          </p>
          <KeyList keys={candidates} shown={shown} describedBy={`${id}-tick`} onToggle={toggle} />
        </div>
      )}
      {others.length > 0 && (
        <Disclosure
          className="inspector-others"
          summary={words.others(inspected.total - candidates.length)}
          isOpenAtFirst={candidates.length === 0}
        >
          <KeyList
            keys={others.slice(0, maxOthers)}
            shown={shown}
            describedBy={`${id}-tick`}
            onToggle={toggle}
          />
          {hidden > 0 && <p className="text-note">{words.more(hidden)}</p>}
        </Disclosure>
      )}
      <KeysReport {...{ file, inspected, shown, game, name }} />
    </>
  );
}

interface KeyListProps {
  readonly keys: readonly InspectedKey[];
  readonly shown: ReadonlySet<InspectedKey>;
  readonly describedBy: string;
  readonly onToggle: (key: InspectedKey) => void;
}

const KeyList = ({ keys, shown, describedBy, onToggle }: KeyListProps) => (
  <ul className="inspector-keys">
    {keys.map((each) => {
      const { section, key, value } = each;
      return (
        <li key={`${section}\n${key}`}>
          <label>
            <input
              className="checkbox"
              type="checkbox"
              autoComplete="off"
              checked={shown.has(each)}
              aria-describedby={describedBy}
              onChange={() => onToggle(each)}
            />
            <span>
              {section !== '' && (
                <code className="text-quiet">
                  <CodeText text={`${section} › `} />
                </code>
              )}
              <code className="inspector-key">
                <CodeText text={key} />
              </code>
              {shown.has(each) && <code> {words.value(value)}</code>}
            </span>
          </label>
        </li>
      );
    })}
  </ul>
);

interface KeysReportProps extends InspectedKeysProps {
  readonly shown: ReadonlySet<InspectedKey>;
}

/** The keys as text, to copy or to mail. */
function KeysReport({ file, inspected, shown, game, name }: KeysReportProps) {
  const [version, setVersion] = useState('');
  const [typedName, setTypedName] = useState<string | null>(null);
  const id = useId();
  const ownName = typedName ?? name;
  const text = fileReportText({
    ...{ file: asName(file), inspected, shown },
    game: game?.id ?? asName(ownName),
    version: asName(version),
  });
  const mail = firstLines(text, maxMailLength);
  const field = (label: string, value: string, onChange: (text: string) => void) => (
    <label className="inspector-field">
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
    <div className="inspector-report" role="group" aria-labelledby={id}>
      <p className="inspector-title" id={id}>
        {texts.title}
      </p>
      <p>{texts.lead}</p>
      <div className="inspector-fields">
        {game === null && field(texts.game, ownName, setTypedName)}
        {field(texts.version, version, setVersion)}
      </div>
      <pre aria-label={texts.label} role="group" tabIndex={0}>
        {text}
      </pre>
      <div className="inspector-actions">
        <Button onClick={() => void copy(text, texts.copied)}>{texts.copy}</Button>
        <a
          className="button button-small"
          href={mailWith({ subject: texts.subject(game ? gameName(game) : ownName), body: mail.text })}
        >
          {texts.mail}
        </a>
      </div>
      {mail.isCut && <p className="text-note">{texts.mailCut}</p>}
    </div>
  );
}
