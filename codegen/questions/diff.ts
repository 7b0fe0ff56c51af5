import { partition } from 'es-toolkit/array';
import { compareDemands } from '../access/compareDemands.ts';
import { nameOf } from '../access/expectations.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { Demand } from '../access/requirement.ts';
import { byName, compareKeys } from '../model/compareKeys.ts';
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
import { withOpenFields } from './openFields.ts';
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
  const [then, now] = [withOpenFields(before, after), withOpenFields(after, before)];
  return sortChanges([
    ...expectationChanges(before, after),
    ...accessChanges(then, now, people),
    ...pointChanges(then, now),
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
  const alone = (kind: ChangeClass) => (point: AccessPoint) =>
    point.kind === 'page' ? [] : [{ point, change: pointChange(kind, point) }];
  const changes = compareKeys<AccessPoint, PointChange>(before.points, after.points, {
    gone: alone('action-removed'),
    added: alone('action-added'),
    kept: (then, now) => gateChanges(then, now).map((change) => ({ point: now, change })),
  });
  return withPages(changes);
}

function pointChange(kind: ChangeClass, point: AccessPoint): Change {
  return { class: kind, subject: nameOf(point), detail: gateText(point), ...sourceOf(point.at()) };
}

function gateChanges(then: AccessPoint, now: AccessPoint): readonly Change[] {
  const [[oldLicences, before], [licences, after]] = [demandsOf(then), demandsOf(now)];
  const [wasLicensed, isLicensed] = [oldLicences.length > 0, licences.length > 0];
  const detail = `${gateText(then)} → ${gateText(now)}`;
  const told = (kind: ChangeClass): Change => ({
    ...pointChange(kind, now),
    detail,
    ...changedGate(then, now),
  });
  const rest = compareDemands(before, after);
  return [
    ...(wasLicensed && !isLicensed ? [told('licence-removed')] : []),
    ...(!wasLicensed && isLicensed ? [told('licence-added')] : []),
    ...(rest === 'same' ? [] : [told(`gate-${rest}`)]),
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

/** What it asks for: licences, and all else. */
function demandsOf({ requirements }: AccessPoint): readonly [readonly Demand[], readonly Demand[]] {
  return partition(
    requirements.map(({ demand }) => demand),
    (demand) => 'licence' in demand,
  );
}

function routeChanges(before: Side, after: Side): readonly Change[] {
  return compareKeys(byName(before.model.routes), byName(after.model.routes), {
    gone: (route) => [routeChange('route-removed', route, route.path)],
    added: (route) => [routeChange('route-added', route, route.path)],
    kept: (old, route) => [...moved(old, route, after), ...shown(old, route)],
  });
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
function nameChanges({ model: old }: Side, { model: now }: Side): readonly Change[] {
  const told = (kind: ChangeClass, detail: string) => (_: unknown, subject: string) => [
    { class: kind, subject, detail },
  ];
  return [
    ...compareKeys<unknown, Change>(old.resources, now.resources, {
      gone: told('resource-removed', 'gone'),
      added: told('resource-added', 'new'),
    }),
    ...compareKeys<unknown, Change>(byName(old.permissions), byName(now.permissions), {
      gone: told('permission-removed', 'gone'),
      added: told('permission-added', 'new'),
    }),
  ];
}
