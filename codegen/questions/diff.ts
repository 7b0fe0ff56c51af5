import { compareDemands } from '../access/compareDemands.ts';
import { nameOf } from '../access/expectations.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { Demand } from '../access/requirement.ts';
import type { ModelRoute } from '../model/console.ts';
import {
  accessChanges,
  gateText,
  requirementText,
  withPages,
  type Observed,
  type PointChange,
} from './accessChanges.ts';
import { sortChanges, type Change, type ChangeClass } from './changeClasses.ts';
import { contentChanges } from './contentChanges.ts';
import { expectationChanges } from './expectationChanges.ts';
import { fieldChanges } from './fieldChanges.ts';
import { roleChanges } from './roleChanges.ts';
import type { Side } from './side.ts';
import { textChanges } from './textChanges.ts';
import { sourceOf } from '../report/diagnostic.ts';

/** Every difference between two versions of a project, with who gains and who loses by it. */
export function diffSides(
  before: Side,
  after: Side,
  people: readonly Observed[],
): readonly Change[] {
  return sortChanges([
    ...expectationChanges(before, after),
    ...accessChanges(before, after, people),
    ...pointChanges(before, after),
    ...routeChanges(before, after),
    ...fieldChanges(before, after),
    ...contentChanges(before, after),
    ...nameChanges(before, after),
    ...roleChanges(before, after),
    ...textChanges(before, after),
  ]);
}

/** Gates of what both versions have; and actions, tabs and gated fields that only one has. */
function pointChanges(before: Side, after: Side): readonly Change[] {
  const gone = [...before.points.values()].filter(({ id }) => !after.points.has(id));
  const now = [...after.points.values()].flatMap((point): readonly PointChange[] => {
    const then = before.points.get(point.id);
    const changes = then
      ? gateChanges(then, point)
      : point.kind === 'page'
        ? []
        : [pointChange('action-added', point)];
    return changes.map((change) => ({ point, change }));
  });
  return [
    ...withPages(now),
    ...gone.flatMap((point) =>
      point.kind === 'page' ? [] : [pointChange('action-removed', point)],
    ),
  ];
}

function pointChange(kind: ChangeClass, point: AccessPoint): Change {
  return { class: kind, subject: nameOf(point), detail: gateText(point), ...sourceOf(point.at()) };
}

function gateChanges(then: AccessPoint, now: AccessPoint): readonly Change[] {
  const [before, after] = [demands(then), demands(now)];
  const licence = (list: readonly Demand[]) => list.some((demand) => 'licence' in demand);
  const changed = changedGate(then, now);
  const told = (kind: ChangeClass, detail: string): Change => ({
    class: kind,
    subject: nameOf(now),
    detail,
    ...(changed ?? sourceOf(now.at())),
  });
  const rest = compareDemands(withoutLicence(before), withoutLicence(after));
  const words = `${gateText(then)} → ${gateText(now)}`;
  return [
    ...(licence(before) && !licence(after) ? [told('licence-removed', words)] : []),
    ...(!licence(before) && licence(after) ? [told('licence-added', words)] : []),
    ...(rest === 'same' ? [] : [told(`gate-${rest}`, words)]),
  ];
}

/** What changed in a gate, and where it stands, or stood when it is gone. */
function changedGate(
  { requirements: old }: AccessPoint,
  { requirements }: AccessPoint,
): Pick<Change, 'group' | 'file' | 'line'> | undefined {
  const [before, after] = [old, requirements].map((some) => new Set(some.map(requirementText)));
  const gone = old.filter((one) => !after?.has(requirementText(one)));
  const added = requirements.filter((one) => !before?.has(requirementText(one)));
  const first = added[0] ?? gone[0];
  const words = (some: typeof old) => some.map(requirementText).join(', ') || 'nothing';
  const group = `${words(gone)} → ${words(added)}`;
  return first && { group, ...sourceOf(first.at()) };
}

function demands({ requirements }: AccessPoint): readonly Demand[] {
  return requirements.map(({ demand }) => demand);
}

function withoutLicence(list: readonly Demand[]): readonly Demand[] {
  return list.filter((demand) => !('licence' in demand));
}

function routeChanges(before: Side, after: Side): readonly Change[] {
  const then = new Map(before.model.routes.map((route) => [route.name, route]));
  const now = new Map(after.model.routes.map((route) => [route.name, route]));
  return [
    ...before.model.routes
      .filter(({ name }) => !now.has(name))
      .map((route) => routeChange('route-removed', route, route.path)),
    ...after.model.routes.flatMap((route) => {
      const old = then.get(route.name);
      if (!old) return [routeChange('route-added', route, route.path)];
      return [...moved(old, route, after), ...shown(old, route)];
    }),
  ];
}

function moved(old: ModelRoute, route: ModelRoute, after: Side): readonly Change[] {
  if (old.path === route.path) return [];
  const leads = after.model.app.oldAddresses[old.path]?.split('?')[0] === route.path;
  const kind = leads ? 'route-redirected' : 'route-moved';
  return [routeChange(kind, route, `${old.path} → ${route.path}`)];
}

function shown(old: ModelRoute, route: ModelRoute): readonly Change[] {
  const words = ({ kind, resource = 'no resource' }: ModelRoute) => `${kind} of ${resource}`;
  return words(old) === words(route)
    ? []
    : [routeChange('route-changed', route, `${words(old)} → ${words(route)}`)];
}

function routeChange(kind: ChangeClass, { name, source }: ModelRoute, detail: string): Change {
  return { class: kind, subject: name, detail, file: source.file, line: source.line };
}

/** Resources and permissions that only one version has. */
function nameChanges(before: Side, after: Side): readonly Change[] {
  const resources = (side: Side) => [...side.model.resources.keys()];
  const permissions = (side: Side) => side.model.permissions.map(({ name }) => name);
  return [
    ...added(resources(before), resources(after), 'resource-added', 'new'),
    ...added(resources(after), resources(before), 'resource-removed', 'gone'),
    ...added(permissions(before), permissions(after), 'permission-added', 'new'),
    ...added(permissions(after), permissions(before), 'permission-removed', 'gone'),
  ];
}

function added(
  known: readonly string[],
  names: readonly string[],
  kind: ChangeClass,
  detail: string,
): readonly Change[] {
  const all = new Set(known);
  return names
    .filter((name) => !all.has(name))
    .map((subject) => ({ class: kind, subject, detail }));
}
