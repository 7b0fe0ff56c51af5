import { ResourceDefinitionContext, type ResourceDefinition } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { ResourceEntry } from '../../../codegen/model/resources.ts';
import { useFormats, type Formats } from '../../i18n/useFormats.ts';
import { type SayText, useText } from '../../i18n/useText.ts';
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
  const text = useText();
  const value = useMemo(
    () => ({
      definitions: definitionsOf(table, date, text),
      register: nothing,
      unregister: nothing,
    }),
    [table, date, text],
  );
  return <ResourceDefinitionContext value={value}>{children}</ResourceDefinitionContext>;
}

/** The resources come from the manifests: others cannot be registered. */
function nothing(): void {}

/** Each definition is made when it is first asked for: to look up the pages of all would delay the first page. */
function definitionsOf(
  table: RouteTable,
  date: Formats['date'],
  text: SayText,
): Record<string, ResourceDefinition> {
  const definitions: Record<string, ResourceDefinition> = {};
  for (const [name, entry] of Object.entries(table.resources)) {
    let made: ResourceDefinition | undefined;
    Object.defineProperty(definitions, name, {
      enumerable: true,
      get: () => (made ??= definitionOf(name, entry, table, date, text)),
    });
  }
  return definitions;
}

function definitionOf(
  name: string,
  entry: ResourceEntry,
  table: RouteTable,
  date: Formats['date'],
  text: SayText,
): ResourceDefinition {
  const pageOf = (kind: PageKind) => table.resourceRoute(name, kind);
  const list = pageOf('list');
  return {
    name,
    hasList: list !== undefined,
    hasShow: pageOf('detail') !== undefined,
    hasCreate: pageOf('create') !== undefined,
    hasEdit: pageOf('update') !== undefined,
    icon: () => <MenuIcon name={list?.icon} />,
    recordRepresentation: (record) => recordName(entry, record, date, text),
    options: { label: `resources.${name}.many` },
  };
}
