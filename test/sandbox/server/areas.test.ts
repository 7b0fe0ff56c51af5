import { expect, it } from 'vitest';
import { areas } from '../../../sandbox/areas.ts';
import { planResources } from '../../../sandbox/kernel/resources/planResources.ts';
import { projectModel } from '../../projectModel.ts';

it('gives behaviours to resources with records of their own alone, because nobody asks those of others', () => {
  const resources = planResources(projectModel(), areas);
  const named = areas.parts.flatMap(({ behaviours = {} }) => Object.keys(behaviours));
  expect(named.filter((id) => !resources.has(id))).toEqual([]);
});
