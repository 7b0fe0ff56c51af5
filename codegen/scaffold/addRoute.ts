import { permissionOf } from '../derive/scope.ts';
import { hasPermissions, insert } from './declare.ts';
import { addTexts, type AddedTexts } from './addTexts.ts';
import { ScaffoldError, type DraftFiles } from './draftFiles.ts';
import { wholeOf } from '../read/manifestKinds.ts';
import { hint } from './names.ts';
import { scalar } from '../edit/yamlText.ts';

const SEGMENT = /^[a-z0-9][a-z0-9-]*$/;

interface NewRoute {
  /** The address of its list: `/console/hardware/printers`. */
  readonly path: string;
  readonly resource: string;
  /** Its pages are opened by the permissions that its manifest names, once it does. */
  readonly isOpen?: boolean;
}

interface AddedRoute {
  readonly view: string;
  readonly path: string;
  /** The permission that opens it, where the server has permissions. */
  readonly needs?: string;
  readonly texts: AddedTexts;
}

/**
 * Writes a route that shows the pages of a resource, below groups of the menu that are made where they are not there.
 *
 * @throws ScaffoldError when there is no such view or resource, or the address is taken
 */
export function addRoute(
  draft: DraftFiles,
  { path, resource, isOpen = false }: NewRoute,
): AddedRoute {
  const project = draft.project();
  const [name = '', ...segments] = path.split('/').filter(Boolean);
  if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new ScaffoldError(`'${path}' is no address of a list. Write it as /console/users/users.`);
  }
  const views = new Map(project.views.map((view) => [view.value.view ?? view.value.area, view]));
  const view = views.get(name);
  if (!view) {
    const names = [...views.keys()].flatMap((known) => known ?? []);
    throw new ScaffoldError(`There is no view '${name}'.${hint(name, names)}`);
  }
  const known = project.resources.find(({ value }) => value.resource === resource);
  if (!known) {
    const ids = project.resources.map(({ value }) => value.resource);
    throw new ScaffoldError(`There is no resource '${resource}'.${hint(resource, ids)}`);
  }
  const place = segments.flatMap((segment) => ['routes', segment]);
  const address = `/${[name, ...segments].join('/')}`;
  const needs =
    hasPermissions(draft) && !isOpen ? permissionOf(known.value).replace('.', '.view_') : undefined;
  const value = {
    resource: scalar(resource),
    ...(needs !== undefined && { needs: scalar(needs) }),
  };
  const written = insert(draft, wholeOf(view.file), place, value);
  if (written === undefined) {
    throw new ScaffoldError(`There is a route ${address}: ${view.atKey(place).file}.`);
  }
  const texts = addTexts(draft, { known: new Map(), isMeant: (file) => file === written });
  return { view: name, path: address, needs, texts };
}
