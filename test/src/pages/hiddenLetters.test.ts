import { describe, expect, it } from 'vitest';
import { optionOf } from '../../../src/fields/options.ts';
import { readEntry } from '../../../src/fields/tree/treeEntry.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { plainText, rawText } from '../../../src/fields/values.ts';
import { recordName } from '../../../src/pages/titles.ts';

const FAKE = '\u202Egpj.exe';
const SHOWN = '[U+202E]gpj.exe';
const definition = { record: { title: 'name' } } as const;

describe('a name with letters that turn round what is read', () => {
  it('shows them in cells, lists of names and titles', () => {
    expect(plainText(FAKE)).toBe(SHOWN);
    expect(plainText([{ name: FAKE }, 'b'])).toBe(`${SHOWN}, b`);
    expect(recordName(definition, { id: 1, name: FAKE })).toBe(SHOWN);
  });

  it('shows them in questions, toasts and whatever else is said of it', async () => {
    const { provider } = await createI18n({
      catalogues: { en: { start: async () => ({ default: { ask: 'Delete “%{name}”?' } }) } },
      languages: [{ code: 'en', cookie: 'en', name: 'English' }],
      language: 'en',
    });
    expect(provider.translate('ask', { name: FAKE })).toBe(`Delete “${SHOWN}”?`);
    expect(provider.translate(FAKE, { _: FAKE })).toBe(SHOWN);
  });

  it('shows them in options and trees, and sends back what came', () => {
    const options = { from: 'users/groups', value: 'name', text: 'name' };
    expect(optionOf({ name: FAKE }, options)).toEqual({ value: FAKE, label: SHOWN });
    expect(rawText([FAKE])).toBe(FAKE);
    const node = readEntry({
      id: '1',
      name: FAKE,
      meta: { type: 'node', data: { id: 'n', value: FAKE } },
    });
    expect([node?.name, node?.title, node?.value]).toEqual([SHOWN, SHOWN, FAKE]);
  });
});
