import { createRecord } from '../../kernel/resources/write.ts';
import { resourceOf, personOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { created, post } from '../../kernel/core/endpoints.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const RESOURCE = 'authentication.accesskey';
const KEYS = table<typeof RESOURCE, 'user'>(RESOURCE);

/** Creates an access key for the person of this call; the answer contains its secret. */
export function accessKeyOf(call: Call) {
  const id = createRecord(resourceOf(call.sandbox, RESOURCE), {}, call);
  const row: RowOf<typeof RESOURCE> | undefined = call.sandbox.database.get(
    `SELECT ${KEYS.secret} FROM ${KEYS} WHERE id = ?`,
    [id],
  );
  return { id, secret: String(row?.['secret']), is_active: true };
}

/** People only see their own keys. Source: protocol, section 8.2. */
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
      createRecord(resourceOf(call.sandbox, RESOURCE), {}, call);
      return created({});
    }),
  ],
};
