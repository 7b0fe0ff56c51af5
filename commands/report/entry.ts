import { memoize } from 'es-toolkit/function';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { Reach } from '../../src/overrides/perms/access/reach.ts';

/** A row of a report as `access.json` has it. */
export interface Entry {
  readonly user: { readonly id: string; readonly username: string; readonly name: string };
  readonly asset: { readonly id: string; readonly name: string; readonly ip: string };
  readonly systemUser: { readonly id: string; readonly name: string };
  readonly permissions: readonly { readonly id: string; readonly name: string }[];
  readonly actions: readonly string[];
  /** In UTC, so that the zone of a server or an account changes no file. */
  readonly until: string;
}

/** What stands above the rows. */
export interface ReportHead {
  readonly report: 'access';
  /** Increased when readers must change. */
  readonly formatVersion: 1;
  /** In UTC: `2026-11-28`. */
  readonly day: string;
  readonly server: string;
  readonly organization: { readonly id: string; readonly name: string };
  /** Username of the account that read the server. */
  readonly by: string;
  /** Lists that could not be read, and why: access that follows from them is missing. */
  readonly unread: Readonly<Record<string, string>>;
}

export function entryOf({ user, asset, systemUser, permissions, actions, until }: Reach): Entry {
  return {
    user: { id: user.id, username: user.username, name: user.name },
    asset: { id: asset.id, name: asset.name, ip: asset.ip },
    systemUser: { id: systemUser.id, name: systemUser.name },
    permissions: permissions.map(({ id, name }) => ({ id, name })),
    actions,
    until: inUtc(until),
  };
}

/** A report of millions of rows has few different times. */
const inUtc = memoize(
  (time: string) => readDate(time)?.toISOString().replace('.000Z', 'Z') ?? time,
);

export const COLUMNS = [
  'User',
  'Username',
  'Asset',
  'IP address',
  'System user',
  'Permissions',
  'Actions',
  'Until',
] as const;

/** The cells of a row, in the order of `COLUMNS`. */
export function cellsOf({ user, asset, systemUser, permissions, actions, until }: Entry) {
  return [
    user.name,
    user.username,
    asset.name,
    asset.ip,
    systemUser.name,
    permissions.map(({ name }) => name).join('; '),
    actions.join(', '),
    until,
  ];
}

/** A row in a sentence. */
export function sentenceOf({ user, asset, systemUser, permissions, actions, until }: Entry) {
  const names = permissions.map(({ name }) => name).join('; ');
  return `${user.username} (${user.name}) reaches ${asset.name} as ${systemUser.name} until ${until}, by ${names}: ${actions.join(', ')}`;
}
