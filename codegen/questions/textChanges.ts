import { sourceOf } from '../report/diagnostic.ts';
import type { Change, ChangeClass } from './changeClasses.ts';
import type { Side } from './side.ts';

/** Texts that are lost, gone, changed or new; one change per key, with the languages it concerns. */
export function textChanges(before: Side, after: Side): readonly Change[] {
  const [then, now] = [before.model.catalogues, after.model.catalogues];
  const languages = [...new Set([...Object.keys(then), ...Object.keys(now)])].toSorted();
  const keys = new Set(
    languages.flatMap((one) => [then, now].flatMap((texts) => Object.keys(texts[one] ?? {}))),
  );
  return [...keys].flatMap((key) => {
    const seen = languages.map((language) => ({
      language,
      old: then[language]?.[key],
      new: now[language]?.[key],
    }));
    const different = seen.filter((one) => one.old !== one.new);
    const lost = different.filter((one) => one.new === undefined);
    const changed = different.filter((one) => one.old !== undefined && one.new !== undefined);
    const isThere = seen.some((one) => one.new !== undefined);
    const isNew = seen.every((one) => one.old === undefined);
    const told = (
      kind: ChangeClass,
      some: typeof seen,
      words: (one: (typeof seen)[number]) => string,
    ): readonly Change[] => {
      const [first] = some;
      if (!first) return [];
      const detail = some.map((one) => `${one.language}: ${words(one)}`).join('; ');
      const [text] = [after, before].flatMap(
        ({ project }) => project.catalogues[first.language]?.get(key) ?? [],
      );
      return [{ class: kind, subject: key, detail, ...(text && sourceOf(text)) }];
    };
    return [
      ...told(isThere ? 'text-lost' : 'text-removed', lost, (one) => quoted(one.old)),
      ...told('text-changed', changed, (one) => `${quoted(one.old)} → ${quoted(one.new)}`),
      ...told('text-added', isNew ? different : [], (one) => quoted(one.new)),
    ];
  });
}

function quoted(text: string | undefined): string {
  return `“${text ?? ''}”`;
}
