import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import FormPage from '../../../../src/pages/form/FormPage.tsx';
import { fakeProvider, robots, routes, show } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

withoutServer();

const ada = { id: '1', name: 'Ada', kind: 'arm', note: '', is_active: true };
const refused = (fields: Record<string, string>) =>
  new ApiError({ kind: 'validation', status: 400, fields }, 'Bad request, please check again');

function create(provider = fakeProvider(), query = '') {
  const page = <FormPage route={routes.create} definition={robots} />;
  return show({ at: `${routes.create.path}${query}`, route: routes.create, page, provider });
}
function update(provider: ReturnType<typeof fakeProvider>) {
  const page = <FormPage route={routes.update} definition={robots} />;
  return show({ at: '/console/lab/robots/1/update', route: routes.update, page, provider });
}
const name = async () => await screen.findByRole('textbox', { name: /^Name/ });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

describe('a new record', () => {
  it('starts with the defaults and shows what their conditions say', async () => {
    create();
    await name();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Arm' }).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Rover' }));
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toBeTruthy();
  });

  it('is not sent while a required field is empty; the field says so and has the focus', async () => {
    const provider = fakeProvider();
    create(provider);
    const field = await name();
    press('Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(provider.create).not.toHaveBeenCalled();
  });

  it('says on leaving a text that it is required', async () => {
    create();
    fireEvent.blur(await name());
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });

  it('is sent with what is shown, then the list follows', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    const router = create(fakeProvider({ create: send as never }));
    type(await name(), ' Ada ');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Ada', kind: 'arm', is_active: true },
    });
  });

  it('leaves an empty form behind for the next one when asked to go on', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    const router = create(fakeProvider({ create: send as never }));
    type(await name(), 'Ada');
    press('Save and add another');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await name()).toHaveProperty('value', ''));
    expect(router.state.location.pathname).toBe(routes.create.path);
  });

  it('keeps everything when the server refuses a field, which says why', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(refused({ name: 'This name is taken', org: 'No organization' }))
      .mockResolvedValue({ data: ada });
    const router = create(fakeProvider({ create: send }));
    const field = await name();
    type(field, 'Ada');
    press('Save');
    expect(await screen.findByText('This name is taken')).toBeTruthy();
    expect(screen.getByText('No organization')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Ada');
    await waitFor(() => expect(document.activeElement).toBe(field));
    type(field, 'Ada 2');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
  });

  it('keeps everything when the call fails as a whole', async () => {
    const failure = new ApiError(
      { kind: 'server', status: 500, text: 'Database gone' },
      'Database gone',
    );
    create(fakeProvider({ create: vi.fn().mockRejectedValue(failure) }));
    type(await name(), 'Ada');
    press('Save');
    expect(await screen.findByText('Database gone')).toBeTruthy();
    expect(screen.getByText('Create error')).toBeTruthy();
    expect(await name()).toHaveProperty('value', 'Ada');
  });
});

describe('a copy', () => {
  it('starts from its source, its name marked, and tells the server the source', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    const getOne = vi.fn(() => Promise.resolve({ data: { ...ada, kind: 'rover', note: 'x' } }));
    create(fakeProvider({ getOne: getOne as never, create: send as never }), '?clone_from=1');
    expect(await name()).toHaveProperty('value', 'Clone from Ada');
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith('lab.robot', {
      data: { name: 'Clone from Ada', kind: 'rover', note: 'x', is_active: true },
      meta: { query: { clone_from: '1' } },
    });
  });
});

describe('an existing record', () => {
  const getOne = () => vi.fn(() => Promise.resolve({ data: ada })) as never;

  it('is sent whole to its own address, with what the form does not show; the list follows', async () => {
    const send = vi.fn(() => Promise.resolve({ data: { ...ada, name: 'Eva' } }));
    const router = update(fakeProvider({ getOne: getOne(), update: send as never }));
    type(await name(), 'Eva');
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
        .mockResolvedValue({ data: { ...ada, ...now } }) as never;
    const saving = () => vi.fn(() => Promise.resolve({ data: { ...ada, name: 'Eva' } }));

    it('is saved with their change of a field that nobody touched here, and says so', async () => {
      const send = saving();
      update(fakeProvider({ getOne: changing({ is_active: false }), update: send as never }));
      type(await name(), 'Eva');
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
      update(fakeProvider({ getOne: changing({ name: 'Ida' }), update: send as never }));
      type(await name(), 'Eva');
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
      update(fakeProvider({ getOne: changing({ name: 'Ida' }), update: send as never }));
      type(await name(), 'Eva');
      press('Save');
      await screen.findByRole('alertdialog');
      press('Back to the form');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(await name()).toHaveProperty('value', 'Eva');
      expect(send).not.toHaveBeenCalled();
    });

    it.each(['not-found', 'forbidden', 'network'] as const)(
      'is not saved blindly when it cannot be read again: %s',
      async (kind) => {
        const send = saving();
        const error = new ApiError({ kind, status: 0, text: 'Reason' }, 'Reason');
        const getOne = vi.fn().mockResolvedValueOnce({ data: ada }).mockRejectedValue(error);
        update(fakeProvider({ getOne, update: send as never }));
        type(await name(), 'Eva');
        press('Save');
        expect(await screen.findByText(/^Nothing was saved/)).toBeTruthy();
        expect(screen.getAllByText('Reason')).not.toHaveLength(0);
        expect(send).not.toHaveBeenCalled();
        expect(await name()).toHaveProperty('value', 'Eva');
      },
    );
  });

  it('says that the update failed when the call fails as a whole', async () => {
    const failure = new ApiError({ kind: 'server', status: 500, text: 'Gone' }, 'Gone');
    const send = vi.fn().mockRejectedValue(failure);
    update(fakeProvider({ getOne: getOne(), update: send }));
    type(await name(), 'Eva');
    press('Save');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(await name()).toHaveProperty('value', 'Eva');
  });

  it('is not sent while nothing has changed: Save is off and says why', async () => {
    const send = vi.fn(() => Promise.resolve({ data: ada }));
    update(fakeProvider({ getOne: getOne(), update: send as never }));
    const field = await name();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(save.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('No changes');
    press('Save');
    type(field, 'Eva');
    expect(save.getAttribute('aria-disabled')).toBeNull();
    type(field, 'Ada ');
    expect(save.getAttribute('aria-disabled')).toBe('true');
    press('Save');
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows what a save would change, and is saved from there', async () => {
    const send = vi.fn(() => Promise.resolve({ data: { ...ada, name: 'Eva' } }));
    update(fakeProvider({ getOne: getOne(), update: send as never }));
    type(await name(), 'Eva');
    press('Review 1 change');
    const dialog = await screen.findByRole('dialog', { name: 'Review changes' });
    expect(dialog.textContent).toContain('NameBeforeAdaAfterEva');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(document.activeElement).toBe(save));
    fireEvent.click(save);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('goes back to what was loaded on reset', async () => {
    update(fakeProvider({ getOne: getOne() }));
    type(await name(), 'Eva');
    press('Reset');
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Ada'));
  });

  it('is not left with unsaved changes without a question', async () => {
    const router = update(fakeProvider({ getOne: getOne() }));
    type(await name(), 'Eva');
    press('Cancel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/console/lab/robots/1/update');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('update'));
  });

  it('that does not exist is said to be missing', async () => {
    const missing = new ApiError({ kind: 'not-found', status: 404 }, 'errors.notFound');
    update(fakeProvider({ getOne: vi.fn().mockRejectedValue(missing) }));
    expect(await screen.findByText('Resource lost or deleted')).toBeTruthy();
  });
});
