import { describe, expect, it } from 'vitest';
import { roleSummary } from '../../../../src/overrides/rbac/roleSummary.ts';

const page = (title: string, resource?: string) => ({ path: `/${title}`, title, resource });
const opened = [
  { name: 'console', title: 'Console', pages: [page('users', 'users.user'), page('home')] },
  { name: 'audit', title: 'Audit', pages: [page('sessions', 'terminal.session')] },
];

describe('what a role can do', () => {
  it('is to read the records of its pages, and to change those that it has a permission for', () => {
    const held = new Set(['users.view_user', 'users.reset_user', 'terminal.view_session']);
    expect(roleSummary(opened, held)).toEqual({ changes: ['users'], reads: ['sessions'] });
  });

  it('changes nothing where it only looks and chooses', () => {
    const held = new Set(['users.match_user', 'terminal.view_session']);
    expect(roleSummary(opened, held)).toEqual({ changes: [], reads: ['users', 'sessions'] });
  });
});
