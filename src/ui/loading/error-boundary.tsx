import { words } from '#messages/app';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface ErrorBoundaryProps {
  /** The part is back after the user tried again. */
  readonly onRecovered: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message: string | null;
}

/** Shows the error screen in place of a part that failed to render, until the user tries again. */
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
    return (
      <ErrorScreen
        detail={this.state.message}
        advice={words.error.advice}
        action={
          <button className="button" type="button" onClick={() => this.setState({ message: null })}>
            {words.late.tryAgain}
          </button>
        }
      />
    );
  }
}
