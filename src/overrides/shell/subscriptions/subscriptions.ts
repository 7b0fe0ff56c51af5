import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import {
  objectOf,
  objectsOf,
  textOf,
  textsOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';

const ADDRESS = 'notifications/system-msg-subscription';
/** A channel that is always used (contract: settings, section 4). */
export const FIXED_CHANNEL = 'site_msg';

/** The enabled channels. */
export async function loadChannels(signal: AbortSignal) {
  const rows = objectsOf(await request('notifications/backends', { quiet: true, signal }));
  return rows.map((row) => ({ name: textOf(row['name']), label: textOf(row['name_display']) }));
}

export type Channel = Awaited<ReturnType<typeof loadChannels>>[number];

export async function loadCategories(signal: AbortSignal) {
  const rows = objectsOf(await request(ADDRESS, { quiet: true, signal }));
  return rows.map((row) => ({
    name: textOf(row['category']),
    label: textOf(row['category_label']),
    messages: objectsOf(row['children']).map(readSubscription),
  }));
}

export type Category = Awaited<ReturnType<typeof loadCategories>>[number];

/** Saves a subscription and returns it; the answer has no label, so the old one is kept. */
export async function changeSubscription(
  { type, label }: Subscription,
  body: { readonly receive_backends: readonly string[] } | { readonly users: readonly string[] },
): Promise<Subscription> {
  const address = apiAddress(`${ADDRESS}/:id`, type);
  const answer = await request(address, { method: 'PATCH', body, quiet: true });
  return { ...readSubscription(objectOf(answer)), type, label };
}

/** The categories with one subscription replaced. */
export function withSubscription(categories: readonly Category[], changed: Subscription) {
  return categories.map((category) => ({
    ...category,
    messages: category.messages.map((one) => (one.type === changed.type ? changed : one)),
  }));
}

function readSubscription(row: UnknownFields) {
  return {
    /** The message type; subscriptions have no id. */
    type: textOf(row['message_type']),
    label: textOf(row['message_type_label']),
    channels: textsOf(row['receive_backends']),
    users: textsOf(row['users']),
    receivers: objectsOf(row['receivers']).map((receiver) => spaced(textOf(receiver['name']))),
  };
}
export type Subscription = ReturnType<typeof readSubscription>;
