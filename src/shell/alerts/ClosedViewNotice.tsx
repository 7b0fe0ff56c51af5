import { useSyncExternalStore, type ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ViewModel } from '../../../codegen/model/routes.ts';
import { app } from '#project/generated/app.ts';
import { views } from '#project/generated/views.ts';
import { refusalText } from '../../session/refusal.ts';
import { closedView, onClosedView, rememberClosedView } from '../../session/closedView.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { organizationsOf } from '../../session/views.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';

/** Tells a user who was redirected from a closed view which page it was, which view, and why. */
export function ClosedViewNotice(): ReactNode {
  const asked = useSyncExternalStore(onClosedView, closedView);
  const view = views.find((one) => one.name === asked?.view);
  return asked && view && <NoticeOf key={asked.address} view={view} address={asked.address} />;
}

interface NoticeOfProps {
  readonly view: ViewModel;
  readonly address: string;
}

function NoticeOf({ view, address }: NoticeOfProps): ReactNode {
  const text = useText();
  const why = useWhy(view);
  const page = useRoutes().match(address.slice(app.base.length - 1))?.route;
  return (
    <Banner
      severity="info"
      close={{ label: text('app.closedView.close'), onPress: () => rememberClosedView(undefined) }}
    >
      {page
        ? text('app.closedView.page', { page: text(page.title), address, view: text(view.title) })
        : text('app.closedView.address', { address, view: text(view.title) })}{' '}
      {why}
    </Banner>
  );
}

function useWhy(view: ViewModel): string {
  const text = useText();
  const { profile, gateContext, settingsError } = useSession();
  if (view.requiresOrganization && organizationsOf(view, profile).length === 0) {
    // A list of organizations may have a sentence of its own.
    const general = text('app.closedView.organizations');
    return text(`app.closedView.${view.organizations}`, { _: general });
  }
  const verdict = decideGate(view.gate, gateContext);
  if (verdict.open) return '';
  const { key, values } = refusalText(verdict, 'list', settingsError);
  return text(key, values);
}
