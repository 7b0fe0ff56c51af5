import type { AppFacts } from '../model/console.ts';
import type { ApiFacts, ListFacts } from '../model/server.ts';
import { DEFAULT_BASE } from '../model/ownAddresses.ts';
import type { AppSource } from '../schema/generated/manifest.ts';

/** The time zone of a server with default settings (protocol, section 0). */
const DEFAULT_TIME_ZONE = 'Asia/Shanghai';
const LICENCE_WARNING_DAYS = 7;

/** Used when `app.yaml` cannot be read, so that the other files are still checked. */
const DEFAULT_APP: AppFacts = {
  name: 'Gatehouse',
  version: '',
  base: DEFAULT_BASE,
  languages: [{ code: 'en', cookie: 'en', name: 'English' }],
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  pageSizes: [15],
  passwordWarningDays: 0,
  licenceWarningDays: 0,
  serverTimeZone: DEFAULT_TIME_ZONE,
  oldAddresses: {},
  legacyLogout: { address: '/', enabled: false },
};

export function appOf(source: AppSource | undefined, { list }: ApiFacts): AppFacts {
  if (!source) return DEFAULT_APP;
  return {
    name: source.app,
    version: source.version,
    base: source.base,
    languages: Object.entries(source.languages ?? {}).map(([code, { cookie, name }]) => ({
      code,
      cookie,
      name,
    })),
    defaultLanguage: source.defaultLanguage,
    fallbackLanguage: source.fallbackLanguage,
    pageSizes: sizesOf(source.pageSizes, list),
    passwordWarningDays: source.passwordWarningDays,
    licenceWarningDays: source.licenceWarningDays ?? LICENCE_WARNING_DAYS,
    serverTimeZone: source.serverTimeZone ?? DEFAULT_TIME_ZONE,
    oldAddresses: source.oldAddresses ?? {},
    legacyLogout: source.legacyLogout ?? DEFAULT_APP.legacyLogout,
  };
}

/** A page with a number has no more rows than one call gives; others are filled by further calls. */
function sizesOf(sizes: readonly number[], { from, most }: ListFacts): readonly number[] {
  if (from.by === 'offset' || most === undefined) return sizes;
  const possible = sizes.filter((size) => size <= most);
  return possible.length > 0 ? possible : [most];
}
