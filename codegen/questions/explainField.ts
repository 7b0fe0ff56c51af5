import type { Person } from '../access/people.ts';
import { likesOf, permissionOf, declaredField } from '../derive/scope.ts';
import { candidatesLike, fieldTexts } from '../derive/texts.ts';
import { pathOfField } from '../link/walk/fieldNames.ts';
import type { Located } from '../read/located.ts';
import type { FieldSource, ResourceSource } from '../schema/generated/manifest.ts';
import { answerAbout, derived, section, written, type Answer, type Fact } from './answer.ts';
import { inWords } from './contentChanges.ts';
import type { Side } from './side.ts';

/** A field: what is said of it and where, where it is shown, and the text that names it. */
export function explainField(
  located: Located<ResourceSource>,
  path: string,
  side: Side,
  people: readonly Person[],
): Answer {
  const { value } = located;
  const field = declaredField(value, path);
  const owner = ownerOf(located, path, side);
  return answerAbout(side, people, {
    kind: 'field',
    subject: `${value.resource}.${path}`,
    sections: [
      ...section('Facts', field ? factsOf(field, path, owner, located) : []),
      ...section('Shown', shownIn(located, path, side)),
    ],
    point: side.points.get(`${value.resource}.field.${path}`),
    textKeys: textKeys(located, path, side),
  });
}

/** A resource: its facts, and its pages and actions with what each asks for. */
export function explainResource(located: Located<ResourceSource>, side: Side): Answer {
  const { value } = located;
  const place = (key: string) => located.atKey([key]);
  const said = (name: string, key: string, words: string) => {
    const rule = located.derived?.[key];
    return rule === undefined
      ? written(name, words, place(key))
      : derived(name, words, rule, place('resource'));
  };
  const definition = side.model.resources.get(value.resource)?.definition;
  const about = [...side.points.values()].filter(({ resource }) => resource === value.resource);
  return {
    kind: 'resource',
    subject: value.resource,
    sections: [
      ...section('Facts', [
        written('resource', value.resource, place('resource')),
        value.permission === undefined
          ? derived('permissions of', permissionOf(value), 'the resource itself', place('resource'))
          : said('permissions of', 'permission', value.permission),
        ...(definition
          ? [
              value.api === undefined
                ? derived('api', definition.api, 'the address of its list without the view')
                : said('api', 'api', value.api),
            ]
          : []),
        ...(located.derived?.['name'] === undefined ? [] : [said('name', 'name', value.name)]),
        ...(value.like === undefined ? [] : [written('like', value.like, place('like'))]),
      ]),
      ...section(
        'Pages, tabs and actions',
        about.map((point) => written(point.kind, point.path ?? point.id, point.at())),
      ),
    ],
    verdicts: [],
  };
}

/** The file that declares a field: that of the resource, or of the one that it is `like`. */
function ownerOf(
  located: Located<ResourceSource>,
  path: string,
  { project }: Side,
): Located<ResourceSource> {
  const other = project.resources.find(({ value }) => value.resource === located.value.like);
  const inherited =
    other && declaredField(other.value, path) === declaredField(located.value, path);
  return inherited ? other : located;
}

function factsOf(
  field: FieldSource,
  path: string,
  owner: Located<ResourceSource>,
  located: Located<ResourceSource>,
): readonly Fact[] {
  const keys = pathOfField(owner.value, path);
  const inherited = owner === located ? '' : `, as in ${owner.value.resource}`;
  return Object.entries(field)
    .filter(([key]) => key !== 'fields')
    .map(([key, said]) => {
      const words = `${inWords(said)}${inherited}`;
      const { served } = owner;
      const isServed = served !== undefined && owner.takenFrom?.([...keys, key]) !== undefined;
      if (!isServed) return written(key, words, owner.atKey([...keys, key]));
      const place = served.table.atKey([...served.path, ...keys.slice(1), key]);
      return derived(key, words, "the server's table", place);
    });
}

function shownIn(located: Located<ResourceSource>, path: string, { model }: Side): readonly Fact[] {
  const { value } = located;
  const definition = model.resources.get(value.resource)?.definition;
  const at = (...keys: readonly string[]) => located.atKey(keys);
  const column = definition?.list?.columns.find(({ field }) => field === path);
  return [
    ...(column ? [written('column', `cell ${inWords(column.cell)}`, at('list', 'columns'))] : []),
    ...(definition?.form?.groups ?? []).flatMap(({ key, fields }) =>
      fields.some(({ field }) => field === path)
        ? [written('form', `group ${key}`, at('form'))]
        : [],
    ),
    ...(definition?.detail?.tabs ?? []).flatMap(({ key, card, cards }) =>
      card?.includes(path) || cards?.some(({ field }) => field === path)
        ? [written('detail', `tab ${key}`, at('detail', 'tabs', key))]
        : [],
    ),
    ...(['search', 'order', 'filters'] as const).flatMap((key) =>
      (value.server?.[key] || []).includes(path)
        ? [written('server', `can ${WORDS[key]} by it`, at('server', key))]
        : [],
    ),
  ];
}

const WORDS = { search: 'search', order: 'order', filters: 'filter' } as const;

/** The first candidate that exists is the one that is shown. */
function textKeys({ value }: Located<ResourceSource>, path: string, side: Side): readonly string[] {
  const name = path.split('.').at(-1) ?? path;
  const keys = candidatesLike(fieldTexts(value.resource, name), likesOf(side.project));
  const catalogues = Object.values(side.project.catalogues);
  return keys.filter((key) => catalogues.some((texts) => texts.has(key))).slice(0, 1);
}
