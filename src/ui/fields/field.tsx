import type { ReactNode } from 'react';
import { InfoButton } from '../overlays/info-button';
import './field.css';

/** What every field tells about itself. */
export interface FieldText {
  readonly label: string;
  /** One short line, always visible. */
  readonly help: string;
  /** The longer explanation behind the question mark, and the question that it answers. */
  readonly question: string;
  readonly explanation: string;
}

interface FieldProps extends FieldText {
  /** The control's id, unless the field is a group of controls, which names itself. */
  readonly controlId?: string;
  readonly labelId?: string;
  readonly helpId: string;
  /** Takes the place of the help while there is something to say about the value. */
  readonly hint?: string | null;
  readonly children: ReactNode;
}

export function Field(props: FieldProps) {
  const { help, helpId, hint = null, children, ...labelProps } = props;
  return (
    <div className="field">
      <FieldLabel {...labelProps} />
      <div className="field-control">{children}</div>
      <p className={hint === null ? 'field-help' : 'field-help field-hint'} id={helpId}>
        {hint ?? help}
      </p>
    </div>
  );
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'question' | 'explanation' | 'controlId' | 'labelId'>;

function FieldLabel({ label, question, explanation, controlId, labelId }: FieldLabelProps) {
  return (
    <div className="field-label">
      {controlId === undefined ? (
        <span id={labelId}>{label}</span>
      ) : (
        <label htmlFor={controlId}>{label}</label>
      )}
      <InfoButton question={question} explanation={explanation} />
    </div>
  );
}
