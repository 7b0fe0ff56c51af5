import type { AreaFile, AreaPart, ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { fromGenerated } from './paths.ts';

/** Imports of the sandbox's area files; empty when a project has no sandbox. */
export function emitAreas({ areas }: ConsoleModel): readonly GeneratedFile[] {
  if (areas.length === 0) return [];
  const of = (part: AreaPart) => areas.filter((file) => file.part === part);
  return [
    generatedFile(
      'generated/sandbox.ts',
      'What areas of the sandbox add to its kernel: behaviours, further addresses, their OPTIONS metadata, tables.',
      ['sandbox/areas'],
      `import type { Endpoints, OptionsMetadata } from '../sandbox/kernel/core/sandbox.ts';
import type { BehaviourOf } from '../sandbox/kernel/core/tables.ts';
import type { ApiAddress, ResourceId } from './names.ts';
${areas.map((file) => `import ${nameOf(file)} from '${fromGenerated(file.file)}';`).join('\n')}

export const behaviours = {
${of('behaviour')
  .map((file) => `  '${file.area}.${file.name}': ${nameOf(file)},`)
  .join('\n')}
} satisfies { readonly [R in ResourceId]?: BehaviourOf<R, string> };

export const endpoints: readonly Endpoints[] = [
${of('endpoints')
  .map((file) => `  ${nameOf(file)},`)
  .join('\n')}
];

export const optionsMetadata: { readonly [Address in ApiAddress]?: OptionsMetadata } = {
${of('optionsMetadata')
  .map((file) => `  ...${nameOf(file)},`)
  .join('\n')}
};

/** Statements that make the tables of areas, beside those of the resources. */
export const tables: readonly string[] = [
${of('tables')
  .map((file) => `  ${nameOf(file)},`)
  .join('\n')}
];
`,
    ),
  ];
}

/** `users/user.behaviour.ts` is imported as `usersUserBehaviour`. */
function nameOf({ area, name, part }: AreaFile): string {
  const words = part === name ? [area, part] : [area, name, part];
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
