import { describe, expect, it } from 'vitest';
import { apiOfPath } from '../../../codegen/derive/addresses.ts';

describe('the API address of a route (spec 1, section 7)', () => {
  it.each([
    ['drops the first segment', '/console/assets/domains', 'assets/domains'],
    ['keeps everything after it', '/console/assets/cloud/account', 'assets/cloud/account'],
    ['moves gathered users below xpack', '/console/accounts/gathered-user', 'xpack/gathered-user'],
    [
      'moves what stands below them with them',
      '/console/accounts/gathered-user/tasks',
      'xpack/gathered-user/tasks',
    ],
    [
      'moves plans that change passwords below xpack',
      '/console/accounts/change-auth-plan/plan',
      'xpack/change-auth-plan/plan',
    ],
    [
      'moves organizations below xpack, which is why they give their real address',
      '/settings/orgs',
      'xpack/orgs',
    ],
    ['keeps the first segment of tickets', '/tickets/tickets', 'tickets/tickets'],
    ['keeps it for ticket flows', '/tickets/flow', 'tickets/flow'],
    [
      'leaves names alone that only begin like a moved one',
      '/console/accounts/orgs-report',
      'accounts/orgs-report',
    ],
  ])('%s: %s', (_, path, api) => {
    expect(apiOfPath(path)).toBe(api);
  });
});
