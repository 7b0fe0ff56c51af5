import type { ParsedProject } from '../../schema/project.ts';
import { remembered } from '../../read/remembered.ts';
import type { TextUse } from '../../read/sources.ts';

/** Any of these keys, for as long as it fits what a piece of code names. */
export interface NamedTexts {
  has(key: string): boolean;
}

/** A template fills each of its holes with something: `roles.*.title` takes `roles.a.b.title`. */
export function matcherOf(parts: readonly string[]): NamedTexts {
  const [first = ''] = parts;
  if (parts.length === 1) return { has: (key) => key === first };
  const pattern = new RegExp(`^${parts.map((part) => escaped(part)).join('.+')}$`);
  return { has: (key) => key.startsWith(first) && pattern.test(key) };
}

/** Every key that hand-written code names, as it stands or by a template. */
export function textsNamedBy(uses: readonly TextUse[]): NamedTexts {
  const plain = new Set(uses.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
  const templates = new Map(
    uses.flatMap(({ parts }) =>
      parts.length > 1 ? [[shownTemplate(parts), matcherOf(parts)] as const] : [],
    ),
  );
  const matchers = [...templates.values()];
  return { has: (key) => plain.has(key) || matchers.some((matcher) => matcher.has(key)) };
}

/** Every key that any language has. */
export const keysOfTexts = remembered(
  (catalogues: ParsedProject['catalogues']): ReadonlySet<string> =>
    new Set(Object.values(catalogues).flatMap((texts) => [...texts.keys()])),
);

/** What hand-written code means as a text, but no catalogue has. */
export const unknownUses = remembered(
  ({ textUses = [], catalogues }: ParsedProject): readonly TextUse[] => {
    if (textUses.length === 0) return [];
    const keys = keysOfTexts(catalogues);
    const all = [...keys];
    const namespaces = new Set(all.map(namespaceOf));
    return textUses.filter(({ parts, asked }) => {
      const [first = ''] = parts;
      if (!asked && !namespaces.has(namespaceOf(first))) return false;
      if (parts.length === 1) return !keys.has(first);
      // A template of nothing but holes may be filled to any key.
      if (parts.every((part) => part === '')) return false;
      const matcher = matcherOf(parts);
      return !all.some((key) => matcher.has(key));
    });
  },
);

/** A template as a person reads it: `roles.scope.*`. */
export function shownTemplate(parts: readonly string[]): string {
  return parts.join('*');
}

/** `roles` of `roles.scope.org`. */
export function namespaceOf(key: string): string {
  const dot = key.indexOf('.');
  return dot < 0 ? key : key.slice(0, dot);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
