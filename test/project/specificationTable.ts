import type { Rule, SpecificationMap } from './specificationMap.ts';

const OPENING = '<!-- counts:start -->';
const CLOSING = '<!-- counts:end -->';
const BETWEEN = /<!-- counts:start -->[\s\S]*<!-- counts:end -->/;

/** The page with the numbers of proven and absent rules, by section. */
export function withCounts(page: string, maps: readonly SpecificationMap[]): string {
  const rows = maps.flatMap(({ document, sections }) => [
    ...sections.map(({ section, title, rules }) =>
      row(`${document} | ${section} | ${title}`, rules),
    ),
    row(
      `**${document}** | | **all**`,
      sections.flatMap(({ rules }) => rules),
    ),
  ]);
  const table = [
    '| Document | Section | About | Proven | No page has it |',
    '|---|---|---|---:|---:|',
    ...rows,
  ].join('\n');
  return page.replace(BETWEEN, () => `${OPENING}\n${table}\n${CLOSING}`);
}

function row(about: string, rules: readonly Rule[]): string {
  const absent = rules.filter((rule) => rule.absent !== undefined).length;
  return `| ${about} | ${rules.length - absent} | ${absent} |`;
}
