import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TextLinkProps {
  /** Undefined where the reader may not open the page: then the text stands alone. */
  readonly to: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: string;
}

/** A text that leads to a page. */
export function TextLink({ to, onClick, children }: TextLinkProps): ReactNode {
  if (to === undefined) return children;
  return (
    <Link to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
