import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';
import { useText } from '../i18n/useText.ts';

export interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the failed part. Default: a line with a Retry button. */
  readonly instead?: (again: () => void, reason: string) => ReactNode;
}
type PartBoundaryState =
  | { readonly failed: false }
  | { readonly failed: true; readonly error: unknown };

/** Error boundary of a part of a page: the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failed: true, error };
  }

  readonly #again = (): void => {
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { state } = this;
    if (!state.failed) return children;
    const reason = state.error instanceof Error ? state.error.message : String(state.error);
    return instead ? instead(this.#again, reason) : <Said reason={reason} onRetry={this.#again} />;
  }
}

function Said({ reason, onRetry }: { readonly reason: string; onRetry(): void }): ReactNode {
  const text = useText();
  return <PartFailed onRetry={onRetry}>{text('pages.part.failed', { reason })}</PartFailed>;
}
