import { ResourceDefinitionContext, type ResourceDefinition } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useFormats, type Formats } from '../../i18n/useFormats.ts';
import { recordName } from '../../pages/titles.ts';
import type { PageKind, RouteTable } from '../../session/routeTable.ts';
import { MenuIcon } from '../../shell/MenuIcon.tsx';

interface ResourceDefinitionsProps {
  readonly table: RouteTable;
  readonly children: ReactNode;
}

/** Registers every resource with react-admin: name of a record, pages, icon and plural name. */
export function ResourceDefinitions({ table, children }: ResourceDefinitionsProps): ReactNode {
  const { date } = useFormats();
  const value = useMemo(
    () => ({ definitions: definitionsOf(table, date), register: nothing, unregister: nothing }),
    [table, date],
  );
  return <ResourceDefinitionContext value={value}>{children}</ResourceDefinitionContext>;
}

/** The resources come from the manifests: others cannot be registered. */
function nothing(): void {}

function definitionsOf(
  table: RouteTable,
  date: Formats['date'],
): Record<string, ResourceDefinition> {
  return Object.fromEntries(
    Object.entries(table.resources).map(([name, entry]) => {
      const pageOf = (kind: PageKind) => table.resourceRoute(name, kind);
      const list = pageOf('list');
      const definition: ResourceDefinition = {
        name,
        hasList: list !== undefined,
        hasShow: pageOf('detail') !== undefined,
        hasCreate: pageOf('create') !== undefined,
        hasEdit: pageOf('update') !== undefined,
        icon: () => <MenuIcon name={list?.icon} />,
        recordRepresentation: (record) => recordName(entry, record, date),
        options: { label: `resources.${name}.many` },
      };
      return [name, definition];
    }),
  );
}
