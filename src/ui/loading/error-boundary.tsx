import { words } from '#messages/app';
import { Component, createContext, type ReactNode, type RefObject } from 'react';
import { Button } from '../button';
import { ErrorScreen } from './error-screen';
import { PartMissing } from './part-missing';

/** Boundaries inside it retry when its value changes: an error of one rig may not occur with the next. */
export const ResetKey = createContext<unknown>(undefined);

interface ErrorBoundaryProps {
  /** Takes the focus once the retry button is removed. */
  readonly place: RefObject<HTMLElement | null>;
  /** Short message in place of a part; error screen for the whole page. */
  readonly isPart?: boolean;
  /** Rendered below the message of a failed part. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Replaces children that failed to render, until the user tries again or `ResetKey` changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = ResetKey;
  override state: ErrorBoundaryState = { error: null };
  private failedWith: unknown;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch() {
    this.failedWith = this.context;
  }

  override componentDidUpdate() {
    const { error } = this.state;
    if (error && this.context !== this.failedWith) this.setState({ error: null });
  }

  private readonly tryAgain = () =>
    this.setState({ error: null }, () => {
      const { isPart: preventScroll = false, place } = this.props;
      if (!this.state.error) place.current?.focus({ preventScroll });
    });

  override render() {
    const { error } = this.state;
    const { isPart = false, fallback, children } = this.props;
    if (!error) return children;
    const { advice, tryAgain } = words.error;
    if (isPart)
      return (
        <>
          <PartMissing text={advice} action={tryAgain} onClick={this.tryAgain} />
          {fallback}
        </>
      );
    return (
      <ErrorScreen
        detail={error.message}
        advice={advice}
        action={
          <Button look="primary" onClick={this.tryAgain}>
            {tryAgain}
          </Button>
        }
      />
    );
  }
}

/** Boundary of an optional part: if it fails, fields and results still work. */
export const PartBoundary = (props: Omit<ErrorBoundaryProps, 'isPart'>) => (
  <ErrorBoundary isPart {...props} />
);
