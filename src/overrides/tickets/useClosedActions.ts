import { ALL_ACTIONS, COMPOSITE_ACTIONS } from '../../../codegen/model/grantedActions.ts';
import type { PlainAddress } from '../../api/apiAddress.ts';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useRequest } from '../../api/useRequest.ts';

/** The protocols that have a clipboard (spec 2, section 6). */
const PROTOCOLS = 'rdp,vnc';
const ACCOUNTS: PlainAddress = 'assets/system-users/suggestions';
const CLIPBOARD = 'clipboard_copy_paste';
/** All of it holds the clipboard too: the server widens it. */
const CLIPBOARD_ACTIONS: readonly string[] = [
  ALL_ACTIONS,
  CLIPBOARD,
  ...(COMPOSITE_ACTIONS[CLIPBOARD] ?? []),
];
const NONE: readonly string[] = [];

/**
 * Which actions a request cannot ask for: those of the clipboard, unless one of the chosen accounts
 * speaks a protocol that has one. An account that cannot be looked up closes nothing.
 *
 * @param organization whose accounts they are
 * @param accounts ids of the chosen system users
 */
export function useClosedActions(
  organization: string,
  accounts: readonly string[],
): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isError } = useRequest(
    ['clipboard-accounts', organization, accounts],
    async (signal) => {
      const query = { oid: organization, protocol__in: PROTOCOLS, ids: [...accounts] };
      return (await provider.options(ACCOUNTS, query, signal)).data.length > 0;
    },
    {
      enabled: accounts.length > 0,
      placeholderData: (before) => before,
    },
  );
  return isError || (accounts.length > 0 && data) ? NONE : CLIPBOARD_ACTIONS;
}
