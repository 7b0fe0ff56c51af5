import { textFiles } from './projectText.ts';

/** Pages that are written by a command, kept for the record, or in another language: read on demand. */
const OPTIONAL =
  /^docs\/(?:rules|sources)\/|README\.\w+\.md$|(?:CHANGELOG|quality|specification-map)\.md$/;
const DECISIONS = /^docs\/decisions\//;
const COMMENT = /<!--[\s\S]*?-->/g;
/** `[text](address)` of Markdown. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
/** A paragraph of words: no heading, table, list, picture, code, or line of links alone. */
const PARAGRAPH = /^[\p{Letter}*`“"]/u;
/** Up to the first end of a sentence. */
const SENTENCE = /^.*?(?:[.!?](?=\s|$)|。|:$)/s;

interface Page {
  readonly path: string;
  readonly text: string;
}
type Wanted = (path: string) => boolean;

const isOptional: Wanted = (path) => OPTIONAL.test(path);
const isDecision: Wanted = (path) => DECISIONS.test(path);
const isGuide: Wanted = (path) => !isOptional(path) && !isDecision(path);

/**
 * `llms.txt` at the top of the repository: each page of the documentation with its title and its first sentence
 * (llmstxt.org, "Format").
 */
export function llmsIndex(): string {
  const pages = textFiles(['README.md', 'AGENTS.md', 'docs'], /\.md$/);
  const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
  return [
    `# ${titleOf(readme)}\n`,
    `> ${paragraphOf(readme)}\n`,
    `## Guides and references\n\n${entries(pages, isGuide)}`,
    `## Decisions\n\n${entries(pages, isDecision)}`,
    `## Optional\n\n${entries(pages, isOptional)}`,
  ].join('\n');
}

/** `docs/README.md`: what a person reads, apart from what one looks up and from what commands write. */
export function docsIndex(): string {
  const pages = textFiles(['docs'], /\.md$/)
    .map(({ path, text }) => ({ path: path.replace(/^docs\//, ''), text }))
    .filter(({ path }) => !path.startsWith('README.'));
  const isHead: Wanted = (path) => /^[^/]+$|\/README\.md$/.test(path);
  const was =
    (wanted: Wanted): Wanted =>
    (path) =>
      isHead(path) && wanted(`docs/${path}`);
  return `${DOCS_HEAD}
## To read

${entries(pages, was(isGuide))}
## To look up

${entries(
  pages,
  was((path) => isDecision(path) || isOptional(path)),
)}`;
}

const DOCS_HEAD = `# Documentation

<!-- Written by \`npm run docs\` from the pages that it names. Do not edit. -->

The [README](../README.md) comes first; it has a way for each kind of reader. What is below “To look up” is long, for the most part written by
commands, and read one record at a time: a finding names its rule, a comment its source, a test its row of the map.
`;

function entries(pages: readonly Page[], wanted: Wanted): string {
  return pages
    .filter(({ path }) => wanted(path))
    .map(({ path, text }) => `- [${titleOf(text)}](${path})${after(sentenceOf(text))}\n`)
    .join('');
}

function titleOf(page: string): string {
  return /^# (.*)$/m.exec(page)?.[1] ?? '';
}

function sentenceOf(page: string): string {
  const paragraph = paragraphOf(page);
  return SENTENCE.exec(paragraph)?.[0] ?? paragraph;
}

/** The first paragraph below the title, on one line, without links. */
function paragraphOf(page: string): string {
  const text = page.replaceAll(COMMENT, '');
  const [, below = ''] = /^# .*\n([\s\S]*)$/m.exec(text) ?? [];
  const paragraphs = below.split(/\n{2,}/);
  const first = paragraphs.find((part) => PARAGRAPH.test(part.trim())) ?? '';
  return first.trim().replaceAll(LINK, '$1').replaceAll(/\s+/g, ' ');
}

function after(sentence: string): string {
  return sentence === '' ? '' : `: ${sentence}`;
}
