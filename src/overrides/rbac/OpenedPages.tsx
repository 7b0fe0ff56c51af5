import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import type { GateContext } from '@gatehouse-console/engine/model/gates.ts';
import { views } from '#project/generated/views.ts';
import { TreeArrow } from '@gatehouse-console/engine/controls/TreeArrow.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useDefinition } from '@gatehouse-console/engine/pages/useDefinition.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { PushButton } from '@gatehouse-console/engine/theme/buttons.ts';
import { contextOf, openedActions, openedPages } from './openedPages.ts';

/** What somebody with these permissions alone can open and do, from the gates of all pages. */
export default function OpenedPages({ held }: { readonly held: ReadonlySet<string> }): ReactNode {
  const text = useText();
  const { routes } = useRoutes();
  const { gateContext } = useSession();
  const { licenceValid, settings } = gateContext;
  const [shown, setShown] = useState(false);
  const context = useMemo(
    () => contextOf(held, { licenceValid, settings }),
    [held, licenceValid, settings],
  );
  const opened = useMemo(() => openedPages(views, routes, context), [routes, context]);
  const count = opened.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <Box component="section" aria-label={text('roles.opensTitle')} sx={{ padding: '0 12px 12px' }}>
      <PushButton
        aria-expanded={shown}
        style={{ flexShrink: 1, whiteSpace: 'normal', textAlign: 'start' }}
        onClick={() => setShown(!shown)}
      >
        <TreeArrow open={shown} />
        {text('roles.opens', { smart_count: count })}
      </PushButton>
      {shown &&
        opened.map(({ name, title, pages }) => (
          <Box key={name} sx={{ padding: '4px 12px' }}>
            <Box component="h3" sx={{ typography: 'h3', margin: '8px 0 4px' }}>
              {text(title)}
            </Box>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
              {pages.map((page) => (
                <li key={page.path}>
                  {text(page.title)}
                  {page.resource !== undefined && (
                    <PageActions resource={page.resource} context={context} />
                  )}
                </li>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

interface PageActionsProps {
  readonly resource: string;
  readonly context: GateContext;
}

/** What can be done on a page, once its resource is loaded. */
function PageActions({ resource, context }: PageActionsProps): ReactNode {
  const text = useText();
  const definition = useDefinition(resource).data;
  const labels = definition ? openedActions(definition, context).map((label) => text(label)) : [];
  if (labels.length === 0) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {' '}
      ({labels.join(', ')})
    </Box>
  );
}
