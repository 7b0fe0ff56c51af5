import { REFERENCE } from '../../model/references.ts';
import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Fault, type Rule } from '../rule.ts';
import { fieldAt } from '../../derive/scope.ts';
import { fieldNames } from '../walk/fieldNames.ts';
import { OF_EVERY_LIST } from '../walk/filters.ts';
import { referencesOf, type WrittenReference } from '../walk/references.ts';
import { queryNames } from '../walk/queryNames.ts';

/** The address of the user's own record, which `$me` stands for (protocol, section 3). */
const OWN_RECORD = 'users/profile';
const FORMS = '$record.<field>, $me.<field>, $query.<name>, $selection or $selection.<field>';

/** A reference has one of the five forms, and its target exists in that place. */
export const badReference: Rule = {
  name: 'bad-reference',
  check(context) {
    const { project, model } = context;
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    const queries = queryNames(project, model);
    return [...project.views, ...project.resources].flatMap((located) => {
      const source = 'resource' in located.value ? located.value : undefined;
      return referencesOf(located).flatMap((reference) => {
        const names = source && (queries.get(source.resource) ?? new Set());
        const fault =
          faultOf(reference, source, byId) ?? (names && neverGiven(reference.text, names));
        return fault ? [errorAt(placeOfValue(located, reference.path), fault)] : [];
      });
    });
  },
};

/** A `$query.<name>` that no address of the pages of the resource has. */
function neverGiven(text: string, names: ReadonlySet<string>): Fault | undefined {
  const [, key] = /^\$query\.(\w+)$/.exec(text) ?? [];
  if (key === undefined || names.has(key)) return undefined;
  return {
    message: `Nothing gives '${text}': no button, tab or filter that leads here names '${key}'.`,
    expected: oneOf([...names].filter((one) => !OF_EVERY_LIST.includes(one))),
    suggestion: () => prefixed('$query', nearest(key, names)),
  };
}

function faultOf(
  { text, record, selection, rowsOf }: WrittenReference,
  source: ResourceSource | undefined,
  byId: ReadonlyMap<string, ResourceSource>,
): Fault | undefined {
  const [, of, key, ofRows] = REFERENCE.exec(text) ?? [];
  if (!REFERENCE.test(text)) {
    return {
      message: SOURCES.includes(text.slice(1))
        ? `'${text}' does not say which of its values is meant.`
        : `'${text}' is no reference.`,
      expected: FORMS,
      suggestion: () => meantBy(text),
    };
  }
  if (of === undefined && !selection) {
    return {
      message: `'${text}' stands where nothing is selected.`,
      expected: 'an action on: selection',
    };
  }
  if (ofRows !== undefined) {
    const rows = rowsOf === undefined ? source : byId.get(rowsOf);
    return rows && unknownField(text, '$selection', ofRows, rows);
  }
  if (of === 'me') {
    const me = [...byId.values()].find(({ api }) => api === OWN_RECORD);
    return me && key !== undefined ? unknownField(text, '$me', key, me) : undefined;
  }
  if (of !== 'record') return undefined;
  if (!record) {
    return {
      message: `'${text}' stands where there is no record.`,
      expected: selection ? '$selection' : '$query.<name> or $me.<field>',
    };
  }
  return key === undefined || !source ? undefined : unknownField(text, '$record', key, source);
}

function unknownField(
  text: string,
  of: string,
  key: string,
  resource: ResourceSource,
): Fault | undefined {
  if (key === 'id' || fieldAt(resource, key) !== undefined) return undefined;
  const known = fieldNames(resource.fields);
  return {
    message: `'${text}' names no field of ${resource.resource}.`,
    expected: oneOf(known),
    suggestion: () => prefixed(of, nearest(key, known)),
  };
}

const SOURCES = ['record', 'me', 'query', 'selection'];

/** `$record.id` for `$recrod.id`. */
function meantBy(text: string): string | undefined {
  const [of = '', ...rest] = text.slice(1).split('.');
  const source = nearest(of, SOURCES);
  return source === undefined || source === of ? undefined : [`$${source}`, ...rest].join('.');
}

function prefixed(of: string, key: string | undefined): string | undefined {
  return key === undefined ? undefined : `${of}.${key}`;
}
