import { painter } from '../report/colours.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { resultJson } from '../report/json.ts';
import { alignedTable, csv, type Table } from '../report/table.ts';
import type { TextRow, TextState } from './textStates.ts';

/** Longer texts are cut in tables for terminals. */
const WIDEST_TEXT = 60;

/** The formats of `gatehouse texts`; JSON has the errors that make its list uncertain, too. */
export const TEXT_FORMATS = {
  pretty: (rows, colours) => {
    const paint = painter(colours);
    if (rows.length === 0) return 'Every text is there, translated and in use.\n';
    return `${alignedTable(tableOf(rows, short))}\n${paint(summary(rows), 'bold')}\n`;
  },
  csv: (rows) => csv(tableOf(rows, (text) => text)),
  json: (rows, _, errors) => resultJson(errors, { counts: countsOf(rows), texts: rows }),
} as const satisfies Readonly<
  Record<
    string,
    (rows: readonly TextRow[], colours: boolean, errors: readonly Diagnostic[]) => string
  >
>;

function tableOf(rows: readonly TextRow[], shown: (text: string) => string): Table {
  return [
    ['state', 'language', 'key', 'text', 'source', 'place'],
    ...rows.map(({ state, language, key, text, source, file, line }) => [
      state,
      language,
      key,
      shown(text ?? ''),
      source ? `${source.language}: ${shown(source.text)}` : '',
      file === undefined ? '' : `${file}:${line}`,
    ]),
  ];
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > WIDEST_TEXT ? `${line.slice(0, WIDEST_TEXT - 1)}…` : line;
}

function countsOf(rows: readonly TextRow[]): Readonly<Record<TextState, number>> {
  const counts = { missing: 0, untranslated: 0, unused: 0, equal: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

function summary(rows: readonly TextRow[]): string {
  const { missing, untranslated, unused, equal } = countsOf(rows);
  return `${missing} missing, ${untranslated} to translate, ${unused} unused, ${equal} equal to another language.`;
}
