import type { GlossarySource } from '../../codegen/schema/generated/manifest.ts';

const TABLES = /(<!-- terms:start -->\n)[\s\S]*(<!-- terms:end -->)/;
export const LANGUAGES = { en: 'English', zh: '中文', ja: '日本語' } as const;

/** `docs/glossary.md` with the tables of its terms. */
export function withTerms(page: string, { things = [], actions = [] }: GlossarySource): string {
  const table = (entries: NonNullable<GlossarySource['things']>) =>
    [
      `| ${Object.values(LANGUAGES).join(' | ')} | Means | Not |`,
      '|---|---|---|---|---|',
      ...entries.map(({ terms, means = '', rejected = {} }) => {
        const cells = Object.keys(LANGUAGES).map((language) => terms[language] ?? '');
        return `| ${cells.join(' | ')} | ${means} | ${Object.values(rejected).flat().join(', ')} |`;
      }),
    ].join('\n');
  const tables = `## Things\n\n${table(things)}\n\n## Actions\n\n${table(actions)}\n`;
  return page.replace(TABLES, (_, open, close) => `${open}\n${tables}\n${close}`);
}
