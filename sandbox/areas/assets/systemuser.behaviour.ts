import { messages } from './messages.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { Field } from '../../../generated/names.ts';
import { placeholders } from '../../kernel/store/database.ts';
import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { inOrganization, withScope } from '../../kernel/resources/organizationPart.ts';
import { hasField, paired, setComputedValues } from '../../kernel/resources/represent.ts';
import { resourceOf } from '../../kernel/core/sandbox.ts';
import { table, type BehaviourOf, type ErrorsOf, type ValuesOf } from '../../kernel/core/tables.ts';
import { linkEndpoints } from './links.ts';
import { accountRelations } from './accountRelations.ts';
import { systemUserFacts } from './systemUserFacts.ts';
import { systemUserTasks } from './accountTasks.ts';
import { isPrivateKey } from '../users/publicKeys.ts';
import { countByOwner } from '../../kernel/resources/counts.ts';
import { reverseRelation } from '../../kernel/resources/reverseRelations.ts';
import { get } from '../../kernel/core/endpoints.ts';
import { both, equals } from '../../kernel/core/sqlParts.ts';

const RESOURCE = 'assets.systemuser';
const SYSTEM_USERS = table(RESOURCE);
const ASSETS = table('assets.asset');
const ACCOUNTS = table('assets.authbook');
const PROTOCOL = 'protocol' satisfies Field<typeof RESOURCE>;
type SystemUserValues = ValuesOf<typeof RESOURCE>;
type SystemUserErrors = ErrorsOf<typeof RESOURCE>;

/** Protocols of assets; all others are for applications. Source: protocol, section 18. */
const ASSET_PROTOCOLS = new Set(['ssh', 'rdp', 'telnet', 'vnc']);

/** Protocols without usernames (contract: assets, section 4.2). */
const NAMELESS_PROTOCOLS = new Set(['vnc', 'redis', 'k8s']);

/** Texts that start with a value and cannot be emptied (observed for `sudo`; the others are declared alike). */
const NEVER_BLANK = ['sudo', 'shell', 'sftp_root'] as const;

/** A placeholder that tools for setting passwords would replace (spec 2, section 5: special characters). */
const PLACEHOLDER = '{{';

export const systemUsers: BehaviourOf<typeof RESOURCE> = {
  computed: ['is_asset_protocol', 'assets_amount', 'applications_amount'],
  // The command filters of a system user are those that refer to it.
  relations: { cmd_filters: reverseRelation('assets.commandfilter', 'system_users') },
  sizes: { mini: ['id', 'name', 'username'] },
  validate(values, _call, existing): SystemUserErrors {
    const known = { ...existing, ...values };
    const key = values['private_key'];
    const password = String(values['password'] ?? '');
    const pushed = ASSET_PROTOCOLS.has(String(known['protocol'] ?? ''));
    const errors: SystemUserErrors = hasField(values, 'username') ? lackOfName(known) : {};
    if (typeof key === 'string' && key !== '' && !isPrivateKey(key)) {
      errors['private_key'] = [{ say: messages.privateKeyInvalid }];
    }
    if (pushed && password.includes(PLACEHOLDER)) {
      errors['password'] = [{ say: messages.passwordHasPlaceholder }];
    }
    for (const name of NEVER_BLANK) {
      if (values[name] === '') errors[name] = [{ say: serverMessages.blank }];
    }
    return errors;
  },
  // An absent username is reported after all other errors (observed).
  validateTogether: (values, _call, existing) => lackOfName({ ...existing, ...values }),
  endpoints: [
    ...systemUserFacts,
    get('assets/system-users/su-from', 'assets.view_systemuser', (call) => {
      const query = new URLSearchParams([...call.query, [PROTOCOL, 'ssh']]);
      return listRecords(resourceOf(call.sandbox, 'assets.systemuser'), { ...call, query });
    }),
    get('assets/system-users/:id/su-to', 'assets.view_systemuser', (call, { id = '' }) => {
      const resource = resourceOf(call.sandbox, 'assets.systemuser');
      const { id: own = null } = findRow(resource, id, call);
      const reached = equals(SYSTEM_USERS.su_from, own);
      return listRecords(withScope(resource, both(reached, inOrganization(call))), call);
    }),
    ...accountRelations,
    ...linkEndpoints({
      address: 'assets/system-users-nodes-relations',
      owner: 'assets.systemuser',
      field: 'nodes',
      target: 'assets.node',
    }),
    systemUserTasks,
  ],
  represent(rows, records, call) {
    const ids = rows.map((row) => row['id'] ?? null);
    const counts = call.sandbox.database.all(
      `SELECT account, count(*) AS n FROM (
         SELECT ${ASSETS.admin_user} AS account, id AS asset FROM ${ASSETS}
         UNION SELECT ${ACCOUNTS.systemuser}, ${ACCOUNTS.asset} FROM ${ACCOUNTS}
       ) WHERE account IN (${placeholders(ids.length)}) GROUP BY account`,
      ids,
    );
    const amounts = new Map(counts.map((row) => [row['account'], Number(row['n'])]));
    const inApplications = countByOwner(call, 'applications.account', 'systemuser', rows);
    for (const [row, record] of paired(rows, records)) {
      setComputedValues(record, {
        is_asset_protocol: ASSET_PROTOCOLS.has(String(row['protocol'])),
        assets_amount: amounts.get(row['id'] ?? null) ?? 0,
        applications_amount: inApplications.get(row['id'] ?? null) ?? 0,
      });
    }
  },
};

function lackOfName(known: SystemUserValues): SystemUserErrors {
  const own = known['username_same_with_user'];
  const wanted = known['login_mode'] !== 'manual' && own !== true && own !== 1;
  const named = String(known['username'] ?? '') !== '';
  const without = NAMELESS_PROTOCOLS.has(String(known['protocol'] ?? ''));
  return wanted && !named && !without ? { username: [{ say: messages.usernameMissing }] } : {};
}
