import { useCallback } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { recordPage } from '../recordPage.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { useResourceList, type RowParts } from './listContexts.ts';

/** The pages that the columns of a list lead to: those of the record, or a tab of it (spec 1, section 2.7). */
export function useColumnLinks(): RowParts['linkOf'] {
  const { definition, route } = useResourceList();
  const { gateContext } = useSession();
  const everyRoute = useRoutes();
  const routes = useResourceRoutes(definition.id, route);
  return useCallback(
    ({ link }, record) => {
      const tab = link?.tab;
      const gate = tab && definition.detail?.tabs.find(({ key }) => key === tab)?.gate;
      if (gate && !decideGate(gate, gateContext).open) return undefined;
      const page = recordPage(link?.pages, record, everyRoute);
      if (page) return everyRoute.address(page, { id: record.id });
      if (!routes.verdict('detail').open) return undefined;
      return routes.to('detail', record.id, { activeTab: tab });
    },
    [definition, everyRoute, gateContext, routes],
  );
}
