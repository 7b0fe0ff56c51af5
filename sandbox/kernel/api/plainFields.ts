import type { Described, Call } from '../core/sandbox.ts';
import { metadataOf, plainMetadata } from '../resources/metadata.ts';
import { describeFields } from './fieldNotation.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** The answer to OPTIONS of an address that is neither a resource's list nor its record. */
export function metadataAt(address: string, call: Call): Metadata | undefined {
  const described = describedAt(address, call);
  if (described === undefined) return undefined;
  if (typeof described === 'function') return described(call);
  if ('shows' in described) {
    const resource = call.sandbox.resources.get(described.shows);
    return resource && metadataOf(resource, call, 'list', described.methods);
  }
  const [methods, fields] = described;
  const facts = describeFields(fields);
  return {
    ...plainMetadata('API'),
    actions: Object.fromEntries(methods.map((method) => [method, facts])),
  };
}

/** Where the answer to OPTIONS follows from what the call asks for. */
export function metadataOfCall(address: string, call: Call): Metadata | undefined {
  const described = describedAt(address, call);
  return typeof described === 'function' ? described(call) : undefined;
}

function describedAt(address: string, { sandbox }: Call): Described | undefined {
  const all: { readonly [Address in string]?: Described } = sandbox.areas.described;
  return all[address];
}
