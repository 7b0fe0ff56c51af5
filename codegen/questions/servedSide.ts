import { mapValues, pickBy } from 'es-toolkit/object';
import { isServed } from '../model/gates.ts';
import { servedModel } from '../model/servedModel.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { FieldSource, ResourceSource } from '../schema/generated/manifest.ts';
import type { Side } from './side.ts';

/** A project as it is before one version of the server: without what that version lacks. */
export function servedSide({ project, model, points }: Side, server: string): Side {
  const isThere = (point: AccessPoint): boolean =>
    point.requirements.every(({ demand }) => {
      const isAboutVersion = 'since' in demand || 'until' in demand;
      return !isAboutVersion || isServed(demand, server);
    }) &&
    (point.within.length === 0 ||
      point.within.some((id) => {
        const page = points.get(id);
        return page !== undefined && isThere(page);
      }));
  return {
    project: {
      ...project,
      resources: project.resources
        .filter(({ value }) => isServed(value, server))
        .map((located) => ({ ...located, value: servedResource(located.value, server) })),
    },
    model: servedModel(model, server),
    points: new Map(
      [...points]
        .filter(([, point]) => isThere(point))
        .map(([id, point]) => [id, { ...point, requirements: withoutVersions(point) }] as const)
        // A field that nothing else closes is told as a field.
        .filter(([, { kind, requirements }]) => kind !== 'field' || requirements.length > 0),
    ),
  };
}

function withoutVersions({ requirements }: AccessPoint): AccessPoint['requirements'] {
  return requirements.filter(({ demand }) => !('since' in demand) && !('until' in demand));
}

function servedResource(resource: ResourceSource, server: string): ResourceSource {
  return resource.fields
    ? { ...resource, fields: servedFields(resource.fields, server) }
    : resource;
}

function servedFields(
  fields: Readonly<Record<string, FieldSource>>,
  server: string,
): Readonly<Record<string, FieldSource>> {
  const there = pickBy(fields, (field) => isServed(field, server)) as typeof fields;
  return mapValues(there, (field) => ({
    ...field,
    ...(field.choices && {
      choices: field.choices.filter(
        (choice) => typeof choice !== 'object' || isServed(choice, server),
      ),
    }),
    ...(field.fields && { fields: servedFields(field.fields, server) }),
  }));
}
