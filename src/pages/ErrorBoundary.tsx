import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the children after an error. @param retry renders the children again */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

type ErrorBoundaryState =
  | { readonly failed: false }
  | { readonly failed: true; readonly error: unknown };

/** An error below it stays below it: the rest of the console goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  readonly #retry = (): void => {
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(this.state.error, this.#retry) : children;
  }
}
