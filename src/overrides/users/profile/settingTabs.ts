import type { Profile } from '@gatehouse-console/engine/session/types.ts';

/** Names that the server writes into its mails (contract: profile, section 2). */
const OLD_NAMES: Readonly<Record<string, string>> = { SSHUpdate: 'ssh-key' };

/** Local accounts alone have a password here, and the server says who may log in with a key. */
export function tabIsOpen(tab: string, profile: Profile): boolean {
  if (tab === 'password') return profile.source === 'local';
  if (tab === 'ssh-key') return profile.can_public_key_auth === true;
  return true;
}

/** The tab of the address, under its present or its old name; the first where there is none. */
export function settingTab<Tab extends { readonly key: string }>(
  tabs: readonly Tab[],
  asked: string | null,
): Tab | undefined {
  const name = asked ?? '';
  return tabs.find(({ key }) => key === (OLD_NAMES[name] ?? name)) ?? tabs[0];
}
