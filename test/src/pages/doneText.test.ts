import { describe, expect, it } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import type { SayText } from '../../../src/i18n/useText.ts';
import { doneText } from '../../../src/pages/offers/outcomeText.ts';

const say: SayText = (key, values) => `${String(key)} ${JSON.stringify(values)}`;
const toggle: Action = {
  key: 'active',
  label: 'actions.active',
  on: ['record'],
  gate: {},
  does: { kind: 'toggle', field: 'is_active' },
};
const one = { name: 'ham-app-15', on: undefined, count: 0 };

describe('what an action has done', () => {
  it('is said in the words of the action, where the manifest has some', () => {
    const done = 'resources.terminal.session.done.terminate';
    expect(doneText(say, { ...toggle, done }, one)).toBe(
      `${done} {"name":"ham-app-15","smart_count":1}`,
    );
  });

  it('is said with the number of selected records', () => {
    const done = 'resources.terminal.session.done.terminate-selected';
    const many = { name: '', on: undefined, count: 3 };
    expect(doneText(say, { ...toggle, done }, many)).toContain('"smart_count":3');
  });

  it('names the new state of a switch', () => {
    const off = { ...one, on: false };
    expect(doneText(say, toggle, off)).toMatch(/^pages\.action\.deactivated /);
  });
});
