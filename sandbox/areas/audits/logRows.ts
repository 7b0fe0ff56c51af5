import type { ResourceId } from '#project/generated/names.ts';
import type { Call, ServerResource } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { choiceLabel } from '@gatehouse-console/engine/sandbox/resources/choiceLabel.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';

/** Records that the log calls `Name(username)` and `host(address)`; others by their name alone (recorded). */
const WITH_SECOND_NAME: readonly ResourceId[] = ['users.user', 'assets.asset', 'assets.systemuser'];
const APPLICATION: ResourceId = 'applications.application';

/** How logs and references name a user: `Name(username)` (protocol, section 14.2). */
export function nameInLogs(user: { readonly name?: unknown; readonly username?: unknown }): string {
  return `${String(user.name)}(${String(user.username)})`;
}

/** How logs name a record. */
export function recordInLogs(resource: ServerResource, row: Row, { sandbox }: Call): string {
  const { id } = resource;
  const { record } = resource.definition;
  const title = String(row[record.title] ?? row['id'] ?? '');
  if (id === APPLICATION) {
    const word = (name: string) =>
      choiceLabel(resource, name, row[name], { sandbox, language: 'en' }) ?? String(row[name]);
    // `oracle-1(Oracle)[Database]` (recorded).
    return `${title}(${word('type')})[${word('category')}]`;
  }
  const second = WITH_SECOND_NAME.includes(id) ? row[record.secondary ?? ''] : null;
  return second === null || second === undefined ? title : `${title}(${String(second)})`;
}
