import { REST, type Text } from '../../codegen/model/text.ts';
import { use, useEffect, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { views } from '#project/generated/views.ts';
import { TextPartsContext } from '../i18n/TextPartsContext.ts';
import { useSession } from '../session/SessionContext.ts';
import { afterPage, pageIsUnderWay } from '../i18n/afterPage.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { NestedListContext, type NestedListProps } from '../pages/list/nested/NestedListContext.ts';
import { brandPicture, brandTitle } from '../session/brand.ts';
import { Shell } from '../shell/Shell.tsx';
import { documentTitle, showFavicon } from './documentTitle.ts';
import { useIsUnderWay } from '../session/quietRouter.ts';
import type { RouteHandle } from './routeObjects.tsx';
import { useText } from '../i18n/useText.ts';
import { keyframes, styled } from '@mui/material/styles';
import { isObject } from '../api/unknownValues.ts';

/** A page that loads faster shows no bar. */
const DELAY_MS = 120;

const run = keyframes`
  from { transform: scaleX(0); }
  60% { transform: scaleX(0.75); }
  to { transform: scaleX(0.92); }
`;

const appear = keyframes`
  to { opacity: 1; }
`;

const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  border: 0,
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: 3,
  zIndex: 1500,
  background: (theme.vars ?? theme).palette.accent,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${appear} 1ms ${DELAY_MS}ms forwards, ${run} 6s ease-out ${DELAY_MS}ms forwards`,
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-moz-progress-bar': { background: 'none' },
}));

const NestedList = lazyPart(async () => ({
  default: (await import('../pages/list/nested/NestedList.tsx')).NestedList,
}));
const nestedList = (props: NestedListProps) => <NestedList {...props} />;

/** The same element each time, so that the shell is not drawn anew while the next page loads. */
const PAGE = (
  <NestedListContext value={nestedList}>
    <Outlet />
  </NestedListContext>
);

/** What stays during navigation: shell, progress bar, document title. */
export function Frame(): ReactNode {
  const handle = useCurrentHandle();
  useTitle(handle?.title);
  const parts = use(TextPartsContext);
  useEffect(() => {
    // Later parts need these texts. A failure is retried by the parts.
    afterPage(() => parts.load(REST)).catch(() => undefined);
    return pageIsUnderWay();
  }, [parts]);
  if (views.find(({ name }) => name === handle?.route?.view)?.frame === false) return PAGE;
  return (
    <>
      <ProgressBar />
      <Shell route={handle?.route}>{PAGE}</Shell>
    </>
  );
}

function useCurrentHandle(): RouteHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : undefined;
}

function isHandle(value: unknown): value is RouteHandle {
  return isObject(value) && 'title' in value;
}

function useTitle(routeTitle: Text | undefined): void {
  const { settings } = useSession();
  const text = useText();
  const title = routeTitle && text(routeTitle);
  const favicon = brandPicture(settings, 'favicon');
  const end = brandTitle(settings);
  useEffect(() => {
    document.title = documentTitle(title, end);
  }, [title, end]);
  useEffect(() => {
    if (favicon !== undefined && favicon !== '') showFavicon(document, favicon);
  }, [favicon]);
}

/** A thin bar while the next page loads (contract: shell, section 1). */
function ProgressBar(): ReactNode {
  const text = useText();
  if (!useIsUnderWay()) return null;
  return (
    <div role="status">
      <Bar aria-label={text('app.loading')} />
    </div>
  );
}
