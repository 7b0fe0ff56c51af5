import type { Action, ActionEffect, WrittenAction } from '../model/offers.ts';
import type {
  ActionSource,
  ConditionSource,
  ResourceSource,
} from '../schema/generated/manifest.ts';
import { conditionOf, whenOrNothing } from './conditions.ts';
import { asList, gateOf, gateOrNothing } from './gates.ts';
import { pickerOf } from './pickers.ts';
import { recordOf, trimSlashes, type Scope } from './scope.ts';
import { actionTexts, doneTexts, reasonTexts } from './texts.ts';

const METHODS = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
] as const;

/** The actions of a resource besides create, update and delete; each requires `change` unless it has `needs`. */
export function actionsOfResource(source: ResourceSource, scope: Scope): readonly WrittenAction[] {
  return Object.entries(source.actions ?? {}).flatMap(([key, action]) => {
    const does = effectOf(action, scope);
    if (!does) return [];
    const skip = conditionOf(action.skip);
    return {
      key,
      label: scope.texts.pick(actionTexts(source.resource, key)),
      on: asList(action.on),
      ...gateOrNothing(gateOf(action)),
      ...(action.announce && { announced: gateOf({ needs: action.announce }) }),
      ...forSomeRecords(action.when, source.resource, key, scope),
      does,
      ...(action.confirm && { confirm: true as const }),
      ...(action.verify && { verify: true as const }),
      ...(action.done && { done: scope.texts.pick(doneTexts(source.resource, key)) }),
      ...(action.danger && { danger: true as const }),
      ...(action.inRow && { inRow: true as const }),
      ...(action.inHead && { inHead: true as const }),
      ...(action.next && { next: true as const }),
      ...(action.success !== undefined && { success: action.success }),
      ...(action.show && { show: action.show }),
      ...pickOf(action, scope),
      ...(skip && { skip }),
      // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word; its value is never a function
      ...(action.then && action.then !== 'reload' && { then: action.then }),
    };
  });
}

/** The records that something is offered for, and why it is disabled for the others. */
export function forSomeRecords(
  when: ConditionSource | undefined,
  resource: string,
  offer: string,
  { texts }: Scope,
): Pick<Action, 'when' | 'reason'> {
  if (when === undefined) return {};
  return { ...whenOrNothing(when), reason: texts.pick(reasonTexts(resource, offer)) };
}

/** The resource whose records are chosen before the call, with the label of its records. */
function pickOf({ pick }: ActionSource, scope: Scope): Pick<WrittenAction, 'pick'> {
  const target = pick === undefined ? undefined : scope.sourceOf(pick);
  const from = pick === undefined ? undefined : scope.apiOf(pick);
  if (!target || from === undefined) return {};
  const options = {
    from,
    text: recordOf(target, scope).title,
    value: 'id',
    ...pickerOf(target, scope),
  };
  return { pick: { resource: target.resource, options } };
}

function effectOf(action: ActionSource, scope: Scope): ActionEffect | undefined {
  if (action.toggle !== undefined) return { kind: 'toggle', field: action.toggle };
  if (action.renew !== undefined) return { kind: 'renew', field: action.renew };
  if (action.list !== undefined) {
    return { kind: 'list', resource: action.list, where: action.where ?? {} };
  }
  if (action.open !== undefined) return openOf(action.open, scope);
  const [key, method] = METHODS.find(([name]) => action[name] !== undefined) ?? [];
  const target = key && action[key];
  if (method === undefined || target === undefined) return undefined;
  const address = trimSlashes(target);
  if (action.each) {
    return {
      kind: 'each',
      method: method === 'PUT' ? method : 'PATCH',
      address,
      each: action.each,
    };
  }
  if (action.ids === 'spm') return { kind: 'spm', method, address };
  return {
    kind: 'call',
    method,
    address,
    ...(action.body !== undefined && { body: action.body }),
    ...(action.query && { query: action.query }),
  };
}

/** An address of the server, or a page of the console. */
function openOf(
  open: NonNullable<ActionSource['open']>,
  { pageOf }: Scope,
): ActionEffect | undefined {
  if (typeof open === 'string') return { kind: 'open', address: open };
  const page = pageOf?.(open.route);
  if (page === undefined) return undefined;
  const path = page.path.replaceAll(/:(\w+)/g, (whole, name: string) =>
    String(open.params?.[name] ?? whole),
  );
  // References stay as they are written: they are filled in, and encoded, when the page opens.
  const query = Object.entries(open.query ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return {
    kind: 'page',
    address: query === '' ? path : `${path}?${query}`,
    ...((page.kind === 'create' || page.kind === 'update') && { isForm: true }),
    ...(page.inWindow && { inWindow: true }),
  };
}
