import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/api/errors.ts';
import { isRefusal } from '../../../src/api/isRefusal.ts';

const error = (kind: ApiErrorKind) => new ApiError({ kind, status: 0 }, kind);

describe('a question that is asked in intervals', () => {
  it.each(['forbidden', 'not-found', 'unauthenticated', 'bad-request'] as const)(
    'ends when the answer is %s',
    (kind) => expect(isRefusal(error(kind))).toBe(true),
  );

  it.each(['network', 'timeout', 'server', 'conflict'] as const)(
    'is asked again after %s, which may pass',
    (kind) => expect(isRefusal(error(kind))).toBe(false),
  );

  it('goes on while nothing is wrong', () => {
    expect(isRefusal(undefined)).toBe(false);
  });
});
