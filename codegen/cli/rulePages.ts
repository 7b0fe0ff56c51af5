/** The pages of `docs/rules`: the bundle has their text. */
const PAGES: Readonly<Record<string, string>> = import.meta.glob<string>('../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const BY_RULE = new Map(
  Object.entries(PAGES).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]),
);
BY_RULE.delete('README');

/** The rules that have a page. */
export const RULES_WITH_PAGES = [...BY_RULE.keys()];

/** What a rule is about, with an example of each finding, in Markdown; undefined when there is no such rule. */
export function rulePage(rule: string): string | undefined {
  return BY_RULE.get(rule)?.replace(/^<!--.*-->\n\n/m, '');
}
