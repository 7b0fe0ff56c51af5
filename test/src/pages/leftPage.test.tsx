import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LEAVE_AFTER_SAVE_MS } from '../../../src/pages/form/afterSave.ts';
import { showDetail } from './showPage.tsx';
import { ada, answerQuestion } from './stage.tsx';
import { takeClock } from '../clock.ts';
import { withoutServer } from '../withoutServer.ts';
import { nameBox, openForm, press, typeInto } from './form/openForm.tsx';

withoutServer();

const ELSEWHERE = '/console/elsewhere';
/** A call that is answered when the test says so. */
function later() {
  const call: { resolve(answer: unknown): void; reject(error: unknown): void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const asked = vi.fn(
    () => new Promise((resolve, reject) => Object.assign(call, { resolve, reject })),
  );
  return { call, asked };
}
const AFTERWARDS_MS = LEAVE_AFTER_SAVE_MS + 50;

describe('an answer that comes after its page was left leads nobody away', () => {
  const create = async (asked: () => Promise<unknown>) => {
    const router = openForm('create', { create: asked });
    typeInto(await nameBox(), 'Ada');
    press('Save');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    void router.navigate(ELSEWHERE);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('another page');
    return router;
  };

  it('from a form that was saved', async () => {
    const pass = takeClock();
    const { call, asked } = later();
    const router = await create(asked);
    call.resolve({ data: ada });
    await pass(AFTERWARDS_MS);
    expect(router.state.location.pathname).toBe(ELSEWHERE);
  });

  it('from a record that was deleted', async () => {
    const pass = takeClock();
    const { call, asked } = later();
    const router = showDetail({ delete: asked });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await answerQuestion('Delete');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    void router.navigate(ELSEWHERE);
    await screen.findByText('another page');
    call.resolve({ data: ada });
    await pass(AFTERWARDS_MS);
    expect(router.state.location.pathname).toBe(ELSEWHERE);
  });
});
