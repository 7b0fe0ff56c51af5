import { uniqBy } from 'es-toolkit/array';
import { menuText } from '../derive/texts.ts';
import { nameOfView } from '../derive/places.ts';
import { routePlaces } from '../link/walk/routePlaces.ts';
import type { Edit } from '../names/edit.ts';
import type { NamedProject } from '../names/name.ts';
import { editAt, replaceWord, yamlFiles } from '../names/textAt.ts';
import type { KeyPath, Located } from '../read/located.ts';
import type { FileEdit } from '../read/textEdit.ts';
import type { Draft } from './draft.ts';
import { insertEntry } from './insertEntry.ts';
import { removeText } from './removeText.ts';
import { renameText } from './renameText.ts';
import { keyOf, scalar } from './yamlText.ts';

const APP_FILE = 'manifest/app.yaml';
const OLD = 'oldAddresses';

type RenamedAddress =
  | { readonly kind: 'refused'; readonly because: string }
  | {
      readonly kind: 'edits';
      readonly edits: readonly Edit[];
      /** The addresses of pages, each with its new one. */
      readonly moved: readonly (readonly [string, string])[];
    };

/** The addresses that a view names, and that can be renamed. */
export function addressesOf({ project }: Pick<NamedProject, 'project'>): readonly string[] {
  return routePlaces(project).map(({ address }) => address);
}

/**
 * The edits that give a place of a view another address: its segment, what leads to it or below it, and the texts of
 * menus that have their keys from it. Hand-written code only probably means it.
 *
 * @param next differs in the last segment alone
 */
export function addressEdits(named: NamedProject, old: string, next: string): RenamedAddress {
  const { project, model, sources, code } = named;
  const place = routePlaces(project).find(({ address }) => address === old);
  const segment = String(place?.path.at(-1));
  const above = old.slice(0, -segment.length);
  const written = next.slice(above.length);
  if (!place || !next.startsWith(above) || !/^[a-z0-9][a-z0-9-]*$/.test(written)) {
    return { kind: 'refused', because: `Only the end of an address is renamed: ${above}….` };
  }
  const paths = model.routes.map(({ path }) => path);
  if ([...addressesOf(named), ...paths].includes(next)) {
    return { kind: 'refused', because: `There is already a page at ${next}.` };
  }
  const renamed = (address: string): string | undefined =>
    isBelow(address, old) ? next + address.slice(old.length) : undefined;
  const files = yamlFiles(sources);
  const { located, path } = place;
  const edits: FileEdit[] = [
    editAt(files, located.atKey(path), written),
    ...sources.manifests.flatMap((file) => replaceWord(file, old, next)),
  ];
  const relative = (located: Located<unknown>, path: KeyPath, target = '/', base: string) => {
    const address = target.startsWith('/') ? undefined : renamed(`${base}/${target}`);
    if (address === undefined) return;
    const text = address.slice(base.length + 1);
    edits.push(editAt(files, located.at(path), text));
  };
  for (const { located, path, address, source } of routePlaces(project)) {
    relative(located, [...path, 'redirect'], source.redirect, address);
  }
  for (const view of project.views) {
    relative(view, ['home'], view.value.home, `/${nameOfView(view.value)}`);
  }
  return {
    kind: 'edits',
    edits: [
      ...edits,
      ...menuEdits(named, old, next),
      ...code
        .flatMap((file) => replaceWord(file, old, next))
        .map((edit) => ({ ...edit, doubt: 'likely' as const })),
    ],
    moved: paths.flatMap((path) => {
      const now = renamed(path);
      return now === undefined ? [] : [[path, now] as const];
    }),
  };
}

/** Adds the addresses that pages had to the old ones of `manifest/app.yaml`, and takes out those that they have now. */
export function keepOldAddresses(
  draft: Draft,
  moved: readonly (readonly [string, string])[],
): void {
  for (const [old, next] of moved) {
    const text = draft.read(APP_FILE) ?? '';
    const back = removeText(text, `${OLD}.${next}`);
    if (back !== undefined && back !== 'empty') draft.edit([{ ...back, file: APP_FILE }]);
    const inserted = insertEntry(draft.read(APP_FILE) ?? '', {
      path: [OLD, old],
      value: address(next),
      valueInBraces: scalar(next),
      writeKey: (key) => (key === OLD ? keyOf(key) : address(key)),
    });
    if ('text' in inserted) draft.set(APP_FILE, inserted.text);
  }
}

/** Addresses need no quotes on a line of their own. */
function address(text: string): string {
  return /^\/[\w/:-]*\w$/.test(text) ? text : scalar(text);
}

/** The texts of groups of the menu have their keys from addresses. */
function menuEdits({ project, sources }: NamedProject, old: string, next: string): FileEdit[] {
  const keyAt = (path: string) => {
    const [view = '', ...below] = path.split('/').slice(1);
    return menuText(view, below.join('/'));
  };
  const from = keyAt(old);
  const edits = Object.values(project.catalogues).flatMap((texts) =>
    [...texts].flatMap(([key, { file }]) => {
      if (key !== from && !key.startsWith(`${from}.`)) return [];
      const text = yamlFiles(sources).get(file)?.text ?? '';
      const edit = renameText(text, key, keyAt(next) + key.slice(from.length));
      return edit ? [{ ...edit, file }] : [];
    }),
  );
  // A map of several texts has its key once.
  return uniqBy(edits, ({ file, start }) => `${file}:${start}`);
}

function isBelow(path: string, old: string): boolean {
  return path === old || path.startsWith(`${old}/`);
}
