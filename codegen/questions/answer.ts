import { meets, obstacleTo } from '../access/decide.ts';
import type { AccessPoint } from '../access/accessPoint.ts';
import { accountsOf, isPair, namesOf, shortNames } from '../access/accounts.ts';
import { conditionsOf, conditionWords, settingWords } from '../access/conditions.ts';
import { mostOpen, type Person } from '../access/people.ts';
import { demandText } from '../access/requirement.ts';
import { groupBy } from '../model/groupBy.ts';
import type { ConsoleModel } from '../model/console.ts';
import { obstacleText } from './accessChanges.ts';
import type { Side } from './side.ts';
import { sourceOf, type Place } from '../report/diagnostic.ts';

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

/** Whether some users reach it, and what closes it first. */
export interface Verdict {
  /** Whose verdict it is; a role stands for every account that has it. */
  readonly who: string;
  readonly people: readonly string[];
  readonly open: boolean;
  /** What it takes, beside permissions: `while SHOP_ENABLED is on`; absent when nothing else does. */
  readonly when?: string;
  readonly because?: string;
  readonly file?: string;
  readonly line?: number;
}

/** The answer of `gatehouse explain`. */
export interface Answer {
  readonly kind:
    | 'route'
    | 'permission'
    | 'text'
    | 'resource'
    | 'field'
    | 'tab'
    | 'action'
    | 'server';
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

/** What an answer is about, and what only an answer of its kind says. */
interface Subject extends Omit<Answer, 'verdicts'> {
  readonly point: AccessPoint | undefined;
  /** Keys of the texts that name it. */
  readonly textKeys: readonly string[];
}

/** An answer that goes on with the gates of its subject, its texts, and who reaches it. */
export function answerAbout(
  side: Side,
  people: readonly Person[],
  { kind, subject, sections, point, textKeys }: Subject,
): Answer {
  const gates = point ? gateSection(point, people, side) : [];
  return {
    kind,
    subject,
    sections: [...sections, ...gates, ...wordsSection(textKeys, side)],
    verdicts: point ? verdictsOf(point, side, people) : [],
  };
}

/** Everything that an access point asks for, own and inherited, in the order in which it is decided. */
function gateSection(
  { requirements }: AccessPoint,
  people: readonly Person[],
  { model }: Side,
): readonly Section[] {
  const best = mostOpen(model.settings);
  const accounts = namesOf(accountsOf(model));
  return section(
    GATES,
    requirements.map(({ demand, of, rule, at }) => ({
      name: of,
      value: demandText(demand),
      ...sourceOf(at()),
      ...(rule !== undefined && { rule }),
      closedTo: shortNames(
        namesOf(people.filter((person) => !meets(demand, person, person.situation ?? best))),
        accounts,
      ),
    })),
  );
}

/** The words of some texts in every language. */
function wordsSection(keys: readonly string[], { project }: Side): readonly Section[] {
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

/** Whether each of these users reaches an access point, and what that takes. */
function verdictsOf(point: AccessPoint, side: Side, people: readonly Person[]): readonly Verdict[] {
  const { points, model } = side;
  const best = mostOpen(model.settings);
  return joined(people, model, (person) => {
    const obstacle = obstacleTo(point, points, person, person.situation ?? best);
    if (!obstacle) {
      const conditions = person.situation ? undefined : conditionsOf(point, side, person);
      const when = conditions ? conditionWords(conditions, settingWords(conditions)) : '';
      return { open: true, ...(when !== '' && { when }) };
    }
    const { at } = obstacle.requirement;
    return { open: false, because: obstacleText(obstacle), ...sourceOf(at()) };
  });
}

/** One verdict for all accounts that have the same; somebody who is no account has one of their own. */
export function joined(
  people: readonly Person[],
  model: Pick<ConsoleModel, 'roles' | 'session'>,
  decide: (person: Person) => Omit<Verdict, 'who' | 'people'>,
): readonly Verdict[] {
  const verdicts = people.map((person) => ({ name: person.name, verdict: decide(person) }));
  const groups = groupBy(
    verdicts,
    ({ name, verdict }) => `${isPair(name) ? '' : name}${JSON.stringify(verdict)}`,
  );
  const accounts = namesOf(accountsOf(model));
  return [...groups.values()].map((group) => {
    const names = group.map(({ name }) => name);
    return { who: shortNames(names, accounts).join(', '), people: names, ...group[0].verdict };
  });
}
