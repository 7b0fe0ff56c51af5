import { holds } from '../../../codegen/model/conditions.ts';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { ActivityModel, DetailParts } from '../../../codegen/model/detailParts.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { Offer } from '../../../codegen/model/offers.ts';
import type { DetailModel, TabModel } from '../../../codegen/model/details.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** The tabs of this record that this user may see. */
export function openTabs(
  detail: DetailModel,
  record: FieldRecord,
  self: boolean,
  gates: GateContext,
): readonly TabModel[] {
  const scope = { values: record, mode: 'view', self } as const;
  return detail.tabs.filter((tab) => decideGate(tab.gate, gates).open && holds(tab.when, scope));
}

/** The fields that the heading and the head of a record's page say: no card says them again. */
export function saidAbove(
  { record: { title } }: Pick<ResourceDefinition, 'record'>,
  { flow = [], facts = [] }: Pick<DetailParts, 'flow' | 'facts'>,
): readonly string[] {
  return [title, ...flow.flat(), ...facts];
}

/** The key of the tab with what happened to a record. */
export const ACTIVITY = 'activity';

/** Adds the tab with what happened, for users who may read one of its logs. */
export function withActivity(
  tabs: readonly TabModel[],
  logs: readonly ActivityModel[] | undefined,
  gates: GateContext,
): readonly TabModel[] {
  if (!logs?.some(({ gate }) => decideGate(gate, gates).open)) return tabs;
  return [...tabs, { key: ACTIVITY, label: 'pages.activity.title' satisfies TextKey }];
}

/** The tab of the address, else the remembered one, else the first (contract: shell, section 9). */
export function tabInView(
  tabs: readonly TabModel[],
  asked: string | null,
  remembered?: string,
): TabModel | undefined {
  const named = (key: string | null | undefined) => tabs.find((tab) => tab.key === key);
  return named(asked) ?? named(remembered) ?? tabs[0];
}

/** The actions on a tab: those it names, and on the first tab those that no tab names. */
export function actionsOn<T extends { readonly offer: Pick<Offer, 'key'> }>(
  tab: TabModel | undefined,
  first: TabModel | undefined,
  detail: DetailModel,
  offers: readonly T[],
): readonly T[] {
  const named = detail.tabs.flatMap(({ quick = [] }) => quick);
  return offers.filter(
    ({ offer }) => tab?.quick?.includes(offer.key) || (tab === first && !named.includes(offer.key)),
  );
}
