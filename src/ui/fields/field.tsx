import type { ReactNode } from 'react';
import { InfoButton } from '../overlays/info-button';
import './field.css';

export interface FieldText {
  readonly label: string;
  /** One short line, always visible. */
  readonly help: string;
  /** Long explanation behind the question mark, and the question it answers. */
  readonly question: string;
  readonly explanation: string;
  /** In place of the question mark. */
  readonly aside?: ReactNode;
}

interface FieldProps extends FieldText {
  /** Id of the control; undefined = a group of controls with a name of its own. */
  readonly controlId?: string;
  readonly labelId?: string;
  readonly helpId: string;
  /** Message about the value; replaces the help. */
  readonly hint?: string | null;
  readonly children: ReactNode;
}

export function Field(props: FieldProps) {
  const { help, helpId, hint = null, children, ...labelProps } = props;
  return (
    <div className="field">
      <FieldLabel {...labelProps} />
      <div className="field-control">{children}</div>
      <p className={`field-help text-note${hint === null ? '' : ' field-hint'}`} id={helpId}>
        {hint ?? help}
      </p>
    </div>
  );
}

type FieldLabelProps = Pick<
  FieldProps,
  'label' | 'question' | 'explanation' | 'aside' | 'controlId' | 'labelId'
>;

function FieldLabel({ label, question, explanation, aside, controlId, labelId }: FieldLabelProps) {
  return (
    <div className="field-label">
      {controlId === undefined ? (
        <span id={labelId}>{label}</span>
      ) : (
        <label htmlFor={controlId}>{label}</label>
      )}
      {aside ?? <InfoButton question={question} explanation={explanation} />}
    </div>
  );
}
