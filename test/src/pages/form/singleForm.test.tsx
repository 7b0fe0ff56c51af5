import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import SingleForm from '../../../../src/pages/form/SingleForm.tsx';
import { SessionCommandsContext } from '../../../../src/session/sessionCommands.ts';
import { fakeProvider, robots, routes, show } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';

const request = vi.fn();
withoutServer({ request });

if (!robots.form) throw new Error('Robots have a form.');
const settings: ResourceDefinition = {
  ...robots,
  single: { category: 'robot' },
  form: { ...robots.form, updateMethod: 'PATCH', after: 'stay' },
};
const begun = { name: 'Ada', kind: 'arm', is_active: true };
const commands = {
  logout: () => {},
  refreshProfile: () => Promise.resolve(),
  refreshSettings: () => Promise.resolve(),
  switchView: () => {},
  switchOrganization: () => {},
  signedOut: undefined,
  signInAgain: () => {},
  stay: () => {},
};

/** A settings page whose server holds `begun` when it is opened, and `now` when it is saved. */
async function changeName(now: object): Promise<void> {
  let server: object = begun;
  request.mockReset();
  request.mockImplementation((_address: string, { method, body }: Call) => {
    if (method === 'PATCH') server = { ...server, ...body };
    return Promise.resolve(server);
  });
  const page = (
    <SessionCommandsContext value={commands}>
      <SingleForm definition={settings} route={routes.list} />
    </SessionCommandsContext>
  );
  show({ at: routes.list.path, route: routes.list, page, provider: fakeProvider() });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  server = { ...begun, ...now };
  fireEvent.change(name, { target: { value: 'Eva' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

interface Call {
  readonly method?: string;
  readonly body?: object;
}
const sent = () =>
  request.mock.calls.filter(([, { method }]) => method === 'PATCH').map(([, { body }]) => body);

describe('a settings page that two people change', () => {
  it('is saved with what the other has changed in fields that nobody touched here', async () => {
    await changeName({ is_active: false });
    await waitFor(() => expect(sent()).toEqual([{ name: 'Eva', kind: 'arm', is_active: false }]));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Active/ }).checked).toBe(false),
    );
  });

  it('asks about a field that both have changed, and sends nothing before the answer', async () => {
    await changeName({ name: 'Ida' });
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Yours: EvaTheirs: IdaBefore: Ada');
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep theirs, save the rest' }));
    await waitFor(() => expect(sent()).toEqual([{ name: 'Ida', kind: 'arm', is_active: true }]));
  });
});
