import type { AppFacts } from '../model/console.ts';
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

export function appOf(source: AppSource | undefined): AppFacts {
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
    pageSizes: source.pageSizes,
    passwordWarningDays: source.passwordWarningDays,
    licenceWarningDays: source.licenceWarningDays ?? LICENCE_WARNING_DAYS,
    serverTimeZone: source.serverTimeZone ?? DEFAULT_TIME_ZONE,
    oldAddresses: source.oldAddresses ?? {},
    legacyLogout: source.legacyLogout ?? DEFAULT_APP.legacyLogout,
  };
}
