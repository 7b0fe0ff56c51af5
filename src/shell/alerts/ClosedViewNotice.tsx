import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ViewModel } from '../../../codegen/model/routes.ts';
import { views } from '../../../generated/views.ts';
import { refusalText } from '../../session/refusal.ts';
import { closedView, onClosedView, rememberClosedView } from '../../session/closedView.ts';
import { useSession } from '../../session/SessionContext.ts';
import { organizationsOf } from '../../session/views.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';

/** Tells a person who was redirected from a closed view which one it was and why. */
export function ClosedViewNotice(): ReactNode {
  const name = useSyncExternalStore(onClosedView, closedView);
  const view = views.find((one) => one.name === name);
  return view && <NoticeOf key={view.name} view={view} />;
}

function NoticeOf({ view }: { readonly view: ViewModel }): ReactNode {
  const text = useText();
  const why = useWhy(view);
  const { pathname } = useLocation();
  const [toldAt] = useState(pathname);
  const goneOn = pathname !== toldAt;
  useEffect(() => {
    if (goneOn) rememberClosedView(undefined);
  }, [goneOn]);
  return (
    <Banner
      severity="info"
      close={{ label: text('app.closedView.close'), onPress: () => rememberClosedView(undefined) }}
    >
      {text('app.closedView.told', { view: text(view.title) })} {why}
    </Banner>
  );
}

function useWhy(view: ViewModel): string {
  const text = useText();
  const { profile, gateContext } = useSession();
  if (view.requiresOrganization && organizationsOf(view, profile).length === 0) {
    return text(`app.closedView.${view.organizations ?? 'console_orgs'}`);
  }
  const verdict = decideGate(view.gate, gateContext);
  if (verdict.open) return '';
  const { key, values } = refusalText(verdict, 'list');
  return text(key, values);
}
