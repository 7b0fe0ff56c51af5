import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Notice } from './Notice.tsx';
import { useText } from '../i18n/useText.ts';
import { objectOf } from '../api/unknownValues.ts';

/** The page for unknown addresses, with the requested address if it is known. */
export default function NotFoundPage(): ReactNode {
  const text = useText();
  const asked = askedFor(useLocation().state);
  return (
    <Notice drawing="lost" sign="404" title={text('app.notFound.title')}>
      {asked !== undefined && <p>{text('app.notFound.address', { address: asked })}</p>}
      <p>{text('app.notFound.help')}</p>
    </Notice>
  );
}

/** The router state of a redirect to /404. */
export interface NotFoundState {
  readonly asked: string;
}

function askedFor(state: unknown): string | undefined {
  const { asked } = objectOf(state);
  return typeof asked === 'string' ? asked : undefined;
}
