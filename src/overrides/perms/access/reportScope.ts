import type { PageQueries } from '#project/generated/names.ts';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import type { RequestFunction } from '@gatehouse-console/engine/api/request.ts';
import { objectOf, textOf, textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import type { ChosenKind } from './choices.ts';
import type { Facts } from './loadFacts.ts';
import type { Question } from './question.ts';
import type { Scope } from './reach.ts';

/** The parts of an organization that a report can be about. */
export const PART_KINDS = [
  'node',
  'label',
  'group',
  'user',
] as const satisfies readonly ChosenKind[];

export interface Part {
  readonly kind: (typeof PART_KINDS)[number];
  readonly id: string;
}

type Query = Readonly<Partial<Record<PageQueries['AccessReport'], string>>>;

/** What the address asks for; undefined when it asks for nothing. */
export function readPart(query: URLSearchParams): Part | 'all' | undefined {
  const [part] = PART_KINDS.flatMap((kind) => {
    const id = query.get(kind);
    return id ? [{ kind, id }] : [];
  });
  return part ?? (query.has('all') ? 'all' : undefined);
}

/** The query of the address that asks for this. */
export function queryOfPart(part: Part | 'all' | undefined): Query {
  if (part === undefined) return {};
  return part === 'all' ? { all: '1' } : { [part.kind]: part.id };
}

/** The report about what a question of the access check is about; about nothing yet when it has no such part. */
export function scopeOf({ who, what }: Question): Query {
  if (who) return { [who.kind]: who.id };
  return what?.kind === 'node' ? { node: what.id } : {};
}

/**
 * The name of a part, with its users and assets.
 *
 * @param whole the name of the organization
 * @throws ApiError when a label could not be read
 */
export async function readScope(
  part: Part | 'all',
  { facts, whole }: { readonly facts: Facts; readonly whole: string },
  request: RequestFunction,
  signal: AbortSignal,
): Promise<Scope & { readonly name: string }> {
  if (part === 'all') return { name: whole };
  const { kind, id } = part;
  switch (kind) {
    case 'user':
      return { name: facts.users.get(id)?.name ?? id, users: new Set([id]) };
    case 'group':
      return { name: facts.groups.get(id)?.name ?? id, users: membersOf(id, facts) };
    case 'node':
      return {
        name: facts.nodes.get(id)?.name ?? id,
        assets: facts.assetsBelow.get(id) ?? new Set(),
      };
    case 'label': {
      const { name, value, assets } = objectOf(
        await request(apiAddress('assets/labels/:id', id), { signal, quiet: true }),
      );
      return { name: [name, value].map(textOf).join(':'), assets: new Set(textsOf(assets)) };
    }
  }
}

function membersOf(group: string, { users, groups }: Facts): ReadonlySet<string> {
  const told = groups.get(group)?.members ?? [];
  const own = [...users.values()].filter((user) => user.groups?.includes(group));
  return new Set([...told, ...own.map(({ id }) => id)]);
}
