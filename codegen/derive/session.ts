import { pickBy } from 'es-toolkit/object';
import { parse } from 'yaml';
import { isMap } from '../model/isMap.ts';
import type { KnownSession, SessionFacts } from '../model/session.ts';
import type { AppSource, SessionSource } from '../schema/generated/manifest.ts';

/** Files of data: the words of each kind of server. */
const PRESETS: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../presets/session/*.yaml',
  { query: '?raw', import: 'default', eager: true },
);

/** Without `session`. */
const USUAL_PRESET = 'jumpserver';

/** The words of each preset, by its name. */
export const SESSION_PRESETS: ReadonlyMap<string, SessionSource> = new Map(
  Object.entries(PRESETS).map(([path, text]) => [
    path.replace(/^.*\/|\.yaml$/g, ''),
    // The files are ours, and a test validates them.
    parse(text) as SessionSource,
  ]),
);

/** How people sign in, and what the server has besides its records: the preset's words, and those of `app.yaml`. */
export function sessionOf(source: AppSource | undefined): KnownSession {
  const { preset = USUAL_PRESET, ...own } = source?.session ?? {};
  const { login, loginPages, next, permissions, ...words } = combine(
    SESSION_PRESETS.get(preset) ?? {},
    own,
  );
  const { organizations } = words;
  const facts = {
    login: loginOf(login, loginPages, next),
    permissions: typeof permissions === 'string' ? fieldIn(permissions) : permissions,
    signedOut: [401],
    language: 'language',
    ...words,
    ...(isMap(organizations) && { organizations: { parameter: 'organization', ...organizations } }),
  };
  // The schema knows what a word may be; `incomplete-session` tells what is missing in one.
  return withoutNone(facts) as unknown as KnownSession;
}

/** What switches off what a preset has. */
const NONE = 'none';

function withoutNone(words: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return pickBy(words, (word) => word !== undefined && word !== NONE);
}

/** Words within a word are added to those of the preset; `none` takes one away. */
function combine(preset: SessionSource, own: SessionSource): SessionSource {
  const words = Object.entries(own).map(([key, value]) => {
    const usual: unknown = preset[key as keyof SessionSource];
    return [
      key,
      isMap(usual) && isMap(value) ? withoutNone({ ...usual, ...value }) : value,
    ] as const;
  });
  return { ...preset, ...Object.fromEntries(words) };
}

function fieldIn(field: string): SessionFacts['permissions'] {
  return field === NONE ? undefined : { field };
}

function pathOf(page: string): `/${string}` {
  return `/${page.slice(1)}`;
}

function loginOf(
  login: SessionSource['login'],
  pages: string | undefined,
  next = 'next',
): SessionFacts['login'] {
  if (login === undefined) return undefined;
  if (typeof login === 'string') {
    return { kind: 'page', address: pathOf(login), pages: pathOf(pages ?? login), next };
  }
  const { address = '', username = 'username', password = 'password' } = login;
  const { token = 'token', scheme = 'Bearer' } = login;
  return { kind: 'token', address, username, password, token, scheme };
}
