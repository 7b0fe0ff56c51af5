import { decideGate, type GateContext } from '../../../../codegen/model/gates.ts';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import type { ActionModel } from '../../../../codegen/model/actions.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { SayText } from '../../../i18n/useText.ts';
import { TAB_NAME } from '../../../pages/tabMemory.ts';
import { appliesTo, pageQuery } from '../../../pages/rowEntries.ts';
import type { WantedAction } from '../../../pages/wantedAction.ts';
import type { Routes } from '../../../session/RoutesContext.ts';
import type { PaletteEntry } from '../entries.ts';

export interface RecordAction extends PaletteEntry {
  readonly run: () => void;
}

interface Facts {
  readonly definition: ResourceDefinition;
  readonly record: FieldRecord;
  /** Address of the record's page. */
  readonly path: string;
  /** The current route. */
  readonly from: RouteRecord | undefined;
  readonly routes: Routes;
  readonly gateContext: GateContext;
  readonly me: FieldRecord;
  readonly text: SayText;
  readonly go: (path: string, state?: WantedAction) => void;
}

/**
 * What this person can do with a record now. Actions that open an address open it; all others are run by the page
 * of the record, which asks first.
 */
export function recordActions(facts: Facts): readonly RecordAction[] {
  const { definition, record, path, text, go } = facts;
  const open = entry('open', text('palette.open'), () => go(path));
  const own = (definition.actions ?? [])
    .filter((action) => isOffered(action, facts))
    .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
    .map((action) =>
      entry(action.key, text(action.label), () => {
        if (action.call.kind !== 'open') return go(tabAddress(action, facts), wanted(action));
        const address = resolveAddress(action.call.address, { record, me: facts.me });
        globalThis.open(address, '_blank', 'noopener');
      }),
    );
  return [open, ...updateOf(facts), ...own];
}

function isOffered(action: ActionModel, { definition, record, gateContext, me }: Facts): boolean {
  const { on, gate, when, call } = action;
  const opens = call.kind === 'open' && (on.includes('row') || on.includes('record'));
  const runs = on.includes('record') && definition.detail !== undefined;
  return (opens || runs) && decideGate(gate, gateContext).open && appliesTo(when, record, me);
}

const wanted = ({ key }: ActionModel): WantedAction => ({ wantedAction: key });

/** The tab with the action on the page of the record. */
function tabAddress({ key }: ActionModel, { definition, path }: Facts): string {
  const tabs = definition.detail?.tabs ?? [];
  const tab = tabs.find(({ quick }) => quick?.includes(key)) ?? tabs[0];
  const [page = path] = path.split('?');
  return tab ? `${page}?${new URLSearchParams({ [TAB_NAME]: tab.key }).toString()}` : page;
}

function updateOf(facts: Facts): readonly RecordAction[] {
  const { definition, record, from, routes, gateContext, me, text, go } = facts;
  const page = routes.resourceRoute(definition.id, 'update', from?.name);
  const update = definition.detail?.update ?? definition.list?.update;
  if (!page || !update || !routes.verdict(page).open) return [];
  if (!decideGate(update.gate, gateContext).open || !appliesTo(update.when, record, me)) return [];
  const address = routes.address(
    page,
    { id: String(record.id) },
    pageQuery(update.query, { record, me }),
  );
  return address === undefined ? [] : [entry('update', text('pages.update'), () => go(address))];
}

function entry(key: string, title: string, run: () => void): RecordAction {
  return {
    id: `action:${key}`,
    title,
    context: '',
    also: '',
    errand: { kind: 'command', command: key },
    run,
  };
}
