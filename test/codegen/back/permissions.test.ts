import { expect, it } from 'vitest';
import { derive } from '../../../codegen/derive/derive.ts';
import { emit } from '../../../codegen/emit/emit.ts';
import { parsed } from './project.ts';

const APPS = 'apps: { t: { thing: [view, add, change, delete], part: [view, push] } }';

/** The `requires` of a small project's permissions. */
function requires(yaml: string) {
  const model = derive(parsed({ permissions: `${APPS}\nrequires: { t: ${yaml} }` }));
  const file = emit(model).find(({ path }) => path === 'generated/permissions.ts');
  return file?.content.split(' = ')[1]?.replaceAll(/\s+/g, ' ');
}

it.each([
  ['one permission', '{ part: t.view_thing }', "t.view_part': ['t.view_thing'], 't.push_part': ["],
  ['several', '{ part: { push: [t.view_thing, t.add_thing] } }', "['t.view_thing', 't.add_thing']"],
  ['by some verbs', '{ thing: { add|change: t.view_part } }', "'t.add_thing': ['t.view_part'], "],
  [
    'by a verb that several rows name',
    '{ thing: { add: t.view_part, add|change: t.push_part } }',
    "'t.add_thing': ['t.view_part', 't.push_part'], 't.change_thing': ['t.push_part']",
  ],
])('a permission may require %s', (_, yaml, expected) => {
  expect(requires(yaml)).toContain(expected);
});

it('nothing is written for permissions that require nothing but viewing', () => {
  expect(requires('{ part: t.view_thing }')).not.toContain('t.add_thing');
});
