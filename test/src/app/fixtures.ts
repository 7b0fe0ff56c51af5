import { vi, type Mock } from 'vitest';
import type { ActivityModel } from '../../../codegen/model/detailParts.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FormFieldModel, FormModel } from '../../../codegen/model/forms.ts';
import type { GateContext } from '../../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { MenuNode, RouteRecord, ViewModel } from '../../../codegen/model/routes.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { readSettings } from '../../../src/session/readAnswers.ts';
import type { Organization, Profile, Session } from '../../../src/session/types.ts';

export const DEFAULT: Organization = {
  id: '00000000-0000-0000-0000-000000000002',
  name: 'Default',
  is_default: true,
  is_root: false,
};

export const ROOT: Organization = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Global',
  is_default: false,
  is_root: true,
};
export const LAB: Organization = { id: 'lab', name: 'Lab', is_default: false, is_root: false };

export function viewNamed(name: string, facts: Partial<ViewModel> = {}): ViewModel {
  return {
    name,
    path: `/${name}`,
    title: `views.${name}`,
    requiresOrganization: false,
    gate: {},
    inSwitcher: true,
    area: false,
    home: [`/${name}/home`],
    menu: [],
    ...facts,
  };
}

/** An entry of a menu that is open to everybody. */
export const menuLeaf = (key: string, facts: Partial<MenuNode> = {}): MenuNode => ({
  key,
  title: key,
  path: `/console/${key}`,
  gate: {},
  ...facts,
});

type TestRoute = RouteRecord & {
  readonly page: Mock<() => Promise<{ default: unknown }>>;
};

export function routeNamed(
  name: string,
  path: string,
  facts: Partial<RouteRecord> = {},
): TestRoute {
  return {
    name,
    path,
    view: path.split('/')[1] ?? '',
    kind: 'custom',
    action: 'list',
    title: `routes.${name}`,
    gate: {},
    activeMenu: path,
    ...facts,
    page: vi.fn(() => Promise.resolve<{ default: unknown }>({ default: () => name })),
  };
}

export const profile: Profile = {
  id: '1',
  name: 'Alice Liddell',
  username: 'alice',
  email: 'alice@example.com',
  source: 'local',
  is_first_login: false,
  date_password_last_updated: '',
  perms: [],
  console_orgs: [DEFAULT],
  audit_orgs: [],
  workbench_orgs: [DEFAULT],
};

export const settings = readSettings({
  XPACK_LICENSE_INFO: { corporation: 'Example Ltd' },
  LOGIN_TITLE: 'Bastion',
  LOGO_URLS: {},
  HELP_DOCUMENT_URL: '',
  HELP_SUPPORT_URL: '',
  TICKETS_ENABLED: false,
  PASSWORD_RULE: {},
});

/** A text, or another field with these facts; its label is its name. */
export const fieldOf = (facts: Partial<FieldModel> = {}): FieldModel => ({
  name: 'field',
  type: 'string',
  label: facts.name ?? 'field',
  ...facts,
});

/** A form with one group of these fields, by default one that is sent whole and leads to the list. */
export const formOf = (
  fields: readonly FormFieldModel[],
  facts: Partial<FormModel> = {},
): FormModel => ({
  groups: [{ key: 'basic', label: 'Basic', fields }],
  updateMethod: 'PUT',
  after: 'list',
  ...facts,
});

/** A resource of the lab without fields. */
export const resourceNamed = (name: string): ResourceDefinition => ({
  id: `lab.${name.toLowerCase()}`,
  permission: `lab.${name.toLowerCase()}`,
  name,
  api: `lab/${name.toLowerCase()}s`,
  bulk: true,
  one: name,
  many: `${name}s`,
  record: { title: 'name' },
});

/** A log of the activity of a record that everybody may read. */
export const activityLog = (key: string): ActivityModel => ({
  key,
  label: key,
  resource: 'lab.log',
  where: {},
  time: 'datetime',
  event: 'event',
  gate: {},
});

/** What gates ask about a user with these permissions, without a licence. */
export const gatesOf = (
  permissions: readonly string[] = [],
  facts: Partial<GateContext> = {},
): GateContext => ({
  permissions: new Set(permissions),
  licenceValid: false,
  settings: {},
  organizationIsRoot: false,
  ...facts,
});

interface Person {
  readonly permissions?: readonly string[];
  readonly views: readonly ViewModel[];
  readonly root?: boolean;
  /** Settings that differ. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly licenceValid?: boolean;
}

/** The session of a user in the first of their views. */
export function sessionOf({
  permissions = [],
  views,
  root = false,
  facts = {},
  licenceValid = false,
}: Person): Session {
  const [view] = views;
  const own = { ...settings, ...facts };
  if (!view) throw new Error('A session needs a view.');
  return {
    profile,
    me: profile,
    settings: own,
    organization: { ...DEFAULT, is_root: root },
    organizations: [DEFAULT],
    view,
    views,
    closedViews: [],
    licenceValid,
    gateContext: gatesOf(permissions, { settings: own, organizationIsRoot: root, licenceValid }),
  };
}

export const tableOf = createRouteTable;
