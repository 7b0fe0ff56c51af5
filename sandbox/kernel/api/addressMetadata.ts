import type { OptionsMetadata, Call } from '../core/sandbox.ts';
import { metadataOf, plainMetadata } from '../resources/metadata.ts';
import { parseFieldNotation } from './fieldNotation.ts';

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
  const [methods, fields] = declared;
  const facts = parseFieldNotation(fields);
  return {
    ...plainMetadata('API'),
    actions: Object.fromEntries(methods.map((method) => [method, facts])),
  };
}

function declaredMetadata(address: string, { sandbox }: Call): OptionsMetadata | undefined {
  for (const { optionsMetadata = {} } of sandbox.areas.parts) {
    const all: { readonly [Address in string]?: OptionsMetadata } = optionsMetadata;
    if (all[address]) return all[address];
  }
  return undefined;
}
