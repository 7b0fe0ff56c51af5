import { omit, pick } from 'es-toolkit/object';
import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel, ModelResource } from '../model/console.ts';
import type { SessionFacts } from '../model/session.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** Words of `session` that no first page needs. */
const SESSION_PARTS = ['announcement', 'help', 'licence', 'passwords', 'secrets'] as const;

/** Files with nothing but data. Each is what a part of the console loads by itself. */
export function emitFacts(model: ConsoleModel): readonly GeneratedFile[] {
  const { oldAddresses, ...app } = model.app;
  const byResource = <Fact>(factOf: (resource: ModelResource) => Fact | undefined) =>
    Object.fromEntries([...model.resources].map(([id, resource]) => [id, factOf(resource)]));
  const defaults = model.settings.map(({ name, default: value }) => [name, value]);
  const requires = model.permissions.map(
    ({ name, requires: others }) => [name, others.length > 0 ? others : undefined] as const,
  );
  const found = [...model.resources.values()].flatMap(({ find }) => find ?? []);
  const profileField = servedFields(model, model.session.profile);
  const organizationField = servedFields(model, model.session.organizations?.all);
  return [
    factsFile(
      'app',
      'The console itself: name, base path, languages and limits.',
      'app.yaml',
      `import type { AppFacts } from '${ENGINE}/model/console.ts';`,
      `export const app = ${literal(app, 0, 90)} as const satisfies Omit<AppFacts, 'oldAddresses'>;\n`,
    ),
    factsFile(
      'api',
      'How the API is asked, and what it answers.',
      'app.yaml',
      `import type { ApiFacts } from '${ENGINE}/model/server.ts';`,
      constant('apiFacts', 'ApiFacts', model.apiFacts),
    ),
    factsFile(
      'brand',
      'What the console looks like.',
      'app.yaml',
      `import type { BrandFacts } from '${ENGINE}/model/brand.ts';`,
      constant('brand', 'BrandFacts', model.brand),
    ),
    factsFile(
      'session',
      'How people sign in, and what the server has besides its records.',
      'app.yaml',
      `import type { SessionFacts } from '${ENGINE}/model/session.ts';${
        [profileField, organizationField].some((type) => type !== ANY_FIELD)
          ? "\nimport type { ServedField } from './names.ts';"
          : ''
      }`,
      `${constant('sessionFacts', 'SessionFacts', sessionFacts(model))}
/** The fields of the signed-in user. */
export type ProfileField = ${profileField};

/** The fields of an organization. */
export type OrganizationField = ${organizationField};

/** The fields of the profile with organizations. */
export const organizationLists = ${literal(organizationLists(model), 0, 0)} as const;

export type OrganizationList = (typeof organizationLists)[number];
`,
    ),
    factsFile(
      'sessionParts',
      'What parts that load later need to know of the session.',
      'app.yaml',
      `import type { WaitingFacts } from '${ENGINE}/model/console.ts';
import type { SessionParts } from '${ENGINE}/model/session.ts';
import type { RouteName } from './names.ts';`,
      `${constant('sessionParts', 'SessionParts<RouteName>', pick(model.session, SESSION_PARTS))}
/** What entries of the top bar count, by their keys. */
${constant('waiting', recordOf('WaitingFacts<RouteName>'), model.waiting)}`,
    ),
    factsFile(
      'oldAddresses',
      'Addresses of the old console and where they lead now.',
      'app.yaml',
      `import type { AppFacts } from '${ENGINE}/model/console.ts';`,
      constant('oldAddresses', "AppFacts['oldAddresses']", oldAddresses),
    ),
    factsFile(
      'shell',
      'What the frame around every page leads to.',
      'app.yaml',
      `import type { ShellFacts } from '${ENGINE}/model/console.ts';
import type { RouteName } from './names.ts';`,
      constant('shell', 'ShellFacts<RouteName>', model.shell),
    ),
    factsFile(
      'settings',
      'What counts for public settings that the server does not send, and what a valid licence is.',
      'features.yaml',
      "import type { SettingValues } from './names.ts';",
      `/** The value of a setting that the server does not send. */
${constant('settingDefaults', 'SettingValues', Object.fromEntries(defaults))}
/** The licence is valid when all of these are on. */
${constant('licenceSettings', 'readonly string[]', model.licenceSettings)}`,
    ),
    factsFile(
      'permissions',
      'What permissions require, beside viewing the records that they are about.',
      'permissions.yaml',
      "import type { Permission } from './names.ts';",
      constant('requires', recordOf('readonly Permission[]'), Object.fromEntries(requires)),
    ),
    factsFile(
      'details',
      'The head, the groups of fields, the links and the activity of detail pages, by resource.',
      'resources',
      `import type { DetailParts } from '${ENGINE}/model/detailParts.ts';`,
      constant(
        'detailParts',
        recordOf('DetailParts'),
        byResource(({ parts }) => parts),
      ),
    ),
    factsFile(
      'switches',
      'The fields that say whether what a single record sets up is on, by resource.',
      'resources',
      `import type { SwitchModel } from '${ENGINE}/model/resources.ts';`,
      constant(
        'switches',
        recordOf('SwitchModel'),
        byResource((resource) => resource.switch),
      ),
    ),
    factsFile(
      'find',
      'The resources whose records the command palette finds.',
      'resources',
      `import type { FoundResource } from '${ENGINE}/model/console.ts';
import type { ResourceId, RouteName } from './names.ts';`,
      constant('foundResources', 'readonly FoundResource<ResourceId, RouteName>[]', found),
    ),
  ];
}

/** Without what only the compiler asks; in the order of the words. */
function sessionFacts({ session }: ConsoleModel): SessionFacts {
  const { organizations } = session;
  return {
    ...omit(session, SESSION_PARTS),
    ...(organizations && { organizations: omit(organizations, ['needs', 'root']) }),
  };
}

function organizationLists({ session }: ConsoleModel): readonly string[] {
  return [...new Set(Object.values(session.organizations?.lists ?? {}))];
}

const ANY_FIELD = 'string';

/** The type of the fields at an address: those of its resource, or any. */
function servedFields({ resources }: ConsoleModel, address: string | undefined): string {
  const found = [...resources.values()].find(({ definition }) => definition.api === address);
  return found ? `ServedField<'${found.definition.id}'>` : ANY_FIELD;
}

/** @param source below `manifest/` */
function factsFile(
  name: string,
  what: string,
  source: string,
  imports: string,
  constants: string,
): GeneratedFile {
  const body = `${imports}\n\n${constants}`;
  return generatedFile(`generated/${name}.ts`, what, [`manifest/${source}`], body);
}

function recordOf(type: string): string {
  return `Readonly<Record<string, ${type}>>`;
}

function constant(name: string, type: string, value: unknown): string {
  const declaration = `export const ${name}: ${type} = `;
  return `${declaration}${literal(value, 0, declaration.length + 1)};\n`;
}
