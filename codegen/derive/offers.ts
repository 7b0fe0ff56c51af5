import { compact } from 'es-toolkit/array';
import type { KindsModel, UsualDifference, UsualKey, WrittenOffer } from '../model/offers.ts';
import type {
  ButtonOptions,
  CreateButtonOptions,
  GateSource,
  ListSource,
  ResourceSource,
} from '../schema/generated/manifest.ts';
import { actionsOfResource, forSomeRecords } from './actions.ts';
import { gateOf, gateOrNothing } from './gates.ts';
import { withSharedPages, type Scope } from './scope.ts';

/**
 * All that can be done with the records of a resource. Lists and detail pages offer to create, update and clone
 * when there is a form, and to delete always, unless the manifest says `false` (spec 1, section 6).
 */
export function offersOfResource(source: ResourceSource, scope: Scope): readonly WrittenOffer[] {
  const { list, detail, form } = source;
  const id = source.resource;
  const update = detail && buttonOf(detail.update, form !== undefined);
  const remove = detail && buttonOf(detail.delete, true);
  return compact([
    ...(list ? offersOfList(withSharedPages(source, scope), list, scope) : []),
    update && usual('update-on-detail', update, formOf('update', update, id, scope)),
    remove && usual('delete-on-detail', remove, forSomeRecords(remove.when, id, 'delete', scope)),
    ...actionsOfResource(source, scope),
  ]);
}

function offersOfList(
  { resource: id, form, bulk }: ResourceSource,
  list: ListSource,
  scope: Scope,
): readonly WrittenOffer[] {
  const create: ButtonOptions | CreateButtonOptions | undefined = buttonOf(
    list.create,
    form !== undefined,
  );
  const update = buttonOf(list.update, form !== undefined);
  const clone = buttonOf(list.clone, form !== undefined);
  const remove = buttonOf(list.delete, true);
  const removesMany = remove && list.bulkDelete !== false && bulk !== false;
  const { transfer } = scope.apiFacts;
  const imports = transfer && form !== undefined && bulk !== false && list.import !== false;
  return compact([
    create && usual('create', create, createOf(create)),
    update && usual('update', update, formOf('update', update, id, scope)),
    remove && usual('delete', remove, forSomeRecords(remove.when, id, 'delete', scope)),
    clone && usual('clone', clone, formOf('clone', clone, id, scope)),
    removesMany &&
      usual('delete-selected', remove, {
        ...(list.bulkDelete === 'address' && {
          does: { kind: 'removeSelected', by: list.bulkDelete },
        }),
      }),
    list.bulkEdit &&
      usual('update-selected', update, {
        does: { kind: 'updateSelected', fields: list.bulkEdit },
      }),
    imports && list.create !== false && usual('import'),
    imports && list.update !== false && usual('import-update'),
    // Where the server writes no files, the browser does: of the rows of the list, at no other address.
    list.export !== false && (transfer || !list.export?.from) && exportOf(list.export),
  ]);
}

/** Everybody who can see the list can export it. */
function exportOf({
  from,
  verify,
  ...gate
}: Exclude<ListSource['export'], false> = {}): WrittenOffer {
  return usual('export', gate, {
    ...(from !== undefined && { does: { kind: 'export', from } }),
    ...(verify && { verify }),
  });
}

/** The options of a button; an empty object for `true`; undefined when there is no button. */
function buttonOf<T extends ButtonOptions>(
  written: false | T | undefined,
  byRule: boolean,
): T | ButtonOptions | undefined {
  if (written === false) return undefined;
  return written ?? (byRule ? {} : undefined);
}

function formOf(
  kind: 'update' | 'clone',
  { when, query }: ButtonOptions,
  id: string,
  scope: Scope,
): Difference {
  return { ...forSomeRecords(when, id, kind, scope), ...(query && { does: { kind, query } }) };
}

function createOf({ query, ...options }: ButtonOptions | CreateButtonOptions): Difference {
  const kinds = 'kinds' in options && options.kinds !== undefined && kindsOf(options.kinds);
  if (!query && !kinds) return {};
  return {
    does: {
      kind: 'create',
      ...(query && { query }),
      ...(kinds && { kinds }),
    },
  };
}

function kindsOf(kinds: string | KindsModel): KindsModel {
  return typeof kinds === 'string' ? { field: kinds } : kinds;
}

type Difference = Omit<UsualDifference, 'key' | 'gate'>;

/** A usual offer: its key alone, when nothing about it differs from the rule. */
function usual(key: UsualKey, gate?: GateSource, difference: Difference = {}): WrittenOffer {
  const differs = { ...gateOrNothing(gateOf(gate)), ...difference };
  return Object.keys(differs).length === 0 ? key : { key, ...differs };
}
