import { describe, expect, it } from 'vitest';
import clean from '../../generated/resources/settings/clean.ts';
import security from '../../generated/resources/settings/security.ts';

const bounds: readonly { readonly name: string; readonly min?: number }[] = security.fields;
const minimumOf = (name: string) => bounds.find((field) => field.name === name)?.min;

describe('the bounds of settings (spec 2, section 5)', () => {
  it.each([
    ['SECURITY_LOGIN_LIMIT_COUNT', 3],
    ['SECURITY_LOGIN_IP_LIMIT_COUNT', 3],
    ['SECURITY_LOGIN_LIMIT_TIME', 5],
    ['SECURITY_MFA_VERIFY_TTL', 5],
    ['SECURITY_PASSWORD_MIN_LENGTH', 6],
    ['SECURITY_ADMIN_USER_PASSWORD_MIN_LENGTH', 6],
    ['SECURITY_MAX_IDLE_TIME', 1],
  ])('let %s be %i and no less', (name, minimum) => {
    expect(minimumOf(name)).toBe(minimum);
  });
});

describe('what is kept for some days (spec 2, section 9)', () => {
  it('is never kept for less than one', () => {
    const days = clean.fields?.map(({ type, min }) => [type, min]);
    expect(days).toEqual(clean.fields?.map(() => ['integer', 1]));
  });
});
