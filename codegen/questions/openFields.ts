import type { AccessPoint } from '../access/accessPoint.ts';
import { declaredField, resourcesById } from '../derive/scope.ts';
import type { Side } from './side.ts';

/**
 * A version with the fields, columns and form fields that have a gate in the other version alone: here they are shown,
 * and whoever reaches a page with them sees them.
 */
export function withOpenFields(side: Side, other: Side): Side {
  const open = [...other.points.values()].flatMap((point) => {
    const within = point.within.filter((id) => side.points.has(id));
    const isOpen = point.kind === 'field' && !side.points.has(point.id) && isShown(point, side);
    return isOpen && within.length > 0 ? [{ ...point, requirements: [], within }] : [];
  });
  const points = new Map([...side.points, ...open.map((point) => [point.id, point] as const)]);
  return { ...side, points };
}

/** Whether a version has it, with a gate or without: `users.user.form.system_roles`. */
function isShown({ id, resource = '' }: AccessPoint, { project, model }: Side): boolean {
  const [part = '', ...names] = id.slice(resource.length + 1).split('.');
  const path = names.join('.');
  const located = resourcesById(project).get(resource);
  const { list, form } = model.resources.get(resource)?.definition ?? {};
  const isNamed = ({ field }: { readonly field: string }) => field === path;
  if (part === 'column') return list?.columns.some(isNamed) === true;
  if (part === 'form') return form?.groups.some(({ fields }) => fields.some(isNamed)) === true;
  return located !== undefined && declaredField(located.value, path) !== undefined;
}
