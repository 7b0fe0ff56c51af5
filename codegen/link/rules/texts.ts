import type { ParsedProject } from '../../schema/project.ts';
import type { LocatedText } from '../../read/located.ts';
import type { TextUse } from '../../read/sources.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { textsAreIncomplete } from '../broken.ts';
import { errorAt, placeOfValue, warningAt, type LinkContext, type Rule } from '../rule.ts';
import { neededTexts, usableKeys } from '../walk/neededTexts.ts';
import { namespaceOf, textsNamedBy, unknownUses } from '../walk/textsInCode.ts';

/** Texts that react-admin itself looks up. */
const LIBRARY_NAMESPACE = 'ra';

/** Languages without a broken catalogue; with one, every text of it would be reported as missing. */
function readableLanguages(project: ParsedProject): readonly string[] {
  const languages = project.app
    ? Object.keys(project.app.value.languages)
    : Object.keys(project.catalogues).toSorted();
  return languages.filter((language) => !textsAreIncomplete(project, language));
}

/** Every needed text exists, and a text that exists in one language exists in all. */
export const missingText: Rule = {
  name: 'missing-text',
  check(context) {
    const { project } = context;
    const present = readableLanguages(project).filter((language) => project.catalogues[language]);
    return [
      ...languagesWithoutTexts(project),
      ...(textsAreIncomplete(project) ? [] : textsWithoutAnyLanguage(context, present)),
      ...textsWithoutSomeLanguage(project, present),
      ...emptyTexts(project),
    ];
  },
};

function languagesWithoutTexts({ app, catalogues }: ParsedProject): readonly Diagnostic[] {
  if (!app) return [];
  return Object.keys(app.value.languages)
    .filter((language) => !catalogues[language])
    .map((language) =>
      errorAt(
        'missing-text',
        placeOfValue(app, ['languages', language]),
        `There are no texts in the language '${language}'.`,
        { expected: `catalogues in locales/${language}/` },
      ),
    );
}

function textsWithoutAnyLanguage(
  context: LinkContext,
  languages: readonly string[],
): readonly Diagnostic[] {
  const catalogues = languages.flatMap((language) => context.project.catalogues[language] ?? []);
  const reported = new Set<string>();
  return neededTexts(context).flatMap(({ what, candidates, place }) => {
    const wanted = candidates.at(-1) ?? '';
    const exists = candidates.some((key) => catalogues.some((texts) => texts.has(key)));
    if (exists || reported.has(wanted)) return [];
    reported.add(wanted);
    return [
      errorAt('missing-text', place(), `There is no text for ${what}.`, {
        expected: `'${candidates.join("' or '")}' in the catalogues of ${languages.join(', ')}`,
      }),
    ];
  });
}

function textsWithoutSomeLanguage(
  project: ParsedProject,
  languages: readonly string[],
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const language of languages) {
    for (const [key, text] of project.catalogues[language] ?? []) {
      if (seen.has(key)) continue;
      seen.add(key);
      const lacking = languages.filter((other) => !project.catalogues[other]?.has(key));
      if (lacking.length === 0) continue;
      found.push(
        errorAt('missing-text', text, `The text '${key}' is missing in ${lacking.join(' and ')}.`, {
          expected: `'${key}' in ${lacking.map((other) => `locales/${other}/`).join(' and ')}`,
        }),
      );
    }
  }
  return found;
}

function emptyTexts({ catalogues }: ParsedProject): readonly Diagnostic[] {
  return Object.values(catalogues).flatMap((texts) =>
    [...texts]
      .filter(([key, { text }]) => namespaceOf(key) !== LIBRARY_NAMESPACE && text.trim() === '')
      .map(([key, text]) =>
        errorAt('missing-text', text, `The text '${key}' is empty.`, {
          expected: 'what a person reads',
        }),
      ),
  );
}

const PLACEHOLDER = /%\{(\w+)\}/g;

export const placeholderMismatch: Rule = {
  name: 'placeholder-mismatch',
  check({ project }) {
    const [first, ...others] = readableLanguages(project);
    const base = first === undefined ? undefined : project.catalogues[first];
    if (!base) return [];
    return others.flatMap((language) =>
      [...(project.catalogues[language] ?? [])].flatMap(([key, text]) => {
        const model = base.get(key);
        if (!model || placeholders(model) === placeholders(text)) return [];
        return [
          errorAt(
            'placeholder-mismatch',
            text,
            `The text '${key}' has other placeholders in ${language} than in ${first}.`,
            {
              expected: placeholders(model) || 'no placeholders',
              related: [{ message: `The text in ${first}.`, file: model.file, range: model.range }],
            },
          ),
        ];
      }),
    );
  },
};

function placeholders({ text }: LocatedText): string {
  return [...new Set(text.match(PLACEHOLDER) ?? [])].toSorted().join(' ');
}

/**
 * Every text is used by the manifests or by hand-written code. If hand-written code names no texts or unknown
 * ones, only namespaces that the manifests use are checked; if it was not read, nothing is checked.
 */
export const unusedText: Rule = {
  name: 'unused-text',
  check(context) {
    const { project } = context;
    if (!project.textUses || project.broken.length > 0) return [];
    const usable = usableKeys(context);
    const isNeeded = needsOfCode(project, project.textUses, usable);
    const reported = new Set<string>();
    return readableLanguages(project).flatMap((language) => {
      const catalogue = project.catalogues[language] ?? new Map<string, LocatedText>();
      // Suggests only keys that are still missing.
      const absent = [...usable].filter((key) => !catalogue.has(key));
      return [...catalogue].flatMap(([key, text]) => {
        if (usable.has(key) || reported.has(key) || isNeeded(key)) return [];
        reported.add(key);
        return [
          warningAt('unused-text', text, `Nothing needs the text '${key}'. Remove it everywhere.`, {
            suggestion: nearest(key, absent),
          }),
        ];
      });
    });
  },
};

function needsOfCode(
  project: ParsedProject,
  uses: readonly TextUse[],
  usable: ReadonlySet<string>,
): (key: string) => boolean {
  const named = textsNamedBy(uses);
  const isNeeded = (key: string) => namespaceOf(key) === LIBRARY_NAMESPACE || named.has(key);
  if (uses.length > 0 && unknownUses(project).length === 0) return isNeeded;
  // A text that looks unused may be the one that an unknown key was meant to be.
  const judged = new Set([...usable].map(namespaceOf));
  return (key) => isNeeded(key) || !judged.has(namespaceOf(key));
}
