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
    return [
      ...told(lost, isThere ? 'text-lost' : 'text-removed', key, (one) => quoted(one.old)),
      ...told(changed, 'text-changed', key, (one) => `${quoted(one.old)} → ${quoted(one.new)}`),
      ...told(isNew ? different : [], 'text-added', key, (one) => quoted(one.new)),
    ];
  });
}

interface Seen {
  readonly language: string;
  readonly old: string | undefined;
  readonly new: string | undefined;
}

function told(
  some: readonly Seen[],
  kind: ChangeClass,
  subject: string,
  words: (one: Seen) => string,
): readonly Change[] {
  if (some.length === 0) return [];
  const detail = some.map((one) => `${one.language}: ${words(one)}`).join('; ');
  return [{ class: kind, subject, detail }];
}

function quoted(text: string | undefined): string {
  return `“${text ?? ''}”`;
}
