import type { Person } from '../access/people.ts';
import { resourcesById, declaredField } from '../derive/scope.ts';
import { fieldNames } from '../link/walk/fieldNames.ts';
import { addressMatcher } from '../link/walk/addresses.ts';
import type { ModelRoute } from '../model/console.ts';
import type { TextUse } from '../read/sources.ts';
import { nearest } from '../schema/nearest.ts';
import type { Answer } from './answer.ts';
import { explainField, explainResource } from './explainField.ts';
import { explainPoint, explainRoute } from './explainPoint.ts';
import { explainPermission } from './explainPermission.ts';
import { explainServer, SERVER } from './explainServer.ts';
import { explainText } from './explainText.ts';
import { keysOf } from '../derive/texts.ts';
import { labelKeys } from './labels.ts';
import type { Side } from './side.ts';
import { textsThatSay } from './textsThatSay.ts';

/** Words such as “Name” are said in many places. */
const MOST_ANSWERS = 12;

/** What is asked about, and the known name that was probably meant when there is no such thing. */
export type Explained =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | { readonly kind: 'unknown'; readonly suggestion?: string };

/**
 * Explains a route, an address, a permission, a text, a resource, a field, a tab, an action, or the `server`.
 *
 * @param asked a name, an address with or without the base path and with ids or `:id`, or words that users read on
 * a page
 * @param readUses reads the texts that hand-written code names; only called for an answer about a text, because it
 * takes long
 */
export async function explain(
  asked: string,
  side: Side,
  people: readonly Person[],
  readUses: () => Promise<readonly TextUse[]>,
): Promise<Explained> {
  const answers = [
    ...(asked === SERVER ? [explainServer(side)] : []),
    ...ofRoutes(routesAt(asked, side), side, people),
    ...side.model.permissions
      .filter(({ name }) => name === asked)
      .map((permission) => explainPermission(permission, side, people)),
    ...ofResources(asked, side, people),
    ...(isText(asked, side) ? [explainText(asked, side, await readUses())] : []),
  ];
  if (answers.length > 0) return { kind: 'answers', answers };
  const said = await ofWords(asked, side, people, readUses);
  if (said.length > 0) return { kind: 'answers', answers: said };
  const names = knownNames(side);
  const longer = names.filter((name) => name.endsWith(`.${asked}`));
  const suggestion = longer.length === 1 ? longer[0] : nearest(asked, names);
  return { kind: 'unknown', ...(suggestion !== undefined && { suggestion }) };
}

/** What is labelled with these words, then the texts themselves. */
async function ofWords(
  words: string,
  side: Side,
  people: readonly Person[],
  readUses: () => Promise<readonly TextUse[]>,
): Promise<readonly Answer[]> {
  const keys = textsThatSay(words, side.project);
  const uses = keys.length > 0 ? await readUses() : [];
  const isSaid = (own: readonly string[]) => own[0] !== undefined && keys.includes(own[0]);
  const routes = side.model.routes.filter(({ title }) => isSaid(keysOf(title)));
  const labelled = [...side.points.values()].filter((point) =>
    isSaid(labelKeys(point, side.model)),
  );
  return [
    ...ofRoutes(routes, side, people),
    ...labelled.map((point) => explainPoint(point, side, people)),
    ...keys.map((key) => explainText(key, side, uses)),
  ].slice(0, MOST_ANSWERS);
}

function ofRoutes(
  routes: readonly ModelRoute[],
  side: Side,
  people: readonly Person[],
): readonly Answer[] {
  return routes.flatMap((route) => {
    const point = side.points.get(route.name);
    return point ? [explainRoute(route, point, side, people)] : [];
  });
}

function ofResources(asked: string, side: Side, people: readonly Person[]): readonly Answer[] {
  const point = side.points.get(asked);
  const [app = '', name = '', ...rest] = asked.split('.');
  const located = resourcesById(side.project).get(`${app}.${name}`);
  const path = rest.join('.');
  const hasField = located !== undefined && rest.length > 0 && declaredField(located.value, path);
  return [
    ...(point && point.kind !== 'page' ? [explainPoint(point, side, people)] : []),
    ...(located && rest.length === 0 ? [explainResource(located, side)] : []),
    ...(hasField ? [explainField(located, path, side, people)] : []),
  ];
}

/** The route of this name, or the first one that matches the address. */
function routesAt(asked: string, { model }: Side): readonly ModelRoute[] {
  const named = model.routes.filter(({ name }) => name === asked);
  if (named.length > 0 || !asked.startsWith('/')) return named;
  const base = model.app.base.replace(/\/$/, '');
  const path = asked.startsWith(`${base}/`) ? asked.slice(base.length) : asked;
  return model.routes.filter((route) => addressMatcher([route.path])(path)).slice(0, 1);
}

function isText(key: string, { project }: Side): boolean {
  return Object.values(project.catalogues).some((texts) => texts.has(key));
}

function knownNames({ model, points, project }: Side): readonly string[] {
  const names = [
    ...points.keys(),
    ...model.routes.map(({ path }) => path),
    ...model.permissions.map(({ name }) => name),
    ...model.resources.keys(),
    ...project.resources.flatMap(({ value }) =>
      fieldNames(value.fields).map((field) => `${value.resource}.${field}`),
    ),
    ...Object.values(project.catalogues).flatMap((texts) => [...texts.keys()]),
  ];
  return [...new Set(names)];
}
