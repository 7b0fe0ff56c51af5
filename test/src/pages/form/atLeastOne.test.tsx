import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { answersWith, robots } from '../stage.tsx';
import { formOf } from '../../app/fixtures.ts';
import { withoutServer } from '../../withoutServer.ts';
import { nameBox, openForm, press, typeInto } from './openForm.tsx';

withoutServer();

const MESSAGE = 'Say one of both';
const definition: ResourceDefinition = {
  ...robots,
  fields: [
    { name: 'name', type: 'string', label: 'Name', maxLength: 128 },
    { name: 'note', type: 'string', label: 'Note', maxLength: 128 },
  ],
  form: formOf([{ field: 'name' }, { field: 'note' }], {
    atLeastOne: { fields: ['name', 'note'], message: MESSAGE },
  }),
};

const send = answersWith({ id: '1' });

async function fill() {
  openForm('create', { create: send }, { definition });
  await nameBox();
}
const field = (name: string) => screen.getByRole('textbox', { name });

describe('fields of which one must be filled in (spec 2, section 5)', () => {
  it('say so before anything is sent, and the first has the focus', async () => {
    await fill();
    press('Save');
    await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(field('Note').getAttribute('aria-invalid')).toBe('true');
    // Both are described by it, and it is announced once.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([MESSAGE]);
    expect(send).not.toHaveBeenCalled();
  });

  it('fall silent together as soon as one is filled in, and are sent', async () => {
    await fill();
    press('Save');
    await waitFor(() => expect(screen.getAllByText(MESSAGE)).toHaveLength(2));
    typeInto(field('Note'), 'x');
    await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});
