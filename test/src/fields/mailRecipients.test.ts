import { describe, expect, it } from 'vitest';
import { mailRecipients } from '../../../src/fields/mailRecipients.ts';

describe('the recipients of an execution', () => {
  it('come as pairs of a name and whether a file goes with the mail', () => {
    expect(
      mailRecipients([
        ['Ann(ann)', true],
        ['Ben(ben)', false],
      ]),
    ).toEqual([
      { name: 'Ann (ann)', withFile: true },
      { name: 'Ben (ben)', withFile: false },
    ]);
  });

  it.each([[undefined], [null], ['Ann'], [[1, 2]], [{}]])('are nobody in %j', (value) => {
    expect(mailRecipients(value)).toEqual([]);
  });
});
