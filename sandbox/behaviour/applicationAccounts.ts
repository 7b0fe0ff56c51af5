import { secretEndpoints, withoutZone } from './accountSecrets.ts';
import { byId } from './assetAccounts.ts';
import type { Behaviour } from './behaviour.ts';

/** Who is known in which application; category and type are those of the application. */
export const applicationAccounts: Behaviour = {
  computed: ['attrs'],
  filters: {
    app_display: (value) => ({
      sql: 'app IN (SELECT id FROM r_applications_application WHERE name = ?)',
      parameters: [value],
    }),
  },
  beforeSave(values, call) {
    const app = values['app'];
    if (typeof app !== 'string') return;
    const row = call.sandbox.database.get(
      'SELECT category, type FROM r_applications_application WHERE id = ?',
      [app],
    );
    values['category'] = row?.['category'] ?? null;
    values['type'] = row?.['type'] ?? null;
  },
  represent(rows, records, call) {
    const users = byId('r_assets_systemuser', 'username', rows, 'systemuser', call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      record['attrs'] = {};
      record['username'] ||= users.get(row['systemuser'] ?? null)?.['username'] ?? '';
      withoutZone(record);
    });
  },
  endpoints: secretEndpoints(
    'applications.account',
    'applications/account-secrets',
    'applications.view_applicationaccountsecret',
  ),
};
