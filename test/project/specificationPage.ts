import type { Rule, Section, SpecificationMap } from './specificationMap.ts';

/** The requirements of a specification document by section, from its map. */
export function specificationPage({ document, sections }: SpecificationMap): string {
  const parents = new Set<string>();
  const parts = sections.flatMap((section) => {
    const parent = section.section.split('.')[0] ?? '';
    if (parent === section.section || parents.has(parent)) return [sectionText(section)];
    parents.add(parent);
    const children = sections.filter(({ section: number }) => number.startsWith(`${parent}.`));
    return [parentText(parent, children), sectionText(section)];
  });
  return `# Specification ${document}

<!-- Written by \`npm run docs\` from test/specification/${document}.yaml. Do not edit. -->

What the specification asks for, in our own words; \`test/specification/${document}.yaml\` names the tests that prove each rule.

${parts.join('\n')}`;
}

function parentText(number: string, children: readonly Section[]): string {
  const list = children.map(({ section, title }) => `${section} ${title}`).join(', ');
  return `## ${number}\n\nIts parts: ${list}.\n`;
}

function sectionText({ section, title, rules }: Section): string {
  return `## ${section} ${title}\n\n${rules.map(ruleText).join('')}`;
}

function ruleText({ rule, quote, absent, note }: Rule): string {
  const words = quote === undefined ? '' : `: “${quote}”`;
  const why = absent === undefined ? '' : `. No page has it: ${absent}`;
  return `- ${rule}${words}${why}${note === undefined ? '' : `. Note: ${note}`}\n`;
}
