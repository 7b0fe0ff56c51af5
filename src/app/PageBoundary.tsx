import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}
type PageBoundaryState =
  | { readonly failed: false }
  | { readonly failed: true; readonly error: unknown };

/** Error boundary of a page: the rest of the console stays. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedPage error={this.state.error} retry={() => this.setState({ failed: false })} />;
  }
}
