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

/**
 * `llms.txt` at the top of the repository: each page of the documentation with its title and its first sentence
 * (llmstxt.org, "Format").
 */
export function llmsIndex(): string {
  const pages = textFiles(['README.md', 'AGENTS.md', 'docs'], /\.md$/);
  const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
  const lines = (wanted: (path: string) => boolean) =>
    pages
      .filter(({ path }) => wanted(path))
      .map(({ path, text }) => `- [${titleOf(text)}](${path})${after(sentenceOf(text))}\n`)
      .join('');
  const isOptional = (path: string) => OPTIONAL.test(path);
  const isDecision = (path: string) => DECISIONS.test(path);
  return [
    `# ${titleOf(readme)}\n`,
    `> ${paragraphOf(readme)}\n`,
    `## Guides and references\n\n${lines((path) => !isOptional(path) && !isDecision(path))}`,
    `## Decisions\n\n${lines(isDecision)}`,
    `## Optional\n\n${lines(isOptional)}`,
  ].join('\n');
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
