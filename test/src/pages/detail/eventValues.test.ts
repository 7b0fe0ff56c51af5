import { expect, it } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { eventValues } from '../../../../src/pages/detail/activity/eventValues.ts';
import { activityLog, resourceNamed } from '../../app/fixtures.ts';

const LOGS: ResourceDefinition = {
  ...resourceNamed('Log'),
  record: { title: 'title' },
  fields: [
    { name: 'title', type: 'string', label: 'title' },
    {
      name: 'kind',
      type: 'string',
      label: 'kind',
      cell: 'resource-name',
      names: [{ names: { en: 'Robot', zh: '机器人' } }],
    },
  ],
};
const valuesOf = (kind: string, language: string) =>
  eventValues(
    {
      log: activityLog('log'),
      definition: LOGS,
      row: { title: '机器人', kind },
      time: new Date(0),
    },
    String,
    language,
  );

it("says the name of a resource in the reader's language, and other values as they are", () => {
  expect(valuesOf('机器人', 'en')).toEqual({ title: '机器人', kind: 'Robot' });
  expect(valuesOf('Robot', 'zh')['kind']).toBe('机器人');
  expect(valuesOf('Robot and Arm', 'zh')['kind']).toBe('Robot and Arm');
});
