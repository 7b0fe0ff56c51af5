import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import SingleForm from '../../../../src/pages/form/SingleForm.tsx';
import { SessionCommandsContext } from '../../../../src/session/sessionCommands.ts';
import { fakeProvider, robots, routes, show } from '../stage.tsx';
import { commands } from '../../shell/inShell.tsx';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, press, typeInto } from './openForm.tsx';

withoutServer();

if (!robots.form) throw new Error('Robots have a form.');
const settings: ResourceDefinition = {
  ...robots,
  single: { category: 'robot' },
  form: { ...robots.form, updateMethod: 'PATCH', after: 'stay' },
};
const begun = { name: 'Ada', kind: 'arm', is_active: true };

/** A settings page whose server holds `begun` when it is opened, and `now` when it is saved. */
async function changeName(now: object) {
  let server: object = begun;
  const update = vi.fn((_resource: string, { data }: { readonly data: object }) => {
    server = { ...server, ...data };
    return Promise.resolve({ data: { id: settings.id, ...server } });
  });
  const getOne = vi.fn(() => Promise.resolve({ data: { id: settings.id, ...server } }));
  const page = (
    <SessionCommandsContext value={commands}>
      <SingleForm definition={settings} route={routes.list} />
    </SessionCommandsContext>
  );
  const provider = fakeProvider({ update, getOne });
  show({ route: routes.list, page, provider });
  const name = await nameBox();
  server = { ...begun, ...now };
  typeInto(name, 'Eva');
  press('Save');
  return update;
}

describe('a settings page that two people change', () => {
  it('is saved with what the other has changed in fields that nobody touched here', async () => {
    const update = await changeName({ is_active: false });
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledWith(
      settings.id,
      expect.objectContaining({
        data: { name: 'Eva', kind: 'arm', is_active: false },
        meta: { query: { category: 'robot' }, method: 'PATCH', sole: true },
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Active/ }).checked).toBe(false),
    );
  });
});
