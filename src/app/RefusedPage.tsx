import type { ReactNode } from 'react';
import type { RouteAction } from '../../codegen/model/routes.ts';
import { Notice } from './Notice.tsx';
import { PageSettledSignal } from './PageSettledSignal.tsx';
import { refusalText, type Refusal } from '../session/refusal.ts';
import { useSession } from '../session/SessionContext.ts';
import { useText } from '../i18n/useText.ts';

interface RefusedPageProps {
  /** The reason, if known. */
  readonly refusal?: Refusal;
  readonly action?: RouteAction;
}

/** The 403 page: the reason and a link home (spec 1, section 2.1). */
export default function RefusedPage({ refusal, action = 'list' }: RefusedPageProps): ReactNode {
  const text = useText();
  const { settingsError } = useSession();
  const reason = refusal && refusalText(refusal, action, settingsError);
  return (
    <Notice drawing="closed" sign="403" title={text('app.refused.title')}>
      {reason && <p>{text(reason.key, reason.values)}</p>}
      <p>{text('app.refused.help')}</p>
      <PageSettledSignal />
    </Notice>
  );
}
