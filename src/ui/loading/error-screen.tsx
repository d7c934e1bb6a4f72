import { words } from '#messages/app';
import type { ReactNode } from 'react';
import './error-screen.css';

interface ErrorScreenProps {
  /** Status or message of the error. */
  readonly detail: string;
  readonly advice: string;
  /** Retry button. */
  readonly action: ReactNode;
  readonly headingLevel?: 'h1' | 'h2';
}

export function ErrorScreen({ detail, advice, action, headingLevel: Heading = 'h2' }: ErrorScreenProps) {
  return (
    <div className="error-screen" role="alert">
      <Heading>{words.error.title}</Heading>
      <p className="error-detail">{detail}</p>
      <p>{advice}</p>
      {action}
    </div>
  );
}
