import { describe, expect, it } from 'vitest';
import { backAddress } from '../../../src/pages/backAddress.ts';

describe('the arrow before the heading of a page', () => {
  const page = { path: '/console/ops/executions/:id', activeMenu: '/console/ops/tasks' };

  it('leads to the list of the records', () => {
    expect(backAddress('/console/users', page)).toBe('/console/users');
  });

  it('leads to the page whose menu entry is marked, where there is no such list', () => {
    expect(backAddress(undefined, page)).toBe('/console/ops/tasks');
  });

  it('is missing on a page that has its own menu entry', () => {
    const own = { path: '/console/dashboard', activeMenu: '/console/dashboard' };
    expect(backAddress(undefined, own)).toBeUndefined();
    const log = { path: '/ops/task/:id/log', activeMenu: '/ops/task/:id/log' };
    expect(backAddress(undefined, log)).toBeUndefined();
  });
});
