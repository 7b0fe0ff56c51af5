import { eventText } from '../../derive/texts.ts';
import type { ModelRoute } from '../../model/console.ts';
import type { RecordModel, ResourceDefinition } from '../../model/resources.ts';
import type { LocatedText } from '../../read/located.ts';
import { groupBy } from '../../model/groupBy.ts';
import { memoize, memoizeList } from '../../read/memoize.ts';
import type { TextUse } from '../../read/sources.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type LinkContext, type Rule } from '../rule.ts';
import { textsOfEngine } from '../walk/frameTexts.ts';
import { namespaceOf } from '../walk/textsInCode.ts';
import { LIBRARY_NAMESPACE, readableLanguages } from './texts.ts';

const NONE: readonly string[] = [];
const PLACEHOLDER = /%\{(\w+)\}/g;

/** A text has the same placeholders in every language, and whoever shows it fills each of them. */
export const placeholderMismatch: Rule = {
  name: 'placeholder-mismatch',
  check(context) {
    const { project } = context;
    const [first, ...others] = readableLanguages(project);
    const base = first === undefined ? undefined : project.catalogues[first];
    if (!base) return [];
    const unfilled = unfilledTexts(context, base);
    const reported = new Set(unfilled.map(({ key }) => key));
    return [
      ...unfilled.map(({ finding }) => finding),
      ...others.flatMap((language) =>
        unlike([project.catalogues[language] ?? base, base]).flatMap(({ key, text, model }) => {
          if (reported.has(key)) return [];
          return errorAt(text, {
            message: `The text '${key}' has other placeholders in ${language} than in ${first}.`,
            expected: shown(model) || 'no placeholders',
            related: [{ message: `The text in ${first}.`, file: model.file, range: model.range }],
          });
        }),
      ),
    ];
  },
};

/** Texts of the first language whose placeholders are not those of the second. */
const unlike = memoizeList(([texts, base]: readonly ReadonlyMap<string, LocatedText>[]) =>
  [...(texts ?? [])].flatMap(([key, text]) => {
    const model = base?.get(key);
    return !model || model.text === text.text || shown(model) === shown(text)
      ? []
      : { key, text, model };
  }),
);

/** Texts with a placeholder that nothing fills: the mistake may be the same in all languages. */
function unfilledTexts(context: LinkContext, texts: ReadonlyMap<string, LocatedText>) {
  const { project } = context;
  if (!project.textUses || project.textUses.length === 0 || project.broken.length > 0) return [];
  const valuesOf = valuesOfTexts(context);
  return withPlaceholders(texts).flatMap(({ key, text, used }) => {
    const values = valuesOf(key);
    return used
      .filter((placeholder) => !values.has(placeholder))
      .map((placeholder) => ({
        key,
        finding: errorAt(text, {
          message: `Nothing fills %{${placeholder}} of the text '${key}'.`,
          expected: values.size > 0 ? oneOf(values) : 'a text without placeholders',
          suggestion: () => nearest(placeholder, values),
        }),
      }));
  });
}

const withPlaceholders = memoize((texts: ReadonlyMap<string, LocatedText>) =>
  [...texts].flatMap(([key, text]) => {
    const used = placeholdersOf(text);
    return used.length === 0 ? [] : [{ key, text, used }];
  }),
);

/** Values that react-admin gives to its own texts (ra-core, `TranslationMessages`). */
const OF_LIBRARY: ReadonlySet<string> = new Set(
  (
    'field_lower_first item max min name offsetBegin offsetEnd options order page pattern ' +
    'recordRepresentation smart_count total id error'
  ).split(' '),
);

/** What hangs on a record is told with how much of it. */
const COUNT: ReadonlySet<string> = new Set(['smart_count']);

type ValuesOf = (key: string) => ReadonlySet<string>;

/** The names of the values that a text can be filled with. */
function valuesOfTexts({ project, model }: LinkContext): ValuesOf {
  const ofEvents = new Map(
    [...model.resources.values()].map(({ definition }) => [eventText(definition.id), definition]),
  );
  const ofNames = new Map(
    [...model.resources.values()].flatMap(({ definition: { record } }) =>
      record.sentence === undefined ? [] : [[record.sentence, namingFields(record)] as const],
    ),
  );
  const ofImpact = new Set(
    [...model.resources.values()].flatMap(({ parts }) =>
      (parts?.impact ?? []).map(({ label }) => label),
    ),
  );
  const ofOthers = filledByCode(project.textUses ?? NO_USES)(project.nameUses ?? NO_USES)(
    model.routes,
  );
  const ofEngine = textsOfEngine(project);
  return (key) => {
    if (ofEngine.has(key)) return filledByEngine(project.frameTexts ?? {}, key);
    if (ofImpact.has(key)) return COUNT;
    const event = ofEvents.get(key);
    return event ? fieldsOf(event) : (ofNames.get(key) ?? ofOthers(key));
  };
}

/** The fields that a sentence names a record by. */
function namingFields({ title, secondary }: RecordModel): ReadonlySet<string> {
  return new Set(secondary === undefined ? [title] : [title, secondary]);
}

/** What the engine fills of its own texts is what they say. */
function filledByEngine(frameTexts: ParsedProject['catalogues'], key: string): ReadonlySet<string> {
  const texts = Object.values(frameTexts).flatMap((ofLanguage) => ofLanguage.get(key) ?? []);
  return new Set(texts.flatMap(placeholdersOf));
}

const NO_USES: readonly TextUse[] = [];

const filledByCode = memoize((textUses: readonly TextUse[]) =>
  memoize((nameUses: readonly TextUse[]) =>
    memoize((routes: readonly ModelRoute[]): ValuesOf => {
      const ofFile = new Map(
        nameUses.flatMap(({ file, parts, kind }) =>
          kind === 'value' ? [[file, parts] as const] : [],
        ),
      );
      const titles = new Map(
        routes.flatMap(({ title }) =>
          typeof title === 'object' && 'key' in title
            ? [[title.key, Object.keys(title.with)] as const]
            : [],
        ),
      );
      const uses = usesByKey(textUses);
      const anywhere = new Set([...ofFile.values(), ...titles.values()].flat());
      return (key) => {
        if (namespaceOf(key) === LIBRARY_NAMESPACE) return OF_LIBRARY;
        const named = uses.get(key) ?? [];
        // A key that is handed on, or made of parts, is filled where no file says which text it is.
        if (named.length === 0 || named.some(({ isKey }) => !isKey)) return anywhere;
        return new Set([
          ...named.flatMap(({ file }) => ofFile.get(file) ?? []),
          ...(titles.get(key) ?? []),
        ]);
      };
    }),
  ),
);

/** The places in code that name a text as a whole. */
const usesByKey = memoize((uses: readonly TextUse[]) =>
  groupBy(
    uses.filter(({ parts }) => parts.length === 1),
    ({ parts: [key = ''] }) => key,
  ),
);

/** The sentence about a record in the activity of another is filled with the fields of the record. */
const fieldsOf = memoize(
  ({ fields = [] }: ResourceDefinition): ReadonlySet<string> =>
    new Set(fields.map(({ name }) => name)),
);

function placeholdersOf({ text }: LocatedText): readonly string[] {
  if (!text.includes('%{')) return NONE;
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, placeholder = '']) => placeholder))];
}

function shown(text: LocatedText): string {
  if (!text.text.includes('%{')) return '';
  return placeholdersOf(text)
    .map((placeholder) => `%{${placeholder}}`)
    .toSorted()
    .join(' ');
}
