import { escapeRegExp } from 'es-toolkit/string';
import type { ParsedProject } from '../../schema/project.ts';
import { memoize } from '../../read/memoize.ts';
import type { TextUse } from '../../read/sources.ts';

/** A set of keys, given by literal keys and templates. */
interface NamedTexts {
  has(key: string): boolean;
}

/** Each gap of a template matches any text: `roles.*.title` matches `roles.a.b.title`. */
export function matcherOf(parts: readonly string[]): NamedTexts {
  const [first = ''] = parts;
  if (parts.length === 1) return { has: (key) => key === first };
  const pattern = new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`);
  return { has: (key) => key.startsWith(first) && pattern.test(key) };
}

/** Every key that hand-written code names, literally or with a template. */
export const textsNamedBy = memoize((uses: readonly TextUse[]): NamedTexts => {
  const plain = new Set(uses.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
  const templates = new Map(
    uses.flatMap(({ parts }) =>
      parts.length > 1 ? [[shownTemplate(parts), matcherOf(parts)] as const] : [],
    ),
  );
  const matchers = [...templates.values()];
  const asked = new Map<string, boolean>();
  return {
    has(key) {
      const before = asked.get(key);
      if (before !== undefined) return before;
      const isNamed = plain.has(key) || matchers.some((matcher) => matcher.has(key));
      asked.set(key, isNamed);
      return isNamed;
    },
  };
});

/** Every key that exists in any language. */
export const keysOfTexts = memoize(
  (catalogues: ParsedProject['catalogues']): ReadonlySet<string> =>
    new Set(Object.values(catalogues).flatMap((texts) => [...texts.keys()])),
);

/** Keys and templates that hand-written code uses as texts but that no catalogue has. */
export function unknownUses({ textUses, catalogues }: ParsedProject): readonly TextUse[] {
  return textUses ? unknownAmong(textUses)(catalogues) : [];
}

const unknownAmong = memoize((textUses: readonly TextUse[]) =>
  memoize((catalogues: ParsedProject['catalogues']): readonly TextUse[] => {
    const keys = keysOfTexts(catalogues);
    const all = [...keys];
    const namespaces = new Set(all.map(namespaceOf));
    return textUses.filter(({ parts, isKey }) => {
      const [first = ''] = parts;
      if (!isKey && !namespaces.has(namespaceOf(first))) return false;
      if (parts.length === 1) return !keys.has(first);
      // A template that consists of gaps alone matches every key.
      if (parts.every((part) => part === '')) return false;
      const matcher = matcherOf(parts);
      return !all.some((key) => matcher.has(key));
    });
  }),
);

/** A template for messages: `roles.scope.*`. */
export function shownTemplate(parts: readonly string[]): string {
  return parts.join('*');
}

/** `roles` of `roles.scope.org`. */
export function namespaceOf(key: string): string {
  const dot = key.indexOf('.');
  return dot < 0 ? key : key.slice(0, dot);
}
