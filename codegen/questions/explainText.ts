import { neededTexts } from '../link/walk/neededTexts.ts';
import { matcherOf } from '../link/walk/textsInCode.ts';
import type { TextUse } from '../read/sources.ts';
import { section, written, type Answer, type Fact } from './answer.ts';
import type { Side } from './side.ts';

/**
 * A text: its words in every language, and what shows it.
 *
 * @param uses the texts that hand-written code names
 */
export function explainText(key: string, side: Side, uses: readonly TextUse[]): Answer {
  const { project, model } = side;
  const { fallbackLanguage } = model.app;
  const languages = Object.keys(project.app?.value.languages ?? project.catalogues);
  const words = languages.map((language): Fact => {
    const text = project.catalogues[language]?.get(key);
    return text
      ? written(language, `“${text.text}”`, text)
      : { name: language, value: `none: the text in ${fallbackLanguage} is shown` };
  });
  return {
    kind: 'text',
    subject: key,
    sections: [
      ...section('Words', words),
      ...section('Loaded', [
        { name: 'part', value: model.textParts.get(key) ?? 'first load, or after the first page' },
      ]),
      ...section('Used by manifests', usedByManifests(key, side)),
      ...section('Used by code', usedByCode(key, uses)),
    ],
    verdicts: [],
  };
}

/** The first candidate that exists is the one that is shown. */
function usedByManifests(key: string, { project, model }: Side): readonly Fact[] {
  const catalogues = Object.values(project.catalogues);
  return neededTexts({ project, model }).flatMap(({ what, candidates, place }) => {
    if (!candidates.includes(key)) return [];
    const shown = candidates.find((one) => catalogues.some((texts) => texts.has(one)));
    return shown === key ? [written('shows', what, place())] : [];
  });
}

function usedByCode(key: string, uses: readonly TextUse[]): readonly Fact[] {
  return uses
    .filter(
      ({ kind, parts }) => kind === undefined && parts.some(Boolean) && matcherOf(parts).has(key),
    )
    .map(({ file, range, parts }) => written('names', parts.join('*'), { file, range }));
}
