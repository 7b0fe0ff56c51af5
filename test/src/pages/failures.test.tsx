import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { showDetail, showList } from './showPage.tsx';
import { ada, answerQuestion, robotAction, robots, run, told } from './stage.tsx';
import { withoutServer } from '../withoutServer.ts';

const call = vi.fn();
withoutServer({ request: call });

const refusal = new ApiError({ kind: 'refused', status: 418, text: 'Not today' }, 'Not today');
const refused = () => vi.fn().mockRejectedValue(refusal);

afterEach(() => {
  call.mockReset();
});

describe('a failure says what failed, then why (spec 1, section 8)', () => {
  it('of a row that was to be deleted', async () => {
    showList({ delete: refused() });
    fireEvent.click(await screen.findByRole('button', { name: /^More/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answerQuestion('Delete');
    await expect.poll(told).toBe('Delete failed: Ada – Not today');
  });

  it('of a record that was to be read', async () => {
    showDetail({ getOne: refused() });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Get failed.*Not today/s);
  });

  it('of a selection that was to be taken out of where it is', async () => {
    const remove = robotAction('remove', {
      danger: true,
      does: { kind: 'spm', method: 'POST', address: 'lab/robots/remove' },
    });
    call.mockRejectedValue(refusal);
    await run(remove, { selection: [ada] });
    await expect.poll(told).toBe('Bulk remove failed: Not today');
  });
});

describe('a switch of a record', () => {
  it('is red where it is dangerous', async () => {
    const does = { kind: 'toggle', field: 'is_active' } as const;
    const plain = robotAction('plain', { does });
    const lethal = robotAction('lethal', { does, danger: true });
    showDetail({}, { definition: { ...robots, offers: [plain, lethal] } });
    const knob = async (name: string) =>
      (await screen.findByRole('switch', { name })).closest('.MuiSwitch-switchBase')?.className;
    expect(await knob('Lethal')).toContain('MuiSwitch-colorError');
    expect(await knob('Plain')).toContain('MuiSwitch-colorPrimary');
  });
});

describe('an action that failed says which one, with which record, and why', () => {
  const does = { kind: 'call', method: 'POST', address: 'lab/robots/push' } as const;
  const push = robotAction('push', { on: ['row', 'selection', 'list'], does });
  const asked = async (target: OfferTarget, error: ApiError) => {
    call.mockRejectedValue(error);
    await run(push, target);
    await expect.poll(told).not.toBe('');
    return told();
  };

  it('of a record', async () => {
    expect(await asked({ record: ada }, refusal)).toBe('Push for Ada failed: Not today');
  });

  it('of a selection of one; of several without their names', async () => {
    expect(await asked({ selection: [ada] }, refusal)).toBe('Push for Ada failed: Not today');
    cleanup();
    const two = [ada, { ...ada, id: '2', name: 'Bob' }];
    expect(await asked({ selection: two }, refusal)).toBe('Push failed: Not today');
  });

  it('of a whole list', async () => {
    expect(await asked({}, refusal)).toBe('Push failed: Not today');
  });

  it('by what the server says about its fields, called as the console calls them', async () => {
    const fields = { kind: 'No such kind.', serial: 'Too long.' };
    const wrong = new ApiError({ kind: 'validation', status: 400, fields }, 'errors.badRequest');
    expect(await asked({ record: ada }, wrong)).toBe(
      'Push for Ada failed: Bad request, please check again\nKind: No such kind.; serial: Too long.',
    );
  });
});
