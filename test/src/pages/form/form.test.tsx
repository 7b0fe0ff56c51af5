import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { withoutServer } from '../../withoutServer.ts';
import { ada, answersWith } from '../stage.tsx';
import { nameBox, openForm, press, typeInto } from './openForm.tsx';

withoutServer();

const refused = (fields: Record<string, string>) =>
  new ApiError({ kind: 'validation', status: 400, fields }, 'Bad request, please check again');

describe('a new record', () => {
  it('starts with the defaults and shows what their conditions say', async () => {
    openForm('create');
    await nameBox();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Arm' }).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Rover' }));
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toBeTruthy();
  });

  it('is not sent while a required field is empty; the field says so and has the focus', async () => {
    const create = vi.fn();
    openForm('create', { create });
    const field = await nameBox();
    press('Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(create).not.toHaveBeenCalled();
  });

  it('says on leaving a text that it is required', async () => {
    openForm('create');
    fireEvent.blur(await nameBox());
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });

  it('is sent with what is shown, then the list follows', async () => {
    const send = answersWith(ada);
    const router = openForm('create', { create: send });
    typeInto(await nameBox(), ' Ada ');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Ada', kind: 'arm', is_active: true },
    });
  });

  it('leaves an empty form behind for the next one when asked to go on', async () => {
    const send = answersWith(ada);
    const router = openForm('create', { create: send });
    typeInto(await nameBox(), 'Ada');
    press('Save and add another');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await nameBox()).toHaveProperty('value', ''));
    expect(router.state.location.pathname).toBe('/console/lab/robots/create');
  });

  it('keeps everything when the server refuses a field, which says why', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(refused({ name: 'This name is taken', org: 'No organization' }))
      .mockResolvedValue({ data: ada });
    const router = openForm('create', { create: send });
    const field = await nameBox();
    typeInto(field, 'Ada');
    press('Save');
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    expect(screen.getByText('No organization')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Ada');
    await waitFor(() => expect(document.activeElement).toBe(field));
    typeInto(field, 'Ada 2');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
  });

  it('keeps everything when the call fails as a whole', async () => {
    const failure = new ApiError(
      { kind: 'server', status: 500, text: 'Database gone' },
      'Database gone',
    );
    openForm('create', { create: vi.fn().mockRejectedValue(failure) });
    typeInto(await nameBox(), 'Ada');
    press('Save');
    expect(await screen.findByText('Database gone')).toBeTruthy();
    expect(screen.getByText('Create error')).toBeTruthy();
    expect(await nameBox()).toHaveProperty('value', 'Ada');
  });
});

describe('a copy', () => {
  it('starts from its source, its name marked, and tells the server the source', async () => {
    const send = answersWith(ada);
    const getOne = answersWith({ ...ada, kind: 'rover', note: 'x' });
    openForm('create', { getOne, create: send }, { query: '?clone_from=1' });
    expect(await nameBox()).toHaveProperty('value', 'Clone from Ada');
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Clone from Ada', kind: 'rover', note: 'x', is_active: true },
      meta: { query: { clone_from: '1' } },
    });
  });
});

describe('an existing record', () => {
  it('is sent whole to its own address, with what the form does not show; the list follows', async () => {
    const send = answersWith({ ...ada, name: 'Eva' });
    const router = openForm('update', { update: send });
    typeInto(await nameBox(), 'Eva');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
    expect(send).toHaveBeenCalledWith(
      'lab.robot',
      expect.objectContaining({
        id: '1',
        data: { name: 'Eva', kind: 'arm', is_active: true, note: '' },
      }),
    );
  });

  describe('that somebody else changes meanwhile', () => {
    /** Answers with the record as the form begins, then as it is when the form is saved. */
    const changing = (now: object) =>
      vi
        .fn()
        .mockResolvedValueOnce({ data: ada })
        .mockResolvedValue({ data: { ...ada, ...now } });
    const saving = () => answersWith({ ...ada, name: 'Eva' });

    it('is saved with their change of a field that nobody touched here, and says so', async () => {
      const send = saving();
      openForm('update', { getOne: changing({ is_active: false }), update: send });
      typeInto(await nameBox(), 'Eva');
      press('Save');
      await waitFor(() => expect(send).toHaveBeenCalledOnce());
      expect(send).toHaveBeenCalledWith(
        'lab.robot',
        expect.objectContaining({
          data: { name: 'Eva', kind: 'arm', is_active: false, note: '' },
        }),
      );
    });

    it.each([
      ['Overwrite with mine', 'Eva'],
      ['Keep theirs, save the rest', 'Ida'],
    ])('asks about a field that both changed: %s', async (answer, saved) => {
      const send = saving();
      openForm('update', { getOne: changing({ name: 'Ida' }), update: send });
      typeInto(await nameBox(), 'Eva');
      press('Save');
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog.textContent).toContain('Yours: EvaTheirs: IdaBefore: Ada');
      expect(send).not.toHaveBeenCalled();
      press(answer);
      await waitFor(() => expect(send).toHaveBeenCalledOnce());
      expect(send).toHaveBeenCalledWith(
        'lab.robot',
        expect.objectContaining({ data: expect.objectContaining({ name: saved }) }),
      );
    });

    it('goes back to the form with everything that was typed', async () => {
      const send = saving();
      openForm('update', { getOne: changing({ name: 'Ida' }), update: send });
      typeInto(await nameBox(), 'Eva');
      press('Save');
      await screen.findByRole('alertdialog');
      press('Back to the form');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(await nameBox()).toHaveProperty('value', 'Eva');
      expect(send).not.toHaveBeenCalled();
    });

    it.each(['not-found', 'forbidden', 'network'] as const)(
      'is not saved blindly when it cannot be read again: %s',
      async (kind) => {
        const send = saving();
        const error = new ApiError({ kind, status: 0, text: 'Reason' }, 'Reason');
        const getOne = vi.fn().mockResolvedValueOnce({ data: ada }).mockRejectedValue(error);
        openForm('update', { getOne, update: send });
        typeInto(await nameBox(), 'Eva');
        press('Save');
        expect(await screen.findByText(/^Nothing was saved/)).toBeTruthy();
        expect(screen.getAllByText('Reason')).not.toHaveLength(0);
        expect(send).not.toHaveBeenCalled();
        expect(await nameBox()).toHaveProperty('value', 'Eva');
      },
    );
  });

  it('says that the update failed when the call fails as a whole', async () => {
    const failure = new ApiError({ kind: 'server', status: 500, text: 'Gone' }, 'Gone');
    const send = vi.fn().mockRejectedValue(failure);
    openForm('update', { update: send });
    typeInto(await nameBox(), 'Eva');
    press('Save');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(await nameBox()).toHaveProperty('value', 'Eva');
  });

  it('is not sent while nothing has changed: Save is off and says why', async () => {
    const send = answersWith(ada);
    openForm('update', { update: send });
    const field = await nameBox();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(save.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('No changes');
    press('Save');
    typeInto(field, 'Eva');
    expect(save.getAttribute('aria-disabled')).toBeNull();
    typeInto(field, 'Ada ');
    expect(save.getAttribute('aria-disabled')).toBe('true');
    press('Save');
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows what a save would change, and is saved from there', async () => {
    const send = answersWith({ ...ada, name: 'Eva' });
    openForm('update', { update: send });
    typeInto(await nameBox(), 'Eva');
    press('Review 1 change');
    const dialog = await screen.findByRole('dialog', { name: 'Review changes' });
    expect(dialog.textContent).toContain('NameBeforeAdaAfterEva');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(document.activeElement).toBe(save));
    fireEvent.click(save);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('goes back to what was loaded on reset', async () => {
    openForm('update');
    typeInto(await nameBox(), 'Eva');
    press('Reset');
    await waitFor(async () => expect(await nameBox()).toHaveProperty('value', 'Ada'));
  });

  it('is not left with unsaved changes without a question', async () => {
    const router = openForm('update');
    typeInto(await nameBox(), 'Eva');
    press('Cancel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/console/lab/robots/1/update');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('update'));
  });

  it('that does not exist is said to be missing', async () => {
    const missing = new ApiError({ kind: 'not-found', status: 404 }, 'errors.notFound');
    openForm('update', { getOne: vi.fn().mockRejectedValue(missing) });
    expect(await screen.findByText('Resource lost or deleted')).toBeTruthy();
  });
});
