import type { ConsoleModel, ModelResource } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** Files with nothing but data. Each is what a part of the console loads by itself. */
export function emitFacts(model: ConsoleModel): readonly GeneratedFile[] {
  const { oldAddresses, ...app } = model.app;
  const byResource = <Fact>(factOf: (resource: ModelResource) => Fact | undefined) =>
    Object.fromEntries([...model.resources].map(([id, resource]) => [id, factOf(resource)]));
  return [
    generatedFile(
      'generated/app.ts',
      'The console itself: name, base path, languages and limits.',
      ['manifest/app.yaml'],
      `import type { AppFacts } from '../codegen/model/console.ts';

export const app = ${literal(app, 0, 90)} as const satisfies Omit<AppFacts, 'oldAddresses'>;
`,
    ),
    generatedFile(
      'generated/oldAddresses.ts',
      'Addresses of the old console and where they lead now.',
      ['manifest/app.yaml'],
      `import type { AppFacts } from '../codegen/model/console.ts';

${constant('oldAddresses', "AppFacts['oldAddresses']", oldAddresses)}`,
    ),
    generatedFile(
      'generated/shell.ts',
      'What the frame around every page leads to.',
      ['manifest/app.yaml'],
      `import type { ShellFacts } from '../codegen/model/console.ts';
import type { RouteName } from './names.ts';

${constant('shell', 'ShellFacts<RouteName>', model.shell)}`,
    ),
    generatedFile(
      'generated/settings.ts',
      'What counts for public settings that the server does not send, and what a valid licence is.',
      ['manifest/features.yaml'],
      `import type { SettingValues } from './names.ts';

/** The value of a setting that the server does not send. */
${constant(
  'settingDefaults',
  'SettingValues',
  Object.fromEntries(model.settings.map(({ name, default: value }) => [name, value])),
)}
/** The licence is valid when all of these are on. */
${constant('licenceSettings', 'readonly string[]', model.licenceSettings)}`,
    ),
    generatedFile(
      'generated/permissions.ts',
      'What permissions require, beside viewing the records that they are about.',
      ['manifest/permissions.yaml'],
      `import type { Permission } from './names.ts';

${constant(
  'requires',
  'Readonly<Record<string, readonly Permission[]>>',
  Object.fromEntries(
    model.permissions.map(({ name, requires }) => [
      name,
      requires.length > 0 ? requires : undefined,
    ]),
  ),
)}`,
    ),
    generatedFile(
      'generated/details.ts',
      'The head, the groups of fields, the links and the activity of detail pages, by resource.',
      ['manifest/resources'],
      `import type { DetailParts } from '../codegen/model/detailParts.ts';

${constant(
  'detailParts',
  'Readonly<Record<string, DetailParts>>',
  byResource(({ parts }) => parts),
)}`,
    ),
    generatedFile(
      'generated/switches.ts',
      'The fields that say whether what a single record sets up is on, by resource.',
      ['manifest/resources'],
      `import type { SwitchModel } from '../codegen/model/resources.ts';

${constant(
  'switches',
  'Readonly<Record<string, SwitchModel>>',
  byResource((resource) => resource.switch),
)}`,
    ),
    generatedFile(
      'generated/find.ts',
      'The resources whose records the command palette finds.',
      ['manifest/resources'],
      `import type { FoundResource } from '../codegen/model/console.ts';
import type { ResourceId, RouteName } from './names.ts';

${constant(
  'foundResources',
  'readonly FoundResource<ResourceId, RouteName>[]',
  [...model.resources.values()].flatMap(({ find }) => find ?? []),
)}`,
    ),
  ];
}

function constant(name: string, type: string, value: unknown): string {
  const declaration = `export const ${name}: ${type} = `;
  return `${declaration}${literal(value, 0, declaration.length + 1)};\n`;
}
