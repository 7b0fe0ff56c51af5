// Prints the size of the console's first load and fails when it exceeds the limit.
import { readFileSync } from 'node:fs';
import { record } from './quality/record.mjs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli bytes of shell and one full-featured list. A trick that saves less than two thousand is not worth its code. */
const LIMIT = 200_000;
/** Entry code plus everything the users list needs before its first row; `first` holds the lists. */
const FIRST_SCREEN = [
  '../generated/resources/users/user.ts',
  '../generated/locales/en/start.ts',
  '../generated/locales/en/resources.users.ts',
];

/** Chunks that rules of `vite.config.ts` create; a rule that matches nothing is an error. */
const CHUNKS = ['boot', 'first', 'shared', 'parts', 'forms', 'after-page'];
/** Pages with chunks of their own: in a shared file, users who may not open them would load them, too. */
const PAGES = [
  'pages/form/FormPage.tsx',
  'pages/form/SinglePage.tsx',
  'pages/detail/DetailPage.tsx',
  'pages/tabs/TabsPage.tsx',
];

/** What users see before any form is open. */
const WITHOUT_FORMS = [
  'pages/detail/DetailPage.tsx',
  'pages/list/cards/CardList.tsx',
  'pages/tabs/TabsPage.tsx',
  'pages/tree/TreeList.tsx',
];

const manifest = JSON.parse(readFileSync('dist/console-chunks.json', 'utf8'));
const made = new Set(Object.values(manifest).map(({ name }) => name));
const missing = CHUNKS.filter((name) => !made.has(name));
if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
const merged = PAGES.filter((page) => !manifest[page]?.isDynamicEntry);
if (merged.length > 0) throw new Error(`No file of its own: ${merged.join(', ')}.`);
for (const part of [...WITHOUT_FORMS, keyOf('after-page')]) {
  if ([...collect(part)].some((file) => /\bforms-/.test(file)))
    throw new Error(`${part} loads the inputs of all forms.`);
}
const files = new Set([...FIRST_SCREEN, keyOf('first')].flatMap((key) => [...collect(key)]));

function keyOf(name) {
  return Object.keys(manifest).find((key) => manifest[key].name === name);
}

/** The files that a part loads, with those of what it imports. */
function collect(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no chunk for ${key}; look at dist/console-chunks.json`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const name of chunk.imports ?? []) collect(name, found);
  return found;
}

const rows = [...files].map((file) => {
  const content = readFileSync(`dist/console/${file}`);
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  return { file, raw: content.length, brotli };
});
rows.sort((a, b) => b.brotli - a.brotli);
for (const { file, raw, brotli } of rows) {
  console.log(
    `${(brotli / 1000).toFixed(1).padStart(8)} kB  ${(raw / 1000).toFixed(1).padStart(8)} kB  ${file}`,
  );
}
const total = rows.reduce((sum, row) => sum + row.brotli, 0);
console.log(
  `First load (shell and users list): ${(total / 1000).toFixed(1)} kB brotli of ${LIMIT / 1000}`,
);
record('size', [
  {
    what: 'shell and users list, JavaScript, brotli',
    found: `${(total / 1000).toFixed(1)} kB`,
    goal: `≤ ${LIMIT / 1000} kB`,
    missed: total > LIMIT,
  },
]);
if (total > LIMIT) process.exitCode = 1;
