import { words } from '#messages/my-game';
import { language } from '#messages/language';
import { words as appWords } from '#messages/app';
import { useEffect, useRef, type ReactNode } from 'react';
import { screenCounts, screenRatios } from '../../domain/rig/fields';
import { toField } from '../../messages/field-text';
import { activeEntry, adoptForm, changeRig, useStore } from '../../state/store';
import { NumberInput } from '../../ui/fields/number-field';
import { stepped } from '../../ui/fields/stepped';
import { RichText } from '../../ui/rich-text';
import { useMeasured } from './measured-input';
import { readForm } from './read-form';
import './rig-sentence.css';

interface RigSentenceProps {
  /** Field of the game. */
  readonly game: ReactNode;
  readonly onFindMonitor: () => void;
  readonly onMeasure: () => void;
}

/** The most common fields of the rig as a sentence to fill in: the same rig as in the form. */
export function RigSentence({ game, onFindMonitor, onMeasure }: RigSentenceProps) {
  const form = useRef<HTMLFormElement>(null);
  // Adopts values chosen before hydration.
  useEffect(() => {
    if (!form.current) return;
    const size = form.current.querySelector<HTMLSelectElement>('.size-blank select');
    adoptForm({ ...readForm(form.current), ...(size && sizeChange(size.value)) }, 'cm');
  }, []);
  const slots = {
    game,
    screens: <CountBlank />,
    size: <SizeBlank {...{ onFindMonitor, onMeasure }} />,
    ratio: <RatioBlank />,
    distance: <DistanceBlank />,
  };
  return (
    <form
      className="rig-sentence"
      aria-label={words.label}
      autoComplete="off"
      ref={form}
      onSubmit={(event) => event.preventDefault()}
    >
      {words.lines.map((line) => (
        // No paragraph: a list of games opens inside.
        <div key={line}>
          <RichText text={line} slots={slots} />
        </div>
      ))}
    </form>
  );
}

interface SelectBlankProps<Value extends string> {
  readonly name: 'screens' | 'screenRatio';
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function SelectBlank<Value extends string>(props: SelectBlankProps<Value>) {
  const { name, label, value, options, textOf, onChange } = props;
  return (
    <span className="sentence-blank">
      <select
        name={name}
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

function CountBlank() {
  const screens = useStore((state) => activeEntry(state).screens);
  return (
    <SelectBlank
      name="screens"
      label={words.screens}
      value={screens}
      options={screenCounts}
      textOf={(count) => words.counts[count]}
      onChange={(count) => changeRig({ screens: count })}
    />
  );
}

function RatioBlank() {
  const ratio = useStore((state) => activeEntry(state).screenRatio);
  return (
    <SelectBlank
      name="screenRatio"
      label={words.ratio}
      value={ratio}
      options={screenRatios}
      textOf={(each) => each}
      onChange={(screenRatio) => changeRig({ screenRatio })}
    />
  );
}

/** Usual screens, each with its ratio. */
const usualSizes = [
  { inches: '24', ratio: '16:9', kind: 'plain' },
  { inches: '27', ratio: '16:9', kind: 'plain' },
  { inches: '32', ratio: '16:9', kind: 'plain' },
  { inches: '34', ratio: '21:9', kind: 'ultrawide' },
  { inches: '49', ratio: '32:9', kind: 'superUltrawide' },
  { inches: '55', ratio: '16:9', kind: 'tv' },
] as const;

/** Change of the rig for one of the usual sizes; null for another choice. */
function sizeChange(inches: string) {
  const size = usualSizes.find((each) => each.inches === inches);
  return size && { screenSize: inches, screenSizeUnit: 'in' as const, screenRatio: size.ratio };
}

/** Size and ratio in one choice; a size from elsewhere stands as it is. */
function SizeBlank({ onFindMonitor, onMeasure }: Omit<RigSentenceProps, 'game'>) {
  const { text, hasOwnUnit } = useMeasured('screenSize');
  const ratio = useStore((state) => activeEntry(state).screenRatio);
  const isUsual = usualSizes.some((size) => size.inches === text && size.ratio === ratio);
  const shown = text === '' ? appWords.noNumber : toField(text);
  /** A closed list changes with each arrow key: one that passes a dialog must not open it. */
  const isByArrow = useRef(false);
  const choose = (value: string) => {
    const isDialog = value === 'find' || value === 'measure';
    if (isDialog && isByArrow.current) return;
    if (value === 'find') onFindMonitor();
    else if (value === 'measure') onMeasure();
    else changeRig(sizeChange(value) ?? {});
  };
  return (
    <span className="sentence-blank size-blank">
      <select
        aria-label={words.size}
        autoComplete="off"
        value={isUsual ? text : 'own'}
        onKeyDown={({ key }) => {
          isByArrow.current = /^(Arrow|Page|End)/.test(key);
        }}
        onPointerDown={() => {
          isByArrow.current = false;
        }}
        onChange={({ target }) => choose(target.value)}
      >
        {!isUsual && <option value="own">{hasOwnUnit ? shown : language.withUnit(shown, 'in')}</option>}
        {usualSizes.map(({ inches, kind }) => (
          <option key={inches} value={inches}>
            {words.sizes[kind](language.withUnit(inches, 'in'))}
          </option>
        ))}
        <option value="find">{words.findMonitor}</option>
        <option value="measure">{words.measure}</option>
      </select>
    </span>
  );
}

function DistanceBlank() {
  const { hint, symbol, hasOwnUnit, ...shown } = useMeasured('distance');
  const { text, value, onChange } = shown;
  return (
    // A click on the unit is one into the field.
    <label className="sentence-blank" title={hint ?? undefined}>
      <NumberInput
        {...shown}
        aria-label={words.distance}
        size={Math.max(2, text.length)}
        onSteps={(steps) => onChange(stepped(value, steps, { allowsNegative: false }))}
      />
      {!hasOwnUnit && <span aria-hidden="true">{symbol}</span>}
    </label>
  );
}
