import { words as appWords } from '#messages/app';
import { words } from '#messages/embed';
import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { useId, type ReactNode } from 'react';
import { games } from '../../domain/games/games';
import { groupGames } from '../../domain/games/group-games';
import { fields, screenCounts, screenRatios } from '../../domain/rig/fields';
import { toField } from '../../messages/field-text';
import { linkTo } from '../../platform/site';
import { amountInWords } from '../../text/amounts';
import { gameName } from '../../text/game-name';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/fields/segments';
import { Figure } from '../../ui/figure';
import { checkIcon, copyIcon, minusIcon, plusIcon } from '../../ui/svg/icons';
import { copyLabel, embedAnswer, type EmbedState } from './embed-answer';
import { embedSteps, type EmbedNumber } from './embed-fields';
import '../../ui/fields/choice-fields.css';
import '../../ui/fields/field.css';
import '../../ui/fields/number-field.css';
import '../../ui/styles/card.css';
import './embed-card.css';

/**
 * Static HTML of the embed, rendered at build time. `start-embed` finds the changing parts by
 * `data-slot` and by the names of the fields.
 */
export function EmbedCard({ game, entry, units }: EmbedState) {
  const answer = embedAnswer({ game, entry, units });
  return (
    <main className="embed-card">
      <h1 className="card-title text-note">{words.heading}</h1>
      <form className="embed-form" autoComplete="off">
        <p className="embed-unknown" data-slot="unknown" hidden>
          {words.unknownGame}
        </p>
        <div className="embed-fields">
          <EmbedField name="game" {...words.game}>
            {(control) => (
              <select {...control} defaultValue={game.id}>
                {groupGames(games, { grouping: 'name', pickedGames: [] }).map((group) => (
                  <optgroup key={group.code} label={gameWords.groups[group.code]}>
                    {group.games.map((each) => (
                      <option key={each.id} value={each.id}>
                        {gameName(each)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </EmbedField>
          <EmbedField name="screenRatio" {...appWords.input.screenRatio}>
            {(control) => (
              <select {...control} defaultValue={entry.screenRatio}>
                {screenRatios.map((ratio) => (
                  <option key={ratio}>{ratio}</option>
                ))}
              </select>
            )}
          </EmbedField>
          <EmbedNumberField name="screenSize" />
          <EmbedNumberField name="distance" />
          <EmbedField name="screens" {...appWords.input.screens} isGroup>
            {({ id, ...control }) => (
              <Segments
                name="screens"
                options={screenCounts.map((value) => ({
                  value,
                  text: appWords.input.screens.options[value],
                }))}
                value={entry.screens}
                labelledBy={id}
                describedBy={control['aria-describedby']}
                onChange={() => undefined}
              />
            )}
          </EmbedField>
          <EmbedField name="curvedScreen" {...appWords.input.curvedScreen}>
            {(control) => <input {...control} className="checkbox" type="checkbox" />}
          </EmbedField>
          <EmbedNumberField name="radiusCurve" isHidden />
          <EmbedNumberField name="bezelThickness" isHidden />
        </div>
      </form>
      <section className="embed-answer" aria-labelledby="embed-game">
        <h2 className="embed-game" id="embed-game" data-slot="game">
          {answer.game}
        </h2>
        <p className="embed-number" data-slot="number">
          <span className="figure-answer" data-slot="value">
            {answer.figure && <Figure {...answer.figure} />}
          </span>
          <Button look="icon" data-slot="copy" aria-label={copyLabel(answer.game)}>
            {copyIcon}
            {checkIcon}
          </Button>
        </p>
        <dl className="embed-lines" data-slot="lines" />
        <Button data-slot="copy-all" hidden>
          {exactWords.game.copyAll}
        </Button>
        <p className="embed-sentence" data-slot="sentence" />
        <p className="embed-note text-note">
          <strong data-slot="warning">{answer.warning}</strong>
          <span data-slot="note">{answer.note}</span>
        </p>
        <dl className="embed-angles text-note" data-slot="angles">
          {answer.angles.map(({ name, figure }, place) => (
            <div key={place}>
              <dt>{name}</dt>
              <dd>
                <Figure {...figure} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="embed-copy-status" role="status" data-slot="copy-status" />
        <p className="visually-hidden" role="status" data-slot="summary" />
        <p className="embed-back">
          <a href={`${linkTo('/')}#${answer.fragment}`} target="_blank" rel="noopener" data-slot="back">
            {words.back}
          </a>
        </p>
      </section>
    </main>
  );
}

interface Control {
  readonly id: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly 'aria-describedby': string;
}

interface EmbedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly isHidden?: boolean;
  /** Renders a group of controls labelled by this id. */
  readonly isGroup?: boolean;
  readonly children: (control: Control) => ReactNode;
}

function EmbedField({ name, label, help, isHidden = false, isGroup = false, children }: EmbedFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="field" data-field={name} hidden={isHidden}>
      <div className="field-label">
        {isGroup ? <span id={id}>{label}</span> : <label htmlFor={id}>{label}</label>}
      </div>
      <div className="field-control">
        {children({ id, name, autoComplete: 'off', 'aria-describedby': helpId })}
      </div>
      <p className="field-help text-note" id={helpId}>
        {help}
      </p>
    </div>
  );
}

/** Text input with the role of a spin button, like `NumberField`. */
function EmbedNumberField({ name, isHidden = false }: { readonly name: EmbedNumber; isHidden?: boolean }) {
  const { unit, default: text } = fields[name];
  const step = amountInWords(embedSteps[name], unit);
  return (
    <EmbedField name={name} {...appWords.input[name]} isHidden={isHidden}>
      {(control) => (
        <div className="stepper">
          <Button look="icon" tabIndex={-1} aria-label={appWords.steps.less(step)} data-steps="-1">
            {minusIcon}
          </Button>
          <span className="stepper-text">
            <input
              {...control}
              type="text"
              role="spinbutton"
              spellCheck={false}
              defaultValue={toField(text)}
              aria-valuenow={Number(text)}
              aria-valuetext={amountInWords(Number(text), unit)}
            />
          </span>
          <span className="stepper-unit text-note" aria-hidden="true">
            {language.units[unit]}
          </span>
          <Button look="icon" tabIndex={-1} aria-label={appWords.steps.more(step)} data-steps="1">
            {plusIcon}
          </Button>
        </div>
      )}
    </EmbedField>
  );
}
