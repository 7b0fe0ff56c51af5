import { meets, obstacleTo } from '../access/decide.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import type { AccessPoints } from '../access/accessPoints.ts';
import { MOST_OPEN, type Person } from '../access/people.ts';
import { demandText, sourceOf, type Place, type Requirement } from '../access/requirement.ts';
import { obstacleText } from './accessChanges.ts';
import type { Side } from './side.ts';

/** One line of an answer: a fact, where it stands, and the rule when it was derived. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly file?: string;
  readonly line?: number;
  /** The rule that derived it; absent when a manifest says it. */
  readonly rule?: string;
  /** Of a gate: whom of the users it closes to, and nobody else. */
  readonly closedTo?: readonly string[];
}

/** Facts below a heading. */
export interface Section {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Whether somebody reaches it, and what closes it first. */
export interface Verdict {
  readonly person: string;
  readonly open: boolean;
  readonly because?: string;
  readonly file?: string;
  readonly line?: number;
}

/** The answer of `gatehouse explain`. */
export interface Answer {
  readonly kind: 'route' | 'permission' | 'text' | 'resource' | 'field' | 'tab' | 'action';
  readonly subject: string;
  readonly sections: readonly Section[];
  readonly verdicts: readonly Verdict[];
}

/** A fact that a manifest says. */
export function written(name: string, value: string, place: Place): Fact {
  return { name, value, ...sourceOf(place) };
}

/** A fact that a rule derived. */
export function derived(name: string, value: string, rule: string, place?: Place): Fact {
  return { name, value, rule, ...(place && sourceOf(place)) };
}

/** Without an empty section. */
export function section(title: string, facts: readonly Fact[]): readonly Section[] {
  return facts.length === 0 ? [] : [{ title, facts }];
}

/** The heading of the gates. */
export const GATES = 'Gates, the outermost first';

/** Everything that an access point asks for, own and inherited, in the order in which it is decided. */
export function gateSection(
  { requirements }: AccessPoint,
  people: readonly Person[],
): readonly Section[] {
  return section(
    GATES,
    requirements.map((requirement) => gateFact(requirement, people)),
  );
}

function gateFact({ demand, of, rule, at }: Requirement, people: readonly Person[]): Fact {
  const closedTo = people
    .filter((person) => !meets(demand, person, person.situation ?? MOST_OPEN))
    .map(({ name }) => name);
  return {
    name: of,
    value: demandText(demand),
    ...sourceOf(at()),
    ...(rule !== undefined && { rule }),
    closedTo,
  };
}

/** The words of some texts in every language. */
export function wordsSection(keys: readonly string[], { project }: Side): readonly Section[] {
  return section(
    'Text',
    keys.flatMap((key) =>
      Object.entries(project.catalogues).flatMap(([language, texts]) => {
        const text = texts.get(key);
        return text ? [written(language, `${key} “${text.text}”`, text)] : [];
      }),
    ),
  );
}

/** Whether each of these users reaches an access point. A role is seen where nothing but permissions is in the way. */
export function verdictsOf(
  point: AccessPoint,
  points: AccessPoints,
  people: readonly Person[],
): readonly Verdict[] {
  return people.map((person) => {
    const obstacle = obstacleTo(point, points, person, person.situation ?? MOST_OPEN);
    if (!obstacle) return { person: person.name, open: true };
    return {
      person: person.name,
      open: false,
      because: obstacleText(obstacle),
      ...sourceOf(obstacle.requirement.at()),
    };
  });
}
