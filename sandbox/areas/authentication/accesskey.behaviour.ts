import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table, type BehaviourOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const RESOURCE = 'authentication.accesskey';
const KEYS = table<typeof RESOURCE, 'user'>(RESOURCE);

/** Creates an access key for the user of this call; the answer contains its secret. */
export function accessKeyOf(call: Call) {
  const id = createRecord(RESOURCE, {}, call);
  const secret = String(rowWithId(call.sandbox, RESOURCE, id)?.['secret']);
  return { id, secret, is_active: true };
}

/** Users only see their own keys. Source: protocol, section 8.2. */
export const accessKeys: BehaviourOf<typeof RESOURCE, 'user'> = {
  extraColumns: ['user'],
  scope: (call) => equals(KEYS.user, personOf(call).id),
  beforeSave(values, call, existing) {
    if (existing) return;
    values['secret'] = call.sandbox.random.uuid();
    values['is_active'] ??= true;
  },
  afterSave(id, _values, call, created) {
    if (!created) return;
    setColumns<typeof RESOURCE, 'user'>(call.sandbox, RESOURCE, id, { user: personOf(call).id });
  },
  endpoints: [
    // The answer repeats the body, which is empty, so clients have to load the list again.
    post('authentication/access-keys', 'authentication.add_accesskey', (call) => {
      createRecord(RESOURCE, {}, call);
      return created({});
    }),
  ],
};
