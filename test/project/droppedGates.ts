import { demandsOf, obstacleTo } from '../../codegen/access/decide.ts';
import { judge, peopleByName } from '../../codegen/access/expectations.ts';
import { accessPointsOf, type AccessPoints } from '../../codegen/access/accessPoints.ts';
import { everybodyBut, type Person, type Situation } from '../../codegen/access/people.ts';
import type { Demand } from '../../codegen/access/requirement.ts';
import { derive } from '../../codegen/derive/derive.ts';
import { allGates } from '../../codegen/link/walk/gates.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import type { KeyPath, Located } from '../../codegen/read/located.ts';
import type { ParsedProject } from '../../codegen/schema/project.ts';

/** A gate that was dropped by mistake, and what the expectations say. */
interface DroppedGate {
  /** `manifest/views/console.yaml routes.users.needs` */
  readonly name: string;
  readonly line: string;
  /** The expectations that no longer hold. */
  readonly caughtBy: readonly string[];
  /** Pages and actions that somebody reaches now who did not before. */
  readonly opened: readonly string[];
}

const KEYS = ['needs', 'licence', 'setting', 'organization'] as const;
/** Gates of fields and columns, which hide a value; not those of routes and actions. */
const OF_FIELDS = /^(?:fields|list\.cells|form|forms)\b/;

/**
 * Drops each key of each gate of routes, tabs, cards and actions in turn.
 *
 * @param wanted which of them, by name; all when absent
 */
export function dropEachGate(
  project: ParsedProject,
  wanted: (name: string) => boolean = () => true,
): readonly DroppedGate[] {
  const before = versionOf(project);
  return allGates(project).flatMap(({ located, path, gate }) =>
    OF_FIELDS.test(path.join('.')) || located.file === 'manifest/app.yaml'
      ? []
      : KEYS.filter((key) => gate[key] !== undefined).flatMap((key): readonly DroppedGate[] => {
          const whole = [...path, key];
          const name = `${located.file} ${whole.join('.')}`;
          if (!wanted(name)) return [];
          const after = versionOf(without(project, located, whole));
          const told = {
            name,
            line: `${located.file}:${located.atKey(whole).range.start.line}`,
            caughtBy: after.unmet,
            opened: opened(before, after),
          };
          return [told];
        }),
  );
}

interface Version {
  readonly model: ConsoleModel;
  readonly points: AccessPoints;
  readonly unmet: readonly string[];
}

function versionOf(project: ParsedProject): Version {
  const model = derive(project);
  const points = accessPointsOf(project, model);
  const expectations = project.expectations?.value ?? { expectations: {} };
  const people = peopleByName(expectations, model);
  const { unmet } = judge(expectations, { points, model, people });
  return { model, points, unmet: [...new Set(unmet.map(({ expectation }) => expectation))] };
}

/** The project without one key of one file. */
function without(project: ParsedProject, from: Located<unknown>, path: KeyPath): ParsedProject {
  const change = <T>(located: Located<T>): Located<T> => {
    if (located.file !== from.file) return located;
    const value = structuredClone(located.value);
    let node: unknown = value;
    for (const step of path.slice(0, -1)) node = Reflect.get(Object(node), step);
    Reflect.deleteProperty(Object(node), path.at(-1) ?? '');
    return { ...located, value };
  };
  return {
    ...project,
    views: project.views.map(change),
    resources: project.resources.map(change),
  };
}

/** What somebody reaches who lacks one thing that the gate asked for, and did not reach before. */
function opened(before: Version, after: Version): readonly string[] {
  return [...after.points.values()].flatMap((point) => {
    const old = before.points.get(point.id);
    if (!old || JSON.stringify(demandsIn(old)) === JSON.stringify(demandsIn(point))) return [];
    const gains = demandsIn(old).some((demand) => {
      const { person, situation } = lacking(demand, before.model);
      return (
        obstacleTo(old, before.points, person, situation) !== undefined &&
        obstacleTo(point, after.points, person, situation) === undefined
      );
    });
    return gains ? [point.id] : [];
  });
}

function demandsIn({
  requirements,
}: {
  readonly requirements: readonly { readonly demand: Demand }[];
}) {
  return requirements.flatMap(({ demand }) =>
    'any' in demand ? demand.any.flatMap((gate) => demandsOf(gate)) : [demand],
  );
}

function lacking(
  demand: Demand,
  { permissions }: ConsoleModel,
): { readonly person: Person; readonly situation: Situation } {
  const names = 'permission' in demand ? demand.permission.split('|') : [];
  return {
    person: everybodyBut(names, permissions),
    situation: {
      licence: !('licence' in demand),
      root: 'organization' in demand,
      isSet: ({ name }) => !('setting' in demand && demand.setting.name === name),
    },
  };
}
