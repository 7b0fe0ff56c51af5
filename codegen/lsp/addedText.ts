import type { Edit } from '../names/edit.ts';
import { keysIn } from '../names/inTexts.ts';
import { withLines } from '../names/textAt.ts';
import type { SourceFile } from '../read/sources.ts';
import type { State } from './state.ts';

/**
 * The edit that adds a text to a language: where its nearest neighbours are.
 *
 * @param besides the file that has the text in another language
 * @returns nothing when the language has no file
 */
export function addedText(
  { sources }: State,
  language: string,
  key: string,
  text: string,
  besides?: string,
): readonly Edit[] {
  const files = sources.locales.filter(({ path }) => path.startsWith(`locales/${language}/`));
  const same = besides?.replace(/^locales\/[^/]+\//, `locales/${language}/`);
  const places = files.map((file) => ({ file, above: nearestAbove(file, key) }));
  const depth = ({ file, above }: (typeof places)[number]) =>
    (file.path === same ? 0.5 : 0) + (above?.steps ?? 0);
  const [best] = places.toSorted((one, other) => depth(other) - depth(one));
  return best ? [insertion(best.file, best.above, key, text)] : [];
}

interface Above {
  readonly steps: number;
  readonly start: number;
}

/** The deepest map that the key goes through, and where its first entry begins. */
function nearestAbove(file: SourceFile, key: string): Above | undefined {
  const steps = key.split('.');
  const keys = keysIn(file);
  for (let count = steps.length - 1; count > 0; count -= 1) {
    const found = keys.get(steps.slice(0, count).join('.'));
    if (!found) continue;
    return { steps: count, start: withLines(file).offset(found.located.at(found.path).start) };
  }
  return undefined;
}

function insertion(file: SourceFile, above: Above | undefined, key: string, text: string): Edit {
  const rest = key.split('.').slice(above?.steps ?? 0);
  const entry = rest.reduceRight((inner, step, index) => {
    return index === rest.length - 1 ? `${step}: ${quoted(inner)}` : `${step}: { ${inner} }`;
  }, text);
  const at = (start: number, written: string): Edit => ({
    file: file.path,
    start,
    end: start,
    text: written,
  });
  if (!above) {
    const end = file.text.length;
    return at(end, `${file.text.endsWith('\n') || end === 0 ? '' : '\n'}${entry}\n`);
  }
  if (file.text[above.start] === '{') return at(above.start + 1, ` ${entry},`);
  const indent = above.start - (file.text.lastIndexOf('\n', above.start - 1) + 1);
  return at(above.start, `${entry}\n${' '.repeat(indent)}`);
}

/** As a YAML text of one line, also between brackets. */
function quoted(text: string): string {
  return /^[A-Za-z][\w ]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}
