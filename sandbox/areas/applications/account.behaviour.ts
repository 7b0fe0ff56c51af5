import { secretEndpoints, withoutZone } from '../assets/accountSecrets.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { ownersWith } from '../../kernel/resources/ownersMatching.ts';

const ACCOUNTS = table('applications.account');
const APPLICATIONS = table('applications.application');

/** Accounts of applications; category and type are those of the application. */
export const applicationAccounts: BehaviourOf<'applications.account'> = {
  computed: ['attrs'],
  filters: {
    app_display: (value) => ownersWith('applications.application', 'name', value, ACCOUNTS.app),
  },
  beforeSave(values, call) {
    const app = values['app'];
    if (typeof app !== 'string') return;
    const row: RowOf<'applications.application'> | undefined = call.sandbox.database.get(
      `SELECT ${APPLICATIONS.category}, ${APPLICATIONS.type} FROM ${APPLICATIONS} WHERE id = ?`,
      [app],
    );
    values['category'] = row?.['category'] ?? null;
    values['type'] = row?.['type'] ?? null;
  },
  represent(rows, records, call) {
    const named = rows.map((row) => row['systemuser'] ?? null);
    const users = rowsById('assets.systemuser', ['username'], named, call);
    for (const [row, record] of paired(rows, records)) {
      record['attrs'] = {};
      record['username'] ||= users.get(row['systemuser'] ?? null)?.['username'] ?? '';
      withoutZone(record);
    }
  },
  endpoints: secretEndpoints(
    'applications.account',
    'applications/account-secrets',
    'applications.view_applicationaccountsecret',
  ),
};
