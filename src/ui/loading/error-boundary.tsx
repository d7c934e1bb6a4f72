import { words } from '#messages/app';
import { Component, type ReactNode, type RefObject } from 'react';
import { ErrorScreen } from './error-screen';
import '../styles/button.css';

interface ErrorBoundaryProps {
  /** The part is back after the user tried again. */
  readonly onRecovered: () => void;
  /** A part that the rest goes on without is told of in a few words; for the whole, there is the error screen. */
  readonly isPart?: boolean;
  /** What does without the part that failed, and stands below what is said of it. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message: string | null;
}

/** Says in place of what failed to render that it did, until the user tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState) {
    if (before.message !== null && this.state.message === null) this.props.onRecovered();
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    const { isPart = false, fallback } = this.props;
    const tryAgain = (
      <button
        className={isPart ? 'button button-small' : 'button'}
        type="button"
        onClick={() => this.setState({ message: null })}
      >
        {words.late.tryAgain}
      </button>
    );
    if (isPart)
      return (
        <>
          <div className="lazy-missing" role="alert">
            <p>{words.error.advice}</p>
            {tryAgain}
          </div>
          {fallback}
        </>
      );
    return <ErrorScreen detail={this.state.message} advice={words.error.advice} action={tryAgain} />;
  }
}

interface PartBoundaryProps extends Pick<ErrorBoundaryProps, 'fallback' | 'children'> {
  /** Takes the focus once the button to try again is gone. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Around each part that the page works without: if it fails, fields and results go on. */
export const PartBoundary = ({ place, ...rest }: PartBoundaryProps) => (
  <ErrorBoundary isPart onRecovered={() => place.current?.focus({ preventScroll: true })} {...rest} />
);
