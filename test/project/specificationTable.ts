import type { Rule, SpecificationMap } from './specificationMap.ts';

const OPENING = '<!-- counts:start -->';
const CLOSING = '<!-- counts:end -->';
const BETWEEN = /<!-- counts:start -->[\s\S]*<!-- counts:end -->/;

export interface Count {
  readonly proven: number;
  readonly owed: number;
}

export function countOf(rules: readonly Rule[]): Count {
  const proven = rules.filter((rule) => rule.proof.length > 0).length;
  return { proven, owed: rules.length - proven };
}

function rulesOf(map: SpecificationMap): readonly Rule[] {
  return map.sections.flatMap(({ rules }) => rules);
}

/** Numbers of proven and open rules by section and area. */
export function countTables(maps: readonly SpecificationMap[], areas: readonly string[]): string {
  const sections = maps.flatMap((map) => [
    ...map.sections.map(({ section, title, rules }) =>
      line(`${map.document}`, section, title, countOf(rules)),
    ),
    line(`**${map.document}**`, '', '**all**', countOf(rulesOf(map))),
  ]);
  const owed = maps.flatMap(rulesOf).flatMap((rule) => rule.owed ?? []);
  return [
    '| Document | Section | About | Proven | Owed |',
    '|---|---|---|---:|---:|',
    ...sections,
    '',
    '| Area | Owes |',
    '|---|---:|',
    ...areas.map((area) => `| ${area} | ${owed.filter((name) => name === area).length} |`),
  ].join('\n');
}

function line(document: string, section: string, title: string, { proven, owed }: Count): string {
  return `| ${[document, section, title, proven, owed].join(' | ')} |`.replaceAll('|  |', '| |');
}

/** One line: `1/2.1 20+3` means 20 proven and 3 open. */
export function summary(maps: readonly SpecificationMap[]): string {
  const parts = maps.flatMap(({ document, sections }) =>
    sections.map(({ section, rules }) => {
      const { proven, owed } = countOf(rules);
      return `${document}/${section} ${proven}+${owed}`;
    }),
  );
  const { proven, owed } = countOf(maps.flatMap(rulesOf));
  return `Specification: ${proven} proven, ${owed} owed (section proven+owed: ${parts.join(', ')})`;
}

/** The tables in a page, and the page with new ones. */
export function tablesIn(page: string): string {
  return BETWEEN.exec(page)?.[0].slice(OPENING.length, -CLOSING.length).trim() ?? '';
}

export function withTables(page: string, tables: string): string {
  return page.replace(BETWEEN, () => `${OPENING}\n${tables}\n${CLOSING}`);
}
