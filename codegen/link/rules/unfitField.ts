import { isMap } from '../../model/isMap.ts';
import { REFERENCE } from '../../model/references.ts';
import { valueIn, type KeyPath, type Located } from '../../read/located.ts';
import type { FieldSource, ResourceSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { memoize, memoizeAsking } from '../../read/memoize.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';
import { errorAt, placeOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { CAPABILITIES } from '../walk/capabilities.ts';
import { declaredField, fieldAt } from '../../derive/scope.ts';
import { pathOfField } from '../walk/fieldNames.ts';
import {
  fieldScope,
  fieldUses,
  notingFields,
  type FieldScope,
  type FieldUse,
} from '../walk/nameUses.ts';
import { referencesOf } from '../walk/references.ts';

/** A place of a resource that names a field, and what the field needs for it. */
interface Place {
  readonly at: RegExp;
  /** Completes “'password' cannot …”. */
  readonly use: string;
  readonly needs: readonly (keyof typeof CAPABILITIES)[];
}

const place = (at: RegExp, use: string, ...needs: Place['needs']): Place => ({ at, use, needs });
/** Names of the server's query, of an answer, or of a body. */
const ELSEWHERE =
  /^(?!forms?\/).*\/(?:where|query)\/|^actions\/[^/]+\/show\/|^detail\/tabs\/[^/]+\/actions\//;

const OF_FORMS: readonly Place[] = [
  place(/\/clears\/\d+$/, 'be cleared', 'another', 'writable', 'optional'),
  place(/\/fills\/[^/]+$/, 'be filled in', 'another', 'writable'),
  place(
    /^(?:form|forms\/[^/]+)(?:\/groups)?\/\d+\/[^/]+\/\d+(?:\/[^/]+)?$/,
    'be asked for in a form',
    'writable',
  ),
];

/** What each place needs of the field that it names, by the first key of its path; the first that fits counts. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  record: [place(/./, 'name a record', 'readable')],
  switch: [place(/./, 'say whether it is on', 'readable', 'onOrOff')],
  variants: [
    place(/\/by$/, 'say of which kind a record is', 'oneOfSome'),
    place(/\/into$/, 'hold what only some kinds have', 'ofParts'),
  ],
  fields: [
    place(/\/after$/, 'be earlier', 'dated', 'earlier'),
    place(/\/(?:display|text|secondary)$/, 'be shown', 'readable'),
  ],
  server: [
    place(/^server\/search\//, 'be searched', 'public'),
    place(/^server\/(?:order\/|defaultOrder$)/, 'order a list', 'public'),
    place(/^server\/dates$/, 'be filtered by dates', 'time'),
  ],
  list: [
    place(/^list\/columns\//, 'be a column', 'readable'),
    place(/^list\/order$/, 'order the list', 'ordered'),
    place(/^list\/bulkEdit\//, 'be changed in several records', 'writable', 'shared'),
    place(/^list\/create\/kinds\/field$/, 'say what is created', 'writable', 'oneOfSome'),
    place(/^list\/chips\/[^/]+\/field$/, 'have a menu', 'readable', 'ofChoices'),
    place(/./, 'be read of a row', 'readable'),
  ],
  detail: [
    place(/\/cards\//, 'have a card', 'related'),
    place(/\/add$/, 'be chosen for new records', 'writable'),
    place(/\/(?:since|ends|begins)$/, 'say when', 'readable', 'moment'),
    place(/./, 'be shown of a record', 'readable'),
  ],
  actions: [
    place(/\/toggle$/, 'be switched', 'readable', 'writable', 'onOrOff'),
    place(/\/renew$/, 'be put off', 'readable', 'writable', 'dated'),
    place(/\/each\/id$/, 'name a record'),
    place(/\/each\/[^/]+$/, 'be changed', 'writable'),
    place(/./, 'be read of a record', 'readable'),
  ],
  form: OF_FORMS,
  forms: OF_FORMS,
};

/** A use of a field fits what the field is capable of. */
export const unfitField: Rule = {
  name: 'unfit-field',
  check(context) {
    const { project } = context;
    const scope = fieldScope(context);
    const all = [
      ...fieldUses(context).map(unfitNames),
      ...allParts(project).map((parts) => unfitReads(parts, scope)),
    ];
    return all.flat().map((named) => {
      const { name, of, located, path, used, field, lacking } = named;
      const value = valueIn(located.value, path);
      const isValue = used === REFERRED || value === name || value === `-${name}`;
      return errorAt((isValue ? placeOfValue : placeOf)(located, path), {
        message: `'${name}' cannot ${used.use}: ${lacking.because}.`,
        expected: lacking.expected,
        related: rulingOut(project, named, field, lacking.against({ name, field, of, path })),
      });
    });
  },
};

interface NamedField {
  readonly name: string;
  readonly of: ResourceSource;
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly used: Place;
}

/** A field that lacks what its place needs. */
function unfit(named: NamedField) {
  const { name, of, located, path, used } = named;
  const field = declaredField(of, name);
  if (!field) return [];
  const lacking = used.needs
    .map((need) => CAPABILITIES[need])
    .find(({ against }) => against({ name, field, of, path }) !== undefined);
  // A form shows a locked field, and does not ask for it.
  const isLocked = () => {
    const value = valueIn(located.value, path);
    return isMap(value) && value['locked'] === true;
  };
  return lacking && !isLocked() ? [{ ...named, field, lacking }] : [];
}

const unfitNames = memoize((uses: readonly FieldUse[]) =>
  uses.flatMap((use) => {
    const { name, also, path, owner: of } = use;
    const places = PLACES[String(path[0])];
    // What is only sent, as a new password is, has a name that nobody sees.
    if (!places || also.includes(name) || (path[0] === 'record' && of.single)) return [];
    const text = path.join('/');
    const used = ELSEWHERE.test(text) ? undefined : places.find(({ at }) => at.test(text));
    return used ? unfit({ ...use, of, used }) : [];
  }),
);

const REFERRED = place(/./, 'be read of a record', 'readable');

/** Fields of `$record` and `$selection`; of a form, these are what somebody enters. */
const unfitReads = memoizeAsking(
  (parts: ResourceParts, { sourceOf }: FieldScope) =>
    referencesOf(parts.located).flatMap(({ text, path, rowsOf }) => {
      const [, from, key, ofRows] = REFERENCE.exec(text) ?? [];
      const name = from === 'record' ? key : ofRows;
      const of = ofRows === undefined || !rowsOf ? parts.source : sourceOf(rowsOf);
      const isEntered =
        path[0] === 'fields' || (/^forms?$/.test(String(path[0])) && path.at(-1) !== 'id');
      if (name === undefined || !of || isEntered) return [];
      return unfit({ name, of, located: parts.located, path, used: REFERRED });
    }),
  notingFields,
);

/** The place that says what a use contradicts: in its own file, or in the one that describes the field. */
function rulingOut(
  { resources }: ParsedProject,
  { name, of, located }: NamedField,
  field: FieldSource,
  against: keyof FieldSource | KeyPath | undefined,
): Finding['related'] {
  const describing =
    resources.find(({ value }) => value.resource === of.like && fieldAt(value, name) === field) ??
    resources.find(({ value }) => value.resource === of.resource);
  const [file, path] =
    typeof against === 'string'
      ? [describing, [...pathOfField(of, name), against]]
      : [located, against ?? []];
  if (!file || valueIn(file.value, path) === undefined) return [];
  return [{ message: 'This says so.', ...placeOf(file, path) }];
}
