import type { LinkContext } from '../link/rule.ts';
import { languagesOf } from '../questions/textFacts.ts';

const RESOURCE_TEXT = /^resources\.([^.]+)\./;

/**
 * The file in the first language where a text belongs that no language has yet: that of the text whose key begins most
 * alike; for the first text of a resource, the catalogue of its area.
 */
export function homeOfText(context: LinkContext, key: string): string | undefined {
  const [language] = languagesOf(context);
  if (language === undefined) return undefined;
  const parts = key.split('.');
  const texts = [...(context.project.catalogues[language] ?? [])];
  const [, area] = RESOURCE_TEXT.exec(key) ?? [];
  const least = area === undefined ? 1 : 2;
  let best: { readonly file: string; readonly depth: number } | undefined;
  for (const [other, { file }] of texts) {
    const depth = commonParts(parts, other.split('.'));
    if (depth >= least && depth > (best?.depth ?? 0)) best = { file, depth };
  }
  if (best) return best.file;
  return area === undefined ? undefined : `locales/${language}/${area}.yaml`;
}

function commonParts(one: readonly string[], other: readonly string[]): number {
  const differ = one.findIndex((part, index) => part !== other[index]);
  return differ < 0 ? one.length : differ;
}
