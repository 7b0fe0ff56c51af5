import { isOfFrame } from '../read/catalogues.ts';

/** Texts of the shell that belong to no file of their own. */
const SHARED = 'shell/shared';
const OF_RESOURCE = /^resources\.([^.]+)\.([^.]+)\./;

/**
 * The file where a text of the project belongs that no language has yet: that of the text whose key begins most alike. A resource
 * without texts gets a file of its own.
 *
 * @param catalogue the texts of the language
 */
export function homeOfText(
  key: string,
  language: string,
  catalogue: ReadonlyMap<string, { readonly file: string }>,
): string {
  const [, area, model] = OF_RESOURCE.exec(key) ?? [];
  const parts = key.split('.');
  const fewest = area === undefined ? 1 : 3;
  for (let length = parts.length - 1; length >= fewest; length -= 1) {
    const beginning = `${parts.slice(0, length).join('.')}.`;
    for (const [other, { file }] of catalogue)
      if (other.startsWith(beginning) && !isOfFrame(file)) return file;
  }
  const name = area === undefined || model === undefined ? SHARED : `${area}/${letters(model)}`;
  return `locales/${language}/${name}.yaml`;
}

/** Files of texts have names of letters. */
function letters(name: string): string {
  return name.replaceAll(/[^A-Za-z]/g, '') || 'texts';
}
