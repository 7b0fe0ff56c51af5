import type { GateContext } from '../../../../codegen/model/gates.ts';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import {
  actionsOf,
  leadsElsewhere,
  offersOf,
  offerThat,
  type Action,
} from '../../../../codegen/model/offers.ts';
import { offerState } from '../../../../codegen/model/offerState.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { SayText } from '../../../i18n/useText.ts';
import { pageAddress } from '../../../pages/pageAddress.ts';
import { openWindow } from '../../../pages/openTaskLog.ts';
import { TAB_NAME } from '../../../pages/tabMemory.ts';
import { pageQuery } from '../../../pages/rowEntries.ts';
import type { WantedAction } from '../../../pages/wantedAction.ts';
import type { Routes } from '../../../session/RoutesContext.ts';
import type { PaletteEntry } from '../entries.ts';

interface RecordAction extends PaletteEntry {
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
 * What this user can do with a record now. Actions that open an address open it; all others are run by the page
 * of the record, which asks first.
 */
export function recordActions(facts: Facts): readonly RecordAction[] {
  const { definition, record, path, text, go } = facts;
  const open = entry('open', text('forms.open'), () => go(path));
  const own = actionsOf(definition)
    .filter((action) => isOffered(action, facts))
    .toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
    .map((action) =>
      entry(action.key, text(action.label), () => {
        const { does } = action;
        const scope = { record, me: facts.me };
        if (does.kind === 'page') {
          const address = pageAddress(does, scope, path);
          return does.inWindow ? openWindow(address) : go(address);
        }
        if (does.kind !== 'open') return go(tabAddress(action, facts), wanted(action));
        globalThis.open(resolveAddress(does.address, scope), '_blank', 'noopener');
      }),
    );
  return [open, ...updateOf(facts), ...own];
}

function isOffered(action: Action, { definition, record, gateContext, me }: Facts): boolean {
  const { on, does } = action;
  const opens = leadsElsewhere(does) && (on.includes('row') || on.includes('record'));
  const runs = on.includes('record') && definition.detail !== undefined;
  const scope = { gates: gateContext, me, record };
  return (opens || runs) && offerState(action, scope).kind === 'enabled';
}

const wanted = ({ key }: Action): WantedAction => ({ wantedAction: key });

/** The tab with the action on the page of the record. */
function tabAddress({ key }: Action, { definition, path }: Facts): string {
  const tabs = definition.detail?.tabs ?? [];
  const tab = tabs.find(({ quick }) => quick?.includes(key)) ?? tabs[0];
  const [page = path] = path.split('?');
  return tab ? `${page}?${new URLSearchParams({ [TAB_NAME]: tab.key }).toString()}` : page;
}

function updateOf(facts: Facts): readonly RecordAction[] {
  const { definition, record, from, routes, gateContext, me, text, go } = facts;
  const page = routes.resourceRoute(definition.id, 'update', from?.name);
  const offers = offersOf(definition);
  const update =
    offers.find(({ key }) => key === 'update-on-detail') ?? offerThat(offers, 'update');
  if (!page || update?.does.kind !== 'update') return [];
  const scope = { gates: gateContext, me, record, page: routes.verdict(page) };
  if (offerState(update, scope).kind !== 'enabled') return [];
  const address = routes.address(
    page,
    { id: String(record.id) },
    pageQuery(update.does.query, { record, me }),
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
