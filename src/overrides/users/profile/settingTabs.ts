import type { Profile } from '../../../session/types.ts';

export const SETTING_TABS = ['information', 'password', 'ssh-key', 'archive'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

/** Names that the server writes into its mails (contract: profile, section 2). */
const OLD_NAMES: Readonly<Record<string, SettingTab>> = { SSHUpdate: 'ssh-key' };

/** Local accounts alone have a password here, and the server says who may log in with a key. */
export function tabIsOpen(tab: SettingTab, profile: Profile): boolean {
  if (tab === 'password') return profile.source === 'local';
  if (tab === 'ssh-key') return profile.can_public_key_auth === true;
  return true;
}

/** The tab of the address, under its present or its old name; the first where there is none. */
export function settingTab(asked: string | null): SettingTab {
  const name = asked ?? '';
  return OLD_NAMES[name] ?? SETTING_TABS.find((tab) => tab === name) ?? 'information';
}
