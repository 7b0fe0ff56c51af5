import { omit, pick } from 'es-toolkit/object';
import { isProjectFile } from '../model/brand.ts';
import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel, ModelResource } from '../model/console.ts';
import type { SessionFacts } from '../model/session.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { Code, literal } from './literal.ts';

/** Words of `session` that no first page needs. */
const SESSION_PARTS = ['announcement', 'help', 'licence', 'passwords', 'secrets'] as const;

/** Where types are declared, in the order of imports. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  [`${ENGINE}/model/brand.ts`]: ['BrandFacts'],
  [`${ENGINE}/model/console.ts`]: ['AppFacts', 'FoundResource', 'ShellFacts', 'WaitingFacts'],
  [`${ENGINE}/model/detailParts.ts`]: ['DetailParts'],
  [`${ENGINE}/model/resources.ts`]: ['SwitchModel'],
  [`${ENGINE}/model/server.ts`]: ['ApiFacts'],
  [`${ENGINE}/model/session.ts`]: ['SessionFacts', 'SessionParts'],
  './names.ts': ['Permission', 'ResourceId', 'RouteName', 'ServedField', 'SettingValues'],
};

interface FactsFile {
  readonly what: string;
  /** Below `manifest/`. */
  readonly source: string;
  readonly constants: readonly string[];
  /** Statements besides the imports of types. */
  readonly imports?: string;
}

/** Files with nothing but data. Each is what a part of the console loads by itself. */
export function emitFacts(model: ConsoleModel): readonly GeneratedFile[] {
  return Object.entries(filesOf(model)).map(([name, { what, source, constants, imports = '' }]) => {
    const body = constants.join('\n');
    const used = Object.entries(TYPES).flatMap(([file, types]) => {
      const named = types.filter((type) =>
        new RegExp(`^(?:export|[}]) .*[ (<]${type}\\b`, 'm').test(body),
      );
      return named.length === 0 ? [] : `import type { ${named.join(', ')} } from '${file}';\n`;
    });
    const text = `${imports}${used.join('')}\n${body}`;
    return generatedFile(`generated/${name}.ts`, what, [`manifest/${source}`], text);
  });
}

function filesOf(model: ConsoleModel): Readonly<Record<string, FactsFile>> {
  const { oldAddresses, ...app } = model.app;
  const byResource = <Fact>(factOf: (resource: ModelResource) => Fact | undefined) =>
    Object.fromEntries([...model.resources].map(([id, resource]) => [id, factOf(resource)]));
  const defaults = model.settings.map(({ name, default: value }) => [name, value]);
  const successors = model.settings.flatMap(({ name, successor }) =>
    successor === undefined ? [] : [[name, successor]],
  );
  const requires = model.permissions.map(
    ({ name, requires: others }) => [name, others.length > 0 ? others : undefined] as const,
  );
  const { logo } = model.brand;
  const picture = logo && 'address' in logo && isProjectFile(logo.address) && logo.address;
  const brand = picture ? { ...model.brand, logo: { address: new Code('picture') } } : model.brand;
  return {
    app: {
      what: 'The console itself: name, base path, languages and limits.',
      source: 'app.yaml',
      constants: [
        `export const app = ${literal(app, 0, 90)} as const satisfies Omit<AppFacts, 'oldAddresses'>;\n`,
      ],
    },
    api: {
      what: 'How the API is asked, and what it answers.',
      source: 'app.yaml',
      constants: [constant('apiFacts', 'ApiFacts', model.apiFacts)],
    },
    brand: {
      what: 'What the console looks like.',
      source: 'app.yaml',
      imports: picture ? `import picture from '../${picture}?no-inline';\n` : '',
      constants: [constant('brand', 'BrandFacts', brand)],
    },
    session: {
      what: 'How people sign in, and what the server has besides its records.',
      source: 'app.yaml',
      constants: [
        constant('sessionFacts', 'SessionFacts', sessionFacts(model)),
        `/** The fields of the signed-in user. */
export type ProfileField = ${servedFields(model, model.session.profile)};
`,
        `/** The fields of an organization. */
export type OrganizationField = ${servedFields(model, model.session.organizations?.all)};
`,
        `/** The fields of the profile with organizations. */
export const organizationLists = ${literal(organizationLists(model), 0, 0)} as const;

export type OrganizationList = (typeof organizationLists)[number];
`,
      ],
    },
    sessionParts: {
      what: 'What parts that load later need to know of the session.',
      source: 'app.yaml',
      constants: [
        constant('sessionParts', 'SessionParts<RouteName>', pick(model.session, SESSION_PARTS)),
        `/** What entries of the top bar count, by their keys. */
${constant('waiting', recordOf('WaitingFacts<RouteName>'), model.waiting)}`,
      ],
    },
    oldAddresses: {
      what: 'Addresses of the old console and where they lead now.',
      source: 'app.yaml',
      constants: [constant('oldAddresses', "AppFacts['oldAddresses']", oldAddresses)],
    },
    shell: {
      what: 'What the frame around every page leads to.',
      source: 'app.yaml',
      constants: [constant('shell', 'ShellFacts<RouteName>', model.shell)],
    },
    settings: {
      what: 'What counts for public settings that the server does not send, and what a valid licence is.',
      source: 'features.yaml',
      constants: [
        `/** The value of a setting that the server does not send. */
${constant('settingDefaults', 'SettingValues', Object.fromEntries(defaults))}`,
        `/** What has the value of a setting that the server does not send. */
${constant('settingSuccessors', 'Readonly<Record<string, string>>', Object.fromEntries(successors))}`,
        `/** The licence is valid when all of these are on. */
${constant('licenceSettings', 'readonly string[]', model.licenceSettings)}`,
      ],
    },
    permissions: {
      what: 'What permissions require, beside viewing the records that they are about.',
      source: 'permissions.yaml',
      constants: [
        constant('requires', recordOf('readonly Permission[]'), Object.fromEntries(requires)),
      ],
    },
    details: {
      what: 'The head, the groups of fields, the links, the activity and what hangs on a record, by resource.',
      source: 'resources',
      constants: [
        constant(
          'detailParts',
          recordOf('DetailParts'),
          byResource(({ parts }) => parts),
        ),
      ],
    },
    switches: {
      what: 'The fields that say whether what a single record sets up is on, by resource.',
      source: 'resources',
      constants: [
        constant(
          'switches',
          recordOf('SwitchModel'),
          byResource((resource) => resource.switch),
        ),
      ],
    },
    find: {
      what: 'The resources whose records the command palette finds.',
      source: 'resources',
      constants: [
        constant(
          'foundResources',
          'readonly FoundResource<ResourceId, RouteName>[]',
          [...model.resources.values()].flatMap(({ find }) => find ?? []),
        ),
      ],
    },
  };
}

/** Without what only the compiler asks; in the order of the words. */
function sessionFacts({ session }: ConsoleModel): SessionFacts {
  const { organizations } = session;
  return {
    ...omit(session, SESSION_PARTS),
    ...(organizations && { organizations: omit(organizations, ['needs', 'root', 'field']) }),
  };
}

function organizationLists({ session }: ConsoleModel): readonly string[] {
  return [...new Set(Object.values(session.organizations?.lists ?? {}))];
}

/** The type of the fields at an address: those of its resource, or any. */
function servedFields({ resources }: ConsoleModel, address: string | undefined): string {
  const resource = [...resources.values()].find(({ definition }) => definition.api === address);
  return resource ? `ServedField<'${resource.definition.id}'>` : 'string';
}

function recordOf(type: string): string {
  return `Readonly<Record<string, ${type}>>`;
}

function constant(name: string, type: string, value: unknown): string {
  const declaration = `export const ${name}: ${type} = `;
  return `${declaration}${literal(value, 0, declaration.length + 1)};\n`;
}
