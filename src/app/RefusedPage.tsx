import type { ReactNode } from 'react';
import type { RouteAction } from '../../codegen/model/routes.ts';
import { usePartWords } from '../i18n/usePartWords.ts';
import { PushLink } from '../theme/buttons.ts';
import { Notice } from './Notice.tsx';
import { refusalWords, type Refusal } from '../session/refusal.ts';

interface RefusedPageProps {
  /** Why; without it the page says only that it may not be viewed. */
  readonly refusal?: Refusal;
  readonly action?: RouteAction;
}

/** The 403 page: why this page may not be viewed, and the way home (spec 1, section 2.1). */
export default function RefusedPage({ refusal, action = 'list' }: RefusedPageProps): ReactNode {
  const words = usePartWords('later');
  const reason = refusal && refusalWords(refusal, action);
  return (
    <Notice
      sign="403"
      title={words('app.refused.title')}
      actions={
        <PushLink look="filled" to="/">
          {words('app.home')}
        </PushLink>
      }
    >
      {reason && <p>{words(reason.key, reason.values)}</p>}
      <p>{words('app.refused.help')}</p>
    </Notice>
  );
}
