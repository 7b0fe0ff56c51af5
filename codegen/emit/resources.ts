import type { ConsoleModel, ModelResource, ModelRoute } from '../model/console.ts';
import type { RouteKind } from '../model/routes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal, keyText } from './literal.ts';
import { pageThunk } from './pages.ts';

/** Every resource as react-admin knows it: which pages it has, what a record is called. */
export function emitResources(model: ConsoleModel): readonly GeneratedFile[] {
  const pages = pagesOf(model.routes);
  const entries = [...model.resources.values()].map(
    (resource) =>
      `  ${keyText(resource.definition.id)}: ${literal(entryOf(resource, pages), 1, 90)},\n`,
  );
  return [
    generatedFile(
      'generated/resources.ts',
      "React-admin's resource definitions: the pages of every resource and what a record is called.",
      ['manifest/resources', 'manifest/views'],
      `import type { ResourceId } from '../codegen/model/resources.ts';
import type { TextKey } from '../codegen/model/text.ts';

export type PageThunk = () => Promise<{ default: unknown }>;

export interface ConsoleResource {
  readonly name: ResourceId;
  readonly hasList: boolean;
  readonly hasCreate: boolean;
  readonly hasEdit: boolean;
  readonly hasShow: boolean;
  /** The field a record is called by. */
  readonly recordRepresentation: string;
  readonly list?: PageThunk;
  readonly create?: PageThunk;
  readonly edit?: PageThunk;
  readonly show?: PageThunk;
  readonly options: { readonly label: TextKey };
}

export const resourceDefinitions: Readonly<Record<ResourceId, ConsoleResource>> = {
${entries.join('')}};
`,
    ),
  ];
}

type Pages = ReadonlyMap<string, ModelRoute>;

/** The first page of each kind of each resource; pages of further forms are none of react-admin's. */
function pagesOf(routes: readonly ModelRoute[]): Pages {
  const pages = new Map<string, ModelRoute>();
  for (const route of routes) {
    const key = `${route.resource} ${route.kind}`;
    if (route.form === undefined && !pages.has(key)) pages.set(key, route);
  }
  return pages;
}

function entryOf({ definition }: ModelResource, pages: Pages): Readonly<Record<string, unknown>> {
  const pageOf = (kind: RouteKind) => pages.get(`${definition.id} ${kind}`);
  const [list, create, edit, show] = [
    pageOf('list'),
    pageOf('create'),
    pageOf('update'),
    pageOf('detail'),
  ];
  return {
    name: definition.id,
    hasList: list !== undefined,
    hasCreate: create !== undefined,
    hasEdit: edit !== undefined,
    hasShow: show !== undefined,
    recordRepresentation: definition.record.title,
    list: list && pageThunk(list),
    create: create && pageThunk(create),
    edit: edit && pageThunk(edit),
    show: show && pageThunk(show),
    options: { label: definition.many },
  };
}
