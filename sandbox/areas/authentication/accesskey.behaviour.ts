import { createRecord } from '../../kernel/resources/write.ts';
import { resourceOf, personOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';

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
  scope: (call) => ({ sql: `${KEYS.user} = ?`, parameters: [personOf(call).id] }),
  beforeSave(values, call, existing) {
    if (existing) return;
    values['secret'] = call.sandbox.random.uuid();
    values['is_active'] ??= true;
  },
  afterSave(id, _values, call, created) {
    if (!created) return;
    call.sandbox.database.run(`UPDATE ${KEYS} SET ${KEYS.user} = ? WHERE id = ?`, [
      personOf(call).id,
      id,
    ]);
  },
  endpoints: [
    {
      method: 'POST',
      address: 'authentication/access-keys',
      needs: ['authentication.add_accesskey'],
      // The answer repeats the body, which is empty, so clients have to load the list again.
      answer(call) {
        createRecord(resourceOf(call.sandbox, RESOURCE), {}, call);
        return { status: 201, body: {} };
      },
    },
  ],
};
