import { describe, expect, it } from 'vitest';
import { cellOf } from '../../../codegen/model/cells.ts';

describe('how a field is shown that says nothing of it', () => {
  const names = { title: [], related: [], secret: [], duration: 'seconds', code: ['ip', 'input'] };

  it('is monospaced where its text is read sign by sign', () => {
    expect(cellOf({ name: 'ip', type: 'string' }, names)).toBe('code');
    expect(cellOf({ name: 'gateway.ip', type: 'string' }, names)).toBe('code');
    expect(cellOf({ name: 'input', type: 'text' }, names)).toBe('code');
    expect(cellOf({ name: 'name', type: 'string' }, names)).toBe('text');
  });

  it('is what its type says, or the manifest', () => {
    expect(cellOf({ name: 'ip', type: 'list' }, names)).toBe('list');
    expect(cellOf({ name: 'ip', type: 'string', cell: 'tags' }, names)).toBe('tags');
    expect(cellOf({ name: 'seconds', type: 'float' }, names)).toBe('duration');
  });
});
