import { compact } from 'es-toolkit/array';
import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { errorAt, placeOf, type Finding, type Rule } from '../rule.ts';
import { allParts, type ResourceParts } from '../../derive/resourceParts.ts';

/** Fields that name a record when `record` does not (`derive/scope.ts`). */
const CONVENTIONAL = ['name', 'hostname'];

/** Records that are opened, changed or deleted have an id, and every record has a name that users know it by. */
export const namelessRecord: Rule = {
  name: 'nameless-record',
  check({ project }) {
    const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
    return allParts(project).flatMap((parts) => {
      const { source } = parts;
      const other = byId.get(source.like ?? '');
      // What such a one takes over is not known; a rule of its own says so.
      if (source.like !== undefined && (!other || other.like !== undefined)) return [];
      if (!source.fields || source.single !== undefined) return [];
      return compact([withoutId(parts, source.fields), withoutName(parts, source.fields)]);
    });
  },
};

type Fields = NonNullable<ResourceSource['fields']>;

function withoutId(
  { located, id, source, actions }: ResourceParts,
  fields: Fields,
): Finding | undefined {
  const { list, form, detail } = source;
  const ofOne = actions.some(({ value }) =>
    [value.on].flat().some((place) => place === 'row' || place === 'record'),
  );
  const used = form ?? detail ?? (list?.delete !== false ? list : undefined);
  if (Object.hasOwn(fields, 'id') || (!used && !ofOne)) return undefined;
  return errorAt(placeOf(located, ['fields']), {
    message: `Records of ${id} have no id, so none of them can be opened, changed or deleted.`,
    expected: "a field 'id'; or a list with delete: false, and no form, details or actions",
  });
}

function withoutName({ located, id, source }: ResourceParts, fields: Fields): Finding | undefined {
  if (source.record || CONVENTIONAL.some((field) => Object.hasOwn(fields, field))) return undefined;
  return errorAt(placeOf(located, ['fields']), {
    message: `Records of ${id} have no name.`,
    expected: `record: { title: … }, or a field ${CONVENTIONAL.join(' or ')}`,
  });
}
