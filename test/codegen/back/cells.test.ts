import { describe, expect, it } from 'vitest';
import { apiFactsOf } from '../../../codegen/derive/apiFacts.ts';
import { cellOf } from '../../../codegen/model/cells.ts';

describe('how a field is shown in a table or on a card', () => {
  it.each([
    ['follows from its type', { type: 'boolean' }, 'yes-no'],
    ['a day is a date', { type: 'date' }, 'datetime'],
    ['several choices are shown by their words', { type: 'choices' }, 'choice'],
    [
      'a comment keeps its lines, however the server types it',
      { name: 'comment', type: 'string' },
      'multiline',
    ],
    ['time taken is a duration', { name: 'last_execution.timedelta', type: 'float' }, 'duration'],
    [
      'what the manifest says wins',
      { name: 'comment', type: 'json', cell: 'recipients' },
      'recipients',
    ],
    ['anything else is a line of text', { type: 'object' }, 'text'],
  ] as const)('%s', (_name, field, cell) => {
    expect(cellOf(field, apiFactsOf().names)).toBe(cell);
  });

  it('has a cell of its own where the manifest names one, as for reachability', () => {
    expect(cellOf({ type: 'choice', cell: 'reachability' }, apiFactsOf().names)).toBe(
      'reachability',
    );
  });
});
