import { groupBy } from '../model/groupBy.ts';
import { flattenCatalogue, isOfFrame, languageOf } from '../read/catalogues.ts';
import type { LocatedText } from '../read/located.ts';
import { memoize, memoizeList } from '../read/memoize.ts';
import type { SourceFile, SourceSet } from '../read/sources.ts';
import { readYaml } from '../read/yaml.ts';
import { errorOf, FILE_START, type Diagnostic } from '../report/diagnostic.ts';
import type { ParsedProject } from '../schema/project.ts';

/** The language of the frame from which others are translated. */
const LANGUAGE_OF_FRAME = 'en';

type Catalogues = ParsedProject['catalogues'];
type Texts = Catalogues[string];

interface CatalogueFiles {
  readonly catalogues: Catalogues;
  readonly diagnostics: readonly Diagnostic[];
  readonly broken: readonly { readonly file: string }[];
}

/**
 * The texts of a project: its own, and those of the frame that it does not override, in the languages of the console.
 * What did not change is the same object as at the last reading.
 *
 * @param files catalogues, in the order of their paths
 * @param app says which languages there are; without it they are those of the project's own catalogues
 */
export function readCatalogues(
  files: readonly SourceFile[],
  frame: SourceSet['frame'] = [],
  app: ParsedProject['app'],
): CatalogueFiles & { readonly frameTexts: Catalogues } {
  const ofProject = byLanguage(files.filter(({ path }) => !isOfFrame(path)));
  const languages = Object.keys(app?.value.languages ?? ofProject.catalogues);
  const offered = [...files, ...frame].filter(({ path }) => isOfFrame(path));
  const framesOf = (wanted: readonly string[]) =>
    byLanguage(offered.filter(({ path }) => wanted.includes(languageOf(path) ?? '')));
  const ofFrame = framesOf(languages);
  const isWhole = languages.every((language) => language in ofFrame.catalogues);
  const reference = isWhole ? {} : framesOf([LANGUAGE_OF_FRAME]).catalogues;
  return {
    catalogues: joined(ofFrame.catalogues)(ofProject.catalogues),
    frameTexts: isWhole ? ofFrame.catalogues : joined(reference)(ofFrame.catalogues),
    diagnostics: [...ofProject.diagnostics, ...ofFrame.diagnostics],
    broken: [...ofProject.broken, ...ofFrame.broken],
  };
}

/** The texts of both by language, where the second has the last word. */
const joined = memoize((first: Catalogues) =>
  memoize((last: Catalogues): Catalogues => {
    const languages = new Set([...Object.keys(last), ...Object.keys(first)]);
    return Object.fromEntries(
      [...languages].toSorted().map((language) => {
        const [one, other] = [first[language], last[language]];
        return [language, one && other ? joinedTexts(one)(other) : (one ?? other ?? NO_TEXTS)];
      }),
    );
  }),
);

const joinedTexts = memoize((first: Texts) =>
  memoize((last: Texts): Texts => new Map([...first, ...last])),
);

const NO_TEXTS: Texts = new Map();

const byLanguage = memoizeList((files: readonly SourceFile[]): CatalogueFiles => {
  const read = [...groupBy(files, ({ path }) => languageOf(path) ?? '')].map(
    ([language, ofLanguage]) => ({ language, ...readCatalogue(ofLanguage) }),
  );
  return {
    catalogues: Object.fromEntries(read.map(({ language, texts }) => [language, texts])),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    broken: read.flatMap(({ broken }) => broken),
  };
});

/** The texts of one language. */
const readCatalogue = memoizeList((files: readonly SourceFile[]) => {
  const texts = new Map<string, LocatedText>();
  const diagnostics: Diagnostic[] = [];
  const broken: { readonly file: string }[] = [];
  for (const source of files) {
    const { located, diagnostics: found } = readYaml(source);
    diagnostics.push(...found);
    const wrong = located ? flattenCatalogue(located, texts) : [];
    diagnostics.push(...wrong);
    // A link that leads nowhere is read as an empty file.
    if (located?.value === null) diagnostics.push(emptyCatalogue(source.path));
    if (!located || wrong.length > 0) broken.push({ file: source.path });
  }
  return { texts, diagnostics, broken };
});

function emptyCatalogue(file: string): Diagnostic {
  return errorOf(
    'wrong-type',
    { file, range: FILE_START },
    'There are no texts in this file.',
    'texts; or no such file, where it is a link that leads nowhere',
  );
}
