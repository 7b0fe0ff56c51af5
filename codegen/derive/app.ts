import type { AppFacts, ServerKeys } from '../model/console.ts';
import type { ApiFacts, ListFacts } from '../model/server.ts';
import { DEFAULT_BASE } from '../model/ownAddresses.ts';
import { fallbackOf } from '../schema/fallbackOf.ts';
import type { Located } from '../read/located.ts';
import type { AppSource, ServerTableSource } from '../schema/generated/manifest.ts';
import { versionOf } from '../server/versions.ts';

const TIME_ZONE = 'UTC';
/** How many rows a page may have, unless `app.yaml` says otherwise. */
export const PAGE_SIZES = [15, 30, 50, 100];
const PASSWORD_WARNING_DAYS = 5;
const LICENCE_WARNING_DAYS = 7;

/** Used when `app.yaml` cannot be read, so that the other files are still checked. */
const DEFAULT_APP: AppFacts = {
  name: 'Gatehouse',
  version: '',
  servers: [],
  base: DEFAULT_BASE,
  languages: [{ code: 'en', cookie: 'en', name: 'English' }],
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  pageSizes: [15],
  passwordWarningDays: 0,
  licenceWarningDays: 0,
  startViews: [],
  serverTimeZone: TIME_ZONE,
  oldAddresses: {},
  legacyLogout: { address: '/', enabled: false },
};

/** @param tables those of the servers, in order */
export function appOf(
  source: AppSource | undefined,
  { list }: ApiFacts,
  tables: readonly Located<ServerTableSource>[],
): AppFacts {
  if (!source) return DEFAULT_APP;
  const fallback = fallbackOf(source);
  return {
    name: source.app,
    version: source.version ?? '',
    servers: tables.length > 1 ? tables.map((table) => keysOf(table, tables)) : [],
    base: source.base ?? DEFAULT_BASE,
    languages: Object.entries(source.languages ?? {}).map(([code, { cookie, name }]) => ({
      code,
      cookie,
      name,
    })),
    defaultLanguage: source.defaultLanguage ?? fallback,
    fallbackLanguage: fallback,
    pageSizes: sizesOf(source.pageSizes ?? PAGE_SIZES, list),
    passwordWarningDays: source.passwordWarningDays ?? PASSWORD_WARNING_DAYS,
    licenceWarningDays: source.licenceWarningDays ?? LICENCE_WARNING_DAYS,
    startViews: source.views?.start ?? [],
    serverTimeZone: source.serverTimeZone ?? TIME_ZONE,
    oldAddresses: source.oldAddresses ?? {},
    legacyLogout: source.legacyLogout ?? DEFAULT_APP.legacyLogout,
  };
}

/** The settings that not all of the servers have. */
function keysOf(
  table: Located<ServerTableSource>,
  tables: readonly Located<ServerTableSource>[],
): ServerKeys {
  const keys = table.value.settings ?? [];
  const isCommon = (key: string) => tables.every(({ value }) => value.settings?.includes(key));
  return { version: versionOf(table), keys: keys.filter((key) => !isCommon(key)) };
}

/** A page with a number has no more rows than one call gives; others are filled by further calls. */
function sizesOf(sizes: readonly number[], { from, most }: ListFacts): readonly number[] {
  if (from.by === 'offset' || most === undefined) return sizes;
  const possible = sizes.filter((size) => size <= most);
  return possible.length > 0 ? possible : [most];
}
