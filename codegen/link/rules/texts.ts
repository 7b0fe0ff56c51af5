import { partition } from 'es-toolkit/array';
import type { ParsedProject } from '../../schema/project.ts';
import { inLanguage } from '../../read/catalogues.ts';
import type { LocatedText } from '../../read/located.ts';
import type { TextUse } from '../../read/sources.ts';
import { FILE_START } from '../../report/diagnostic.ts';
import { memoize, memoizeList } from '../../read/memoize.ts';
import { nearest } from '../../schema/nearest.ts';
import { textsAreIncomplete } from '../broken.ts';
import {
  errorAt,
  placeOfValue,
  warningAt,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
import { referenceTexts, textsOfEngine } from '../walk/frameTexts.ts';
import { neededTextsByFile, usableKeys, type NeededText } from '../walk/neededTexts.ts';
import { keysOfTexts, namespaceOf, textsNamedBy, unknownUses } from '../walk/textsInCode.ts';

/** Texts that react-admin itself looks up. */
export const LIBRARY_NAMESPACE = 'ra';

/**
 * Languages without a broken catalogue, the complete ones first; with a broken one, every text of it would be reported
 * as missing.
 */
export function readableLanguages(project: ParsedProject): readonly string[] {
  const languages = project.app
    ? Object.keys(project.app.value.languages)
    : Object.keys(project.catalogues).toSorted();
  const readable = languages.filter((language) => !textsAreIncomplete(project, language));
  const [complete, others] = partition(readable, (language) => isComplete(project, language));
  return [...complete, ...others];
}

/** Whether every text must exist in a language. */
export function isComplete({ app }: Pick<ParsedProject, 'app'>, language: string): boolean {
  return app?.value.languages[language]?.complete !== false;
}

/** Every needed text exists, and a text that exists in one language exists in all that are complete. */
export const missingText: Rule = {
  name: 'missing-text',
  check(context) {
    const { project } = context;
    const { app, catalogues } = project;
    const present = readableLanguages(project).filter(
      (language) => catalogues[language] && isComplete(project, language),
    );
    return [
      ...Object.keys(app?.value.languages ?? {}).flatMap((language) =>
        !app || catalogues[language] || !isComplete(project, language)
          ? []
          : errorAt(placeOfValue(app, ['languages', language]), {
              message: `There are no texts in the language '${language}'.`,
              expected: `catalogues in locales/${language}/`,
            }),
      ),
      ...(textsAreIncomplete(project) ? [] : textsWithoutAnyLanguage(context, present)),
      ...textsWithoutSomeLanguage(context, present),
      ...emptyTexts(catalogues),
    ];
  },
};

function textsWithoutAnyLanguage(
  context: LinkContext,
  languages: readonly string[],
): readonly Finding[] {
  const isUnwritten = unwrittenIn(
    languages.flatMap((language) => context.project.catalogues[language] ?? []),
  );
  const reported = new Set<string>();
  const spare = spareKeys(context);
  return neededTextsByFile(context)
    .flatMap(isUnwritten)
    .flatMap(({ what, candidates, place }) => {
      const wanted = candidates.at(-1) ?? '';
      if (reported.has(wanted)) return [];
      reported.add(wanted);
      return errorAt(place(), {
        message: `There is no text for ${what}.`,
        expected: `'${candidates.join("' or '")}' in the catalogues of ${languages.join(', ')}`,
        suggestion: () => candidates.flatMap((key) => nearest(key, spare()) ?? []).at(0),
      });
    });
}

/** Those of some needed texts that no catalogue has. */
const unwrittenIn = memoizeList((catalogues: readonly ReadonlyMap<string, LocatedText>[]) =>
  memoize((needed: readonly NeededText[]) =>
    needed.filter(
      ({ candidates }) => !candidates.some((key) => catalogues.some((texts) => texts.has(key))),
    ),
  ),
);

/** Texts that no manifest needs: one of them may be what a missing one was called before. */
function spareKeys(context: LinkContext): () => readonly string[] {
  let known: readonly string[] | undefined;
  return () => {
    if (known) return known;
    const usable = usableKeys(context);
    const named = textsNamedBy(context.project.textUses ?? []);
    const keys = [...keysOfTexts(context.project.catalogues)];
    known = keys.filter((key) => !usable.has(key) && !named.has(key));
    return known;
  };
}

function textsWithoutSomeLanguage(
  context: LinkContext,
  languages: readonly string[],
): readonly Finding[] {
  const { catalogues } = context.project;
  const maps = [
    ...languages.flatMap((language) => catalogues[language] ?? []),
    ...referenceTexts(context.project).map(({ texts }) => texts),
  ];
  const incomplete = new Map(
    notInAll(maps)
      .toReversed()
      .flatMap(([key, text]) => {
        const lacking = languages.filter((other) => !catalogues[other]?.has(key));
        return lacking.length === 0 ? [] : ([[key, { key, text, lacking }]] as const);
      }),
  );
  if (incomplete.size === 0) return [];
  const files = new Set(maps.flatMap((texts) => [...texts.values()].map(({ file }) => file)));
  // Another file may have the texts.
  const isWhole = (file: string) =>
    maps.every((texts) =>
      [...texts].every(([key, text]) => text.file !== file || incomplete.has(key)),
    );
  const isNeeded = needsOf(context);
  const compared = incomplete.size > MOST_COMPARED ? [] : [...incomplete.values()];
  const lackingFiles = new Set<string>();
  return [...incomplete.values()].toReversed().flatMap(({ key, text, lacking }) => {
    // The same text under another name in the other languages is told there, or here, where it is the odd one.
    const twin = nearest(
      key,
      compared.flatMap((other) =>
        other.lacking.every((language) => !lacking.includes(language)) ? [other.key] : [],
      ),
    );
    if (twin === undefined ? !isNeeded(key) : lacking.length < languages.length / 2) return [];
    const absent = lacking.map((language) => inLanguage(text.file, language));
    if (absent.every((file) => !files.has(file)) && isWhole(text.file)) {
      if (lackingFiles.has(text.file)) return [];
      lackingFiles.add(text.file);
      return errorAt(
        { file: text.file, range: FILE_START },
        {
          message: `These texts are missing in ${lacking.join(' and ')}.`,
          expected: absent.join(' and '),
        },
      );
    }
    return errorAt(text, {
      message: `The text '${key}' is missing in ${lacking.join(' and ')}.`,
      expected: `'${key}' in ${absent.join(' and ')}`,
      suggestion: twin,
    });
  });
}

/** The texts of each catalogue that another one lacks. */
const notInAll = memoizeList((catalogues: readonly ReadonlyMap<string, LocatedText>[]) =>
  catalogues.flatMap((texts) =>
    [...texts].filter(([key]) => catalogues.some((other) => !other.has(key))),
  ),
);

const emptyTexts = memoize((catalogues: ParsedProject['catalogues']): readonly Finding[] => {
  const all = Object.values(catalogues);
  const isEmpty = (text: LocatedText | undefined) => text?.text.trim() === '';
  // Some texts of the library are empty in every language on purpose.
  const isMeant = (key: string) =>
    namespaceOf(key) === LIBRARY_NAMESPACE &&
    all.every((texts) => !texts.has(key) || isEmpty(texts.get(key)));
  return all.flatMap((texts) =>
    [...texts]
      .filter(([key, text]) => isEmpty(text) && !isMeant(key))
      .map(([key, text]) =>
        errorAt(text, { message: `The text '${key}' is empty.`, expected: 'what a person reads' }),
      ),
  );
});

/** Missing texts that an unused one is compared with; where more are missing, it is no single mistake. */
const MOST_COMPARED = 50;

/**
 * Every text is used by the manifests or by hand-written code. If hand-written code names no texts or unknown
 * ones, only namespaces that the manifests use are checked; if it was not read, nothing is checked.
 */
export const unusedText: Rule = {
  name: 'unused-text',
  check(context) {
    const { project } = context;
    if (!project.textUses || project.broken.length > 0) return [];
    const unused = unusedKeys(project.catalogues)(needsOf(context));
    if (unused.length === 0) return [];
    const usable = usableKeys(context);
    const missing = neededTextsByFile(context)
      .flatMap(unwrittenIn(Object.values(project.catalogues)))
      .slice(0, MOST_COMPARED)
      .flatMap(({ candidates }) => candidates);
    const languages = readableLanguages(project);
    return unused.flatMap((key) => {
      const catalogue = languages
        .flatMap((one) => project.catalogues[one] ?? [])
        .find((texts) => texts.has(key));
      const text = catalogue?.get(key);
      // It is what the text of that name was called before, and the missing one is told.
      if (!catalogue || !text || nearest(key, missing) !== undefined) return [];
      return warningAt(text, {
        message: `Nothing needs the text '${key}'. Remove it everywhere.`,
        // Suggests only keys that are still missing.
        suggestion: () =>
          nearest(
            key,
            [...usable].filter((other) => !catalogue.has(other)),
          ),
      });
    });
  },
};

type IsNeeded = (key: string) => boolean;

const unusedKeys = memoize((catalogues: ParsedProject['catalogues']) =>
  memoize((isNeeded: IsNeeded) => [...keysOfTexts(catalogues)].filter((key) => !isNeeded(key))),
);

const ALWAYS: IsNeeded = () => true;

/** Whether manifests or hand-written code need a text; yes where nobody knows. */
function needsOf(context: LinkContext): IsNeeded {
  const { textUses, broken } = context.project;
  if (!textUses || broken.length > 0) return ALWAYS;
  const isUnsure = textUses.length === 0 || unknownUses(context.project).length > 0;
  const isNeeded = (isUnsure ? neededOrUnsure : needed)(textUses)(usableKeys(context));
  return neededOrOfEngine(isNeeded)(textsOfEngine(context.project));
}

/** Another project does not know what the engine's own code needs: every text of the frame. */
const neededOrOfEngine = memoize((isNeeded: IsNeeded) =>
  memoize((ofEngine: ReadonlySet<string>): IsNeeded =>
    ofEngine.size === 0 ? isNeeded : (key) => ofEngine.has(key) || isNeeded(key),
  ),
);

const needed = memoize((uses: readonly TextUse[]) =>
  memoize((usable: ReadonlySet<string>): IsNeeded => {
    const named = textsNamedBy(uses);
    return (key) => usable.has(key) || namespaceOf(key) === LIBRARY_NAMESPACE || named.has(key);
  }),
);

/** A text that looks unused may be the one that an unknown key was meant to be. */
const neededOrUnsure = memoize((uses: readonly TextUse[]) =>
  memoize((usable: ReadonlySet<string>): IsNeeded => {
    const isNeeded = needed(uses)(usable);
    const judged = new Set([...usable].map(namespaceOf));
    return (key) => isNeeded(key) || !judged.has(namespaceOf(key));
  }),
);
