import type { ServerKeys } from '../../codegen/model/console.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import { isApiError } from '../api/errors.ts';
import {
  DEFAULT_ORGANIZATION_ID,
  headerOrganization,
  type OrganizationContext,
} from '../api/organizationContext.ts';
import { isLoginPath, LOGIN_DELAY_MS } from './leaving.ts';
import { licenceIsValid } from './licence.ts';
import type { Memory } from './personalStorage.ts';
import { chooseOrganization, mayBeSeveral, NO_ORGANIZATION } from './organizations.ts';
import {
  OtherServer,
  permissionsOf,
  readOrganization,
  readProfile,
  readSettings,
} from './readAnswers.ts';
import type { RouteTable } from './routeTable.ts';
import { serverOf } from './serverVersion.ts';
import { sessionFacts } from '#project/generated/session.ts';
import type { SettingValues } from '#project/generated/names.ts';
import type { Organization, Profile, Session } from './types.ts';
import { allowedViews, homePath, organizationsOf, preferredView, viewOfPath } from './views.ts';

/** The parts of the manifests that start-up needs. */
export interface StartupFacts {
  readonly views: readonly ViewModel[];
  readonly table: RouteTable;
  /** The versions of the server that the console serves. */
  readonly servers: readonly ServerKeys[];
  /** Public settings that are all on with a valid licence. */
  readonly licenceSettings: readonly string[];
}

/** The effects of start-up. Answers are passed on unchecked. */
export interface StartupEffects {
  readonly hasMark: () => boolean;
  /** GET of the logout page: ends the rest of a session. */
  readonly endSession: () => Promise<unknown>;
  readonly fetchOpenSettings: () => Promise<unknown>;
  readonly fetchProfile: () => Promise<unknown>;
  readonly fetchSettings: () => Promise<unknown>;
  readonly fetchOrganization: () => Promise<unknown>;
  /** The organization in the address. */
  readonly askedOrganization: () => string | undefined;
  /** The organization of all calls; start-up sets it. */
  readonly context: OrganizationContext;
  /** The organization cookie, which the server's own pages read. */
  readonly readOrganizationCookie: () => string | undefined;
  readonly writeOrganizationCookie: (id: string) => void;
  readonly organizationMemory: Memory;
  readonly viewMemory: Memory;
}

interface StartupRequest {
  /** Below the base path, without query. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** The previous session, after a change of view: its answers are used again. */
  readonly previous?: Session;
}

export type StartupStep = 'profile' | 'organization' | 'server';

type Known = Pick<Session, 'profile' | 'settings' | 'settingsError' | 'server'>;

interface LoginResult {
  readonly kind: 'login';
  readonly because: 'login-page' | 'no-mark' | 'signed-out';
  readonly delayMs: number;
  /** Why the session was refused. */
  readonly error?: unknown;
}

export type StartupResult =
  | { readonly kind: 'ready'; readonly session: Session }
  /** Ready, but another page must be opened first. */
  | {
      readonly kind: 'elsewhere';
      readonly because: 'first-login' | 'view' | 'root';
      readonly to: string;
      readonly session: Session;
    }
  | LoginResult
  /** Signed in, but without access to any view of this console. */
  | { readonly kind: 'no-view'; readonly profile: Profile; readonly settings: SettingValues }
  | {
      readonly kind: 'failure';
      readonly step: StartupStep;
      readonly error: unknown;
      readonly retry: () => Promise<StartupResult>;
    };

/**
 * Start-up in the order of spec 1, section 4: open settings, profile, full settings, view,
 * organization, first login. The three calls run in parallel.
 */
export async function startUp(
  facts: StartupFacts,
  effects: StartupEffects,
  request: StartupRequest,
): Promise<StartupResult> {
  if (isLoginPath(request.path)) return toLogin('login-page');
  if (!effects.hasMark()) {
    // Its result does not matter: the login page follows.
    await effects.endSession().catch(() => undefined);
    return toLogin('no-mark');
  }
  try {
    return await settle(facts, effects, request);
  } catch (failure) {
    if (!(failure instanceof StepFailure)) throw failure;
    if (sessionFacts.login && endsSession(failure)) {
      return { ...toLogin('signed-out', LOGIN_DELAY_MS), error: failure.cause };
    }
    const retry = () => startUp(facts, effects, request);
    return { kind: 'failure', step: failure.step, error: failure.cause, retry };
  }
}

async function settle(
  facts: StartupFacts,
  effects: StartupEffects,
  request: StartupRequest,
): Promise<StartupResult> {
  const { context } = effects;
  const asked = effects.askedOrganization();
  context.current ??= effects.readOrganizationCookie();
  const before = request.previous;
  const fetchedFor =
    before?.organization.id ?? headerOrganization(context, asked) ?? DEFAULT_ORGANIZATION_ID;

  const { profile, settings, settingsError, server }: Known =
    before ?? (await fetchAll(facts, effects));
  const known = settingsError === undefined ? settings : undefined;
  context.several = known && mayBeSeveral(known);

  const licenceValid = licenceIsValid(known ?? {}, facts.licenceSettings);
  const withSettings = {
    licenceValid,
    settings: known ?? {},
    ...(server && { server: server.version }),
  };
  const gates = { ...withSettings, permissions: permissionsOf(profile), organizationIsRoot: false };
  const allowed = allowedViews(facts.views, profile, gates);
  const shown = viewOfPath(facts.views, request.path);
  const preferred = preferredView(allowed, effects.viewMemory.recall(profile.username));
  const view = allowed.find((one) => one === shown) ?? preferred;
  if (!view) return { kind: 'no-view', profile, settings };
  if (view.inSwitcher && view === shown) effects.viewMemory.remember(profile.username, view.name);

  const organizations = organizationsOf(view, profile);
  const organization = sessionFacts.organizations
    ? (chooseOrganization({
        list: organizations,
        several: context.several ?? true,
        asked,
        remembered: [
          before?.organization.id,
          effects.organizationMemory.recall(profile.username),
          effects.readOrganizationCookie(),
        ],
      }) ?? (await step('organization', effects.fetchOrganization(), readOrganization)))
    : NO_ORGANIZATION;
  enter(effects, profile, organization, { asked, before: before?.organization.id });

  // Permissions belong to an organization: those of another one do not count.
  const current =
    organization.id === fetchedFor
      ? profile
      : await step('profile', effects.fetchProfile(), readProfile);
  const gateContext = {
    ...withSettings,
    permissions: permissionsOf(current),
    organizationIsRoot: organization.is_root,
  };
  const views = allowedViews(facts.views, current, gateContext);
  const session: Session = {
    profile: current,
    me: current,
    settings,
    settingsError,
    server,
    organization,
    organizations,
    view,
    views,
    closedViews: facts.views
      .filter((one) => !one.area && !views.includes(one))
      .map(({ name }) => name),
    licenceValid,
    gateContext,
  };
  return direct(facts, request, session, shown);
}

/**
 * The answers of the first calls. Without the settings the console starts all the same (decision
 * 498): `settingsError` says why, and the settings are those that were told, or their defaults.
 */
async function fetchAll({ servers }: StartupFacts, effects: StartupEffects): Promise<Known> {
  const opening = effects.fetchOpenSettings().then(checkSettings);
  const person = step('profile', effects.fetchProfile(), readProfile);
  const [open, full] = await Promise.allSettled([
    opening,
    effects.fetchSettings().then(checkSettings),
    person,
  ]);
  const profile = await person;
  const answers = [open, full].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const settings = readSettings(...answers);
  const server = serverOf(servers, Object.assign({}, ...answers));
  if (full.status === 'fulfilled') return { profile, settings, server };
  const { reason } = full;
  if (isApiError(reason) && reason.kind === 'unauthenticated')
    throw new StepFailure('profile', reason);
  return { profile, settings, settingsError: reason, server };
}

/** @throws ApiError when it is no object */
function checkSettings(body: unknown): unknown {
  readSettings(body);
  return body;
}

/** The session is ready: is the address the page to open? */
function direct(
  { table }: StartupFacts,
  { path, search }: StartupRequest,
  session: Session,
  shown: ViewModel | undefined,
): StartupResult {
  const { firstLogin } = sessionFacts;
  const me: Readonly<Record<string, unknown>> = session.profile;
  if (firstLogin && me[firstLogin.field] === true && path !== firstLogin.page) {
    const to = `${firstLogin.page}?next=${encodeURIComponent(path + search)}`;
    return { kind: 'elsewhere', because: 'first-login', to, session };
  }
  const { view } = session;
  const to = homePath(view, table, session.gateContext) ?? view.path;
  if (path === '/' || path === '') return { kind: 'elsewhere', because: 'root', to, session };
  if (shown && !shown.area && shown !== view) {
    return { kind: 'elsewhere', because: 'view', to, session };
  }
  return { kind: 'ready', session };
}

/**
 * From now on every call of this page is for this organization. The cookie, which another tab may
 * have changed, is written only when this page's organization changes.
 */
function enter(
  effects: StartupEffects,
  profile: Profile,
  organization: Organization,
  { asked, before }: { readonly asked: string | undefined; readonly before: string | undefined },
): void {
  effects.context.current = organization.id;
  effects.context.refused = asked === organization.id ? undefined : asked;
  if (organization.id === before || organization === NO_ORGANIZATION) return;
  effects.organizationMemory.remember(profile.username, organization.id);
  effects.writeOrganizationCookie(organization.id);
}

class StepFailure extends Error {
  constructor(
    readonly step: StartupStep,
    override readonly cause: unknown,
  ) {
    super(`Start-up failed at ${step}.`, { cause });
  }
}

async function step<Given, Read>(
  name: StartupStep,
  call: Promise<Given>,
  read: (body: Given) => Read,
): Promise<Read> {
  try {
    return read(await call);
  } catch (error) {
    if (error instanceof StepFailure) throw error;
    throw new StepFailure(error instanceof OtherServer ? 'server' : name, error);
  }
}

/** spec 1, section 4: a 401 or 403 from the profile leads to the login page. */
function endsSession({ step: failed, cause }: StepFailure): boolean {
  if (!isApiError(cause)) return false;
  return cause.kind === 'unauthenticated' || (failed === 'profile' && cause.kind === 'forbidden');
}

function toLogin(because: LoginResult['because'], delayMs = 0): LoginResult {
  return { kind: 'login', because, delayMs };
}
