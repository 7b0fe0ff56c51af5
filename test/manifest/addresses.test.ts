import { describe, expect, it } from 'vitest';
import { apiOfPath } from '../../codegen/derive/addresses.ts';
import { projectModel } from '../projectModel.ts';

describe('the API address of a route (spec 1, section 7)', () => {
  it.each([
    ['drops the first segment', '/console/assets/domains', 'assets/domains'],
    ['keeps everything after it', '/console/assets/cloud/account', 'assets/cloud/account'],
  ])('%s: %s', (_, path, api) => {
    expect(apiOfPath(path)).toBe(api);
  });
});

describe('the API address of a resource of this product (spec 1, section 7)', () => {
  it.each([
    ['moves gathered users below xpack', 'xpack.gatherusertask', 'xpack/gathered-user/tasks'],
    [
      'moves plans that change passwords below xpack',
      'xpack.changeauthplan',
      'xpack/change-auth-plan/plan',
    ],
    [
      'moves organizations below xpack, which is why they give their real address',
      'orgs.organization',
      'orgs/orgs',
    ],
    ['keeps the first segment of tickets', 'tickets.ticket', 'tickets/tickets'],
  ])('%s: %s', (_, resource, api) => {
    expect(projectModel().resources.get(resource)?.definition.api).toBe(api);
  });
});
