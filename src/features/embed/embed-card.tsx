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
import { Segments } from '../../ui/fields/segments';
import { Figure } from '../../ui/figure';
import { checkIcon, copyIcon, minusIcon, plusIcon } from '../../ui/svg/icons';
import { copyLabel, embedAnswer, type EmbedState } from './embed-answer';
import { embedSteps, type EmbedNumber } from './embed-fields';
import '../../ui/fields/choice-fields.css';
import '../../ui/fields/field.css';
import '../../ui/fields/number-field.css';
import '../../ui/styles/button.css';
import '../../ui/styles/card.css';
import '../../ui/styles/icon-button.css';
import './embed-card.css';

/**
 * The calculator on other people's pages, as it is served: only ever written into its page. `live-embed` finds what changes by
 * `data-slot` and by the names of the fields.
 */
export function EmbedCard({ game, entry, units }: EmbedState) {
  const answer = embedAnswer({ game, entry, units });
  return (
    <main className="embed-card">
      <h1 className="card-title">{words.heading}</h1>
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
                    {group.games.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
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
            <Figure text={answer.value} />
          </span>
          <button className="icon-button" type="button" data-slot="copy" aria-label={copyLabel(answer.game)}>
            {copyIcon}
            {checkIcon}
          </button>
        </p>
        <dl className="embed-lines" data-slot="lines" />
        <button className="button button-small" type="button" data-slot="copy-all" hidden>
          {exactWords.game.copyAll}
        </button>
        <p className="embed-sentence" data-slot="sentence" />
        <p className="embed-note">
          <strong data-slot="warning">{answer.warning}</strong>
          <span data-slot="note">{answer.note}</span>
        </p>
        <dl className="embed-angles" data-slot="angles">
          {answer.angles.map(({ name, text }, place) => (
            <div key={place}>
              <dt>{name}</dt>
              <dd>
                <Figure text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="embed-said" role="status" data-slot="said" />
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
  /** A group of controls, which is named by the id that it is given. */
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
      <p className="field-help" id={helpId}>
        {help}
      </p>
    </div>
  );
}

/** As `NumberField` has it: a text input with the role of a spin button. */
function EmbedNumberField({ name, isHidden = false }: { readonly name: EmbedNumber; isHidden?: boolean }) {
  const { unit, default: text } = fields[name];
  const step = amountInWords(embedSteps[name], unit);
  return (
    <EmbedField name={name} {...appWords.input[name]} isHidden={isHidden}>
      {(control) => (
        <div className="stepper">
          <button type="button" tabIndex={-1} aria-label={appWords.steps.less(step)} data-steps="-1">
            {minusIcon}
          </button>
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
          <span className="stepper-unit" aria-hidden="true">
            {language.units[unit]}
          </span>
          <button type="button" tabIndex={-1} aria-label={appWords.steps.more(step)} data-steps="1">
            {plusIcon}
          </button>
        </div>
      )}
    </EmbedField>
  );
}
