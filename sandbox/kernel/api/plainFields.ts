import type { Described, Call } from '../core/sandbox.ts';
import { metadataOf, plainMetadata } from '../resources/metadata.ts';
import { describeFields } from './fieldNotation.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** The answer to OPTIONS of an address that belongs to no resource. */
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

/** The answer to OPTIONS, if it depends on the call. */
export function metadataOfCall(address: string, call: Call): Metadata | undefined {
  const described = describedAt(address, call);
  return typeof described === 'function' ? described(call) : undefined;
}

function describedAt(address: string, { sandbox }: Call): Described | undefined {
  const all: { readonly [Address in string]?: Described } = sandbox.areas.described;
  return all[address];
}
