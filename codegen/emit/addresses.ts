import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** What the data provider calls for each resource. */
export function emitAddresses(model: ConsoleModel): readonly GeneratedFile[] {
  const addresses = Object.fromEntries(
    [...model.resources.values()].map(({ definition: { id, api, bulk } }) => [id, { api, bulk }]),
  );
  return [
    generatedFile(
      'generated/addresses.ts',
      'Where each resource lives below /api/v1/, and whether its list takes arrays and spm.',
      ['manifest/resources'],
      `import type { ResourceId } from '../codegen/model/resources.ts';

export interface ResourceAddress {
  /** Below \`/api/v1/\`, without slashes at its ends. */
  readonly api: string;
  readonly bulk: boolean;
}

export const addresses: Readonly<Record<ResourceId, ResourceAddress>> = ${literal(addresses, 0, 90)};
`,
    ),
  ];
}
