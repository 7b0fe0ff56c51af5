import { memoize } from '../../read/memoize.ts';
import { isOfEngine } from '../../read/catalogues.ts';
import type { LocatedText } from '../../read/located.ts';
import type { ParsedProject } from '../../schema/project.ts';

const NO_CATALOGUES: ParsedProject['catalogues'] = {};

/** Keys of the texts that come with the engine; none in the engine's own folder, where its code says what it needs. */
export function textsOfEngine({
  frameTexts = NO_CATALOGUES,
}: Pick<ParsedProject, 'frameTexts'>): ReadonlySet<string> {
  return keysOfEngine(frameTexts);
}

const keysOfEngine = memoize(
  (frameTexts: ParsedProject['catalogues']): ReadonlySet<string> =>
    new Set(
      Object.values(frameTexts).flatMap((texts) =>
        [...texts].flatMap(([key, { file }]) => (isOfEngine(file) ? key : [])),
      ),
    ),
);

/** The texts of the frame in languages that the console does not have, from which its own are translated. */
export function referenceTexts({
  catalogues,
  frameTexts = NO_CATALOGUES,
}: Pick<ParsedProject, 'catalogues' | 'frameTexts'>): readonly {
  readonly language: string;
  readonly texts: ReadonlyMap<string, LocatedText>;
}[] {
  return Object.entries(frameTexts).flatMap(([language, texts]) =>
    language in catalogues ? [] : { language, texts },
  );
}
