import { obstacleTo } from '../access/decide.ts';
import type { Offer } from '../access/offer.ts';
import type { Offers } from '../access/offers.ts';
import { MOST_OPEN, type Person } from '../access/people.ts';
import { demandText, sourceOf, type Place, type Requirement } from '../access/requirement.ts';
import { obstacleText } from './accessChanges.ts';

/** One line of an answer: a fact, where it stands, and the rule when it was derived. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly file?: string;
  readonly line?: number;
  /** The rule that derived it; absent when a manifest says it. */
  readonly rule?: string;
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

/** Everything that an offer asks for, own and inherited, in the order in which it is decided. */
export function gateSection({ requirements }: Offer): readonly Section[] {
  return section('Gates, the outermost first', requirements.map(gateFact));
}

function gateFact({ demand, of, rule, at }: Requirement): Fact {
  const fact = { name: of, value: demandText(demand), ...sourceOf(at()) };
  return rule === undefined ? fact : { ...fact, rule };
}

/** Whether each of these people reaches an offer. A role is seen where nothing but permissions is in the way. */
export function verdictsOf(
  offer: Offer,
  offers: Offers,
  people: readonly Person[],
): readonly Verdict[] {
  return people.map((person) => {
    const obstacle = obstacleTo(offer, offers, person, person.situation ?? MOST_OPEN);
    if (!obstacle) return { person: person.name, open: true };
    return {
      person: person.name,
      open: false,
      because: obstacleText(obstacle),
      ...sourceOf(obstacle.requirement.at()),
    };
  });
}
