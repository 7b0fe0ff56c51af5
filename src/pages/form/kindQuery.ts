import type { KindsModel } from '../../../codegen/model/resources.ts';

/**
 * What the address of the create page carries for a kind: the kind itself, and for other fields the
 * value it belongs to (contract: permissions, section 2).
 */
export function kindQuery(kinds: KindsModel, kind: string): Readonly<Record<string, string>> {
  const above = Object.entries(kinds.under ?? {}).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, members]): [string, string][] =>
      members.includes(kind) ? [[field, value]] : [],
    ),
  );
  return { ...Object.fromEntries(above), [kinds.field]: kind };
}
