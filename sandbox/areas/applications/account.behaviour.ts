import { secretEndpoints, WITHOUT_ZONE } from '../assets/accountSecrets.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { ownersWith } from '@gatehouse-console/engine/sandbox/resources/ownersMatching.ts';
import { ofReferred } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ACCOUNTS = table('applications.account');

/** Accounts of applications; category and type are those of the application. */
export const applicationAccounts: BehaviourOf<'applications.account'> = {
  computed: { attrs: () => () => ({}) },
  shows: {
    ...WITHOUT_ZONE,
    username: ofReferred(
      'assets.systemuser',
      'systemuser',
      (user, row: RowOf<'applications.account'>) => row['username'] || (user?.['username'] ?? ''),
    ),
  },
  filters: {
    app_display: (value) => ownersWith('applications.application', 'name', value, ACCOUNTS.app),
  },
  beforeSave(values, call) {
    if (values['app'] === undefined) return;
    const row = rowWithId(call.sandbox, 'applications.application', values['app']);
    values['category'] = row?.['category'] ?? null;
    values['type'] = row?.['type'] ?? null;
  },
  endpoints: secretEndpoints(
    'applications.account',
    'applications/account-secrets',
    'applications.view_applicationaccountsecret',
  ),
};
