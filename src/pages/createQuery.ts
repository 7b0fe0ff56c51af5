import type { KindsModel } from '../../codegen/model/offers.ts';

/**
 * The query of the create page for a kind: the kind, and the values it sets in other fields
 * (contract: permissions, section 2).
 */
export function createQuery(kinds: KindsModel, kind: string): Readonly<Record<string, string>> {
  const above = Object.entries(kinds.under ?? {}).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, members]): [string, string][] =>
      members.includes(kind) ? [[field, value]] : [],
    ),
  );
  return { ...Object.fromEntries(above), [kinds.field]: kind };
}
