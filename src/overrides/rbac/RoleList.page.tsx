import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { dropListState } from '@gatehouse-console/engine/pages/list/listState.ts';
import { ResourceList } from '@gatehouse-console/engine/pages/list/ResourceList.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { ScopedRoutes } from './ScopedRoutes.tsx';
import { ROLES, SCOPE_PARAMETER, useRoleScope, type RoleScope } from './useRoleScope.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** System roles and organization roles, each in a tab. */
export default function RoleList({ route }: PageProps): ReactNode {
  const text = useText();
  const [, setQuery] = useSearchParams();
  const { tabs = [] } = route;
  const { scopes, scope } = useRoleScope();
  const choose = (chosen: RoleScope) =>
    setQuery((before) => {
      const next = dropListState(before);
      next.set(SCOPE_PARAMETER, chosen);
      return next;
    });
  return (
    <>
      <PageHeading title={text(route.title)} />
      {scope && (
        <>
          <Tabs
            value={scope}
            onChange={(_, chosen: RoleScope) => choose(chosen)}
            aria-label={text('roles.tabs')}
            sx={{ marginBottom: 4, borderBottom: 1, borderColor: 'divider' }}
          >
            {scopes.map((one) => (
              <Tab
                key={one}
                value={one}
                label={text(tabs.find(({ key }) => key === one)?.label ?? one)}
                id={`tab-${one}`}
                aria-controls={one === scope ? `panel-${one}` : undefined}
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`panel-${scope}`} aria-labelledby={`tab-${scope}`}>
            <ScopedRoutes scope={scope}>
              <ResourceList key={scope} definition={ROLES[scope]} route={route} />
            </ScopedRoutes>
          </Box>
        </>
      )}
    </>
  );
}
