import { upperFirst } from 'es-toolkit/string';
import { nameOf, type Unmet } from '../../access/expectations.ts';
import type { ExpectationSource } from '../../schema/generated/manifest.ts';
import { errorAt, placeOf, type Rule } from '../rule.ts';
import { expectationsOf } from '../walk/expectations.ts';

/** What `manifest/expectations.yaml` says holds for every page and action that it names. */
export const unmetExpectation: Rule = {
  name: 'unmet-expectation',
  check(context) {
    const { located, unmet: all = [] } = expectationsOf(context) ?? {};
    if (!located) return [];
    return all.map((unmet) => {
      const { expectation, message } = unmet;
      const source = located.value.expectations[expectation];
      const place = placeOf(located, ['expectations', expectation]);
      return errorAt(place, {
        message: `'${expectation}' does not hold: ${message}.`,
        expected: source && claimOf(unmet, source),
        related: relatedTo(unmet),
      });
    });
  },
};

function claimOf({ claim }: Unmet, { because, views = [] }: ExpectationSource): string {
  const claims = {
    need: 'a gate in front of it',
    open: 'that it is open to them',
    closed: 'that it is closed to them',
    views: `pages in ${views.join(', ')} only`,
  };
  return `${claims[claim]}, because: ${because}`;
}

function relatedTo({ point, obstacle }: Unmet) {
  if (obstacle) return [{ message: 'It is closed here:', ...obstacle.requirement.at() }];
  if (!point) return [];
  const gate = point.requirements.findLast(
    ({ demand, rule, of }) => 'permission' in demand && !rule && !/^(?:view|area) /.test(of),
  );
  return [
    { message: `${upperFirst(nameOf(point))} stands here:`, ...point.at() },
    ...(gate ? [{ message: 'This is its gate:', ...gate.at() }] : []),
  ];
}
