import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { dropListState } from '../../pages/list/listState.ts';
import { ResourceList } from '../../pages/list/ResourceList.tsx';
import type { PageProps } from '../../pages/page.ts';
import { roleDefinition, SCOPE_PARAMETER, scopeOf, type RoleScope } from './roleScope.ts';
import { ScopedRoutes } from './ScopedRoutes.tsx';
import { useRoleScopes } from './useRoleScopes.ts';
import { useText } from '../../i18n/useText.ts';

/** System roles and organization roles, each in a tab. */
export default function RoleList({ route }: PageProps): ReactNode {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const { tabs = [] } = route;
  const scopes = useRoleScopes();
  const scope = scopeOf(query.get(SCOPE_PARAMETER), scopes);
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
              <ResourceList key={scope} definition={roleDefinition(scope)} route={route} />
            </ScopedRoutes>
          </Box>
        </>
      )}
    </>
  );
}
