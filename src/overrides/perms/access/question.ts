import type { PageQueries } from '#project/generated/names.ts';

/** Somebody who may reach something. */
export interface Party {
  readonly kind: 'user' | 'group';
  readonly id: string;
}

/** Something that may be reached; a node stands for all assets in it and below it. */
export interface Target {
  readonly kind: 'asset' | 'node' | 'application';
  readonly id: string;
}

/** What the page is asked: one side (who reaches this, what does she reach), or a pair. */
export interface Question {
  readonly who?: Party | undefined;
  readonly what?: Target | undefined;
  /** Only access by this system user. */
  readonly systemUser?: string | undefined;
}

export const PARTY_KINDS: readonly Party['kind'][] = ['user', 'group'];
export const TARGET_KINDS: readonly Target['kind'][] = ['asset', 'node', 'application'];

/** Reads the question from the query of an address; of two parties or targets the first kind counts. */
export function readQuestion(query: URLSearchParams): Question {
  const given = (name: PageQueries['Access']) => query.get(name) || undefined;
  const sideOf = <Kind extends PageQueries['Access']>(kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => {
      const id = given(kind);
      return id === undefined ? [] : [{ kind, id }];
    })[0];
  return {
    who: sideOf(PARTY_KINDS),
    what: sideOf(TARGET_KINDS),
    systemUser: given('system_user'),
  };
}

/** The query of the address with this question. */
export function queryOf({ who, what, systemUser }: Question): Readonly<Record<string, string>> {
  return {
    ...(who && { [who.kind]: who.id }),
    ...(what && { [what.kind]: what.id }),
    ...(systemUser !== undefined && { system_user: systemUser }),
  };
}

/** Is there something to ask? */
export function isAsked({ who, what, systemUser }: Question): boolean {
  return who !== undefined || what !== undefined || systemUser !== undefined;
}
