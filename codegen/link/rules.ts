import { isMap } from '../model/isMap.ts';
import type { Rule } from './rule.ts';

/** The order in which rules are asked: causes before what may follow from them. */
const ORDER = `
  duplicate-resource duplicate-view duplicate-address unknown-resource like-chain unknown-field
  unknown-permission ungrantable-permission permission-circle unknown-role unknown-setting unknown-server
  unknown-icon unknown-language unknown-time-zone missing-logo incomplete-session unreadable-accent unknown-form
  unknown-tab unknown-action unknown-route duplicate-route shadowed-route redirect-loop route-without-pages
  unfit-tree unfindable-record nameless-record no-moment unknown-api-address bad-reference foreign-record
  unread-query contradictory-field open-object slow-pattern impossible-condition impossible-gate
  ignored-condition unasked-delete unfit-field repeated-field repeated-tab required-not-asked
  fixed-not-in-columns default-not-in-columns cell-not-in-columns unknown-override missing-override missing-text
  misplaced-text unknown-text placeholder-mismatch plural-forms repeated-label untranslated-text rejected-term
  unused-text unknown-subject unmet-expectation needless-exception
`;

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./rules/*.ts', { eager: true });
const FOUND = Object.values(FILES).flatMap((exports) => Object.values(exports).filter(isRule));

/** Every cross check. A new rule is one file in `rules/`, its name in the order, and a golden folder that proves it. */
export const RULES: readonly Rule[] = inOrder(FOUND, ORDER.trim().split(/\s+/));

function inOrder(rules: readonly Rule[], names: readonly string[]): readonly Rule[] {
  const known = new Map(rules.map((rule) => [rule.name, rule]));
  const ordered = names.flatMap((name) => known.get(name) ?? []);
  if (ordered.length === rules.length && ordered.length === names.length) return ordered;
  throw new Error('The order of rules does not have the names of those in rules/.');
}

function isRule(value: unknown): value is Rule {
  return isMap(value) && 'name' in value && 'check' in value;
}
