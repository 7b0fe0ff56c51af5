import { describe, expect, it } from 'vitest';
import { outdated, unexplained, type ExpectedDifference } from './expectedDifferences.ts';

const extra = 'body.OUR_SETTING: nothing expected, text answered';
const meant: readonly ExpectedDifference[] = [
  { requests: /^GET settings\/public\//, difference: extra, because: 'Only we have it.' },
];

describe('a difference of a replayed answer that is meant', () => {
  it('is no finding where it is explained, and one everywhere else', () => {
    expect(unexplained('GET settings/public/', [extra, 'status: 200'], meant)).toEqual([
      'status: 200',
    ]);
    expect(unexplained('GET settings/setting/', [extra], meant)).toEqual([extra]);
  });

  it('is explained in vain once no answer differs so', () => {
    expect(outdated(new Map([['GET settings/public/', [extra]]]), meant)).toEqual([]);
    expect(outdated(new Map([['GET settings/public/', []]]), meant)).toEqual(meant);
  });
});
