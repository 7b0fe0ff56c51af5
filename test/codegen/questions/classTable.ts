import { CHANGE_CLASSES } from '../../../codegen/questions/changeClasses.ts';

const TABLE = /(<!-- classes -->\n)[\s\S]*(\n<!-- \/classes -->)/;

/** `docs/questions.md` with the table of the classes of changes. */
export function withClasses(page: string): string {
  const rows = Object.entries(CHANGE_CLASSES).map(
    ([name, { breaking, about }]) => `| \`${name}\` | ${breaking ? 'breaks' : ''} | ${about} |`,
  );
  const table = ['| Class | `--breaking` | What happened |', '|---|---|---|', ...rows].join('\n');
  return page.replace(TABLE, (_, open, close) => open + table + close);
}
