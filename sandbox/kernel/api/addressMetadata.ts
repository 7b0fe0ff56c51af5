import type { OptionsMetadata, Call } from '../core/sandbox.ts';
import { metadataOf } from '../resources/metadata.ts';
import { metadataOfFields } from './fieldNotation.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** The answer to OPTIONS that an area declares for an address. */
export function metadataAt(address: string, call: Call): Metadata | undefined {
  const declared = declaredMetadata(address, call);
  if (declared === undefined) return undefined;
  if (typeof declared === 'function') return declared(call);
  if ('shows' in declared) {
    const resource = call.sandbox.resources.get(declared.shows);
    return resource && metadataOf(resource, call, 'list', declared.methods);
  }
  return metadataOfFields(...declared);
}

function declaredMetadata(address: string, { sandbox }: Call): OptionsMetadata | undefined {
  for (const { optionsMetadata = {} } of sandbox.areas.parts) {
    const all: { readonly [Address in string]?: OptionsMetadata } = optionsMetadata;
    if (all[address]) return all[address];
  }
  return undefined;
}
