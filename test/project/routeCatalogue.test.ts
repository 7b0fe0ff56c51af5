import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressEntries } from '../../codegen/cli/routeEntries.ts';
import { projectModel } from '../projectModel.ts';

interface Fact {
  readonly name: string;
  readonly path: string;
  readonly kind: string;
}

/** Known names of addresses, which must not change. */
const FACTS: readonly Fact[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../contract/routes.json'), 'utf8'),
);

/** Pairs of names for the same address; the page has the second one. */
const ONE_ADDRESS = new Map([
  ['GatherUserList', 'GatherUserListIndex'],
  ['AccountBackupPlanList', 'AccountBackupPlanIndex'],
]);

/** As `gatehouse routes --json` prints it. */
const catalogue = addressEntries(projectModel());
const ours = new Map(catalogue.map((entry) => [entry.name, entry]));
const present = FACTS.flatMap((fact) => {
  const route = ours.get(ONE_ADDRESS.get(fact.name) ?? fact.name);
  return route ? [{ fact, route }] : [];
});

/** Kinds that may replace a page of any other kind. */
const MADE_OTHERWISE = new Set(['custom', 'single', 'tabs']);

function sameKind(fact: Fact, kind: string): boolean {
  if (ONE_ADDRESS.has(fact.name)) return true;
  return fact.kind === kind || MADE_OTHERWISE.has(kind);
}

describe('the routes of the product (spec 2, section 2)', () => {
  it('all have a page', () => {
    const missing = FACTS.filter(({ name }) => !ours.has(ONE_ADDRESS.get(name) ?? name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('stand at the addresses where they have always been', () => {
    const moved = present.filter(({ fact, route }) => fact.path !== route.path);
    expect(moved.map(({ fact, route }) => `${fact.name}: ${route.path}`)).toEqual([]);
  });

  it('are pages of the kind that they have always been', () => {
    const other = present.filter(({ fact, route }) => !sameKind(fact, route.kind));
    expect(other.map(({ fact, route }) => `${fact.name}: ${route.kind}`)).toEqual([]);
  });
});
