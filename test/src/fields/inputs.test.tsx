import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { memo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { ConsoleDataProvider } from '../../../src/api/dataProvider.ts';
import { CHECKED_WHEN_LEFT } from '../../../src/fields/edit/checkedWhenLeft.ts';
import { FieldInput } from '../../../src/fields/edit/FieldInput.tsx';
import { useFormMethods } from '../../../src/fields/edit/FormMethodsContext.ts';
import { FieldsForm } from '../../../src/fields/edit/FieldsForm.tsx';
import { SessionContext } from '../../../src/session/SessionContext.ts';
import { fieldOf, sessionOf, viewNamed } from '../app/fixtures.ts';
import { fakeProvider } from '../pages/stage.tsx';

const field = (facts: Partial<FieldModel>) => fieldOf({ label: 'Field', ...facts });

interface Case {
  readonly value?: unknown;
  readonly collapsed?: boolean;
  readonly required?: boolean;
  readonly provider?: ConsoleDataProvider;
}

function input(
  facts: Partial<FieldModel>,
  { value = '', collapsed = false, required = false, provider = fakeProvider() }: Case = {},
) {
  const held: { value: unknown } = { value };
  function Held() {
    held.value = useWatch({ name: 'field' });
    return null;
  }
  function Form() {
    const form = useForm({ defaultValues: { field: value }, ...CHECKED_WHEN_LEFT });
    return (
      <FieldsForm methods={form}>
        <FieldInput field={field(facts)} required={required} locked={false} collapsed={collapsed} />
        <Held />
      </FieldsForm>
    );
  }
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={provider}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <SessionContext value={sessionOf({ views: [viewNamed('console')] })}>
          <Form />
        </SessionContext>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return held;
}

describe('a number', () => {
  it('may be typed with zeros at its ends; left or sent, it is a number', () => {
    const held = input({ type: 'float' });
    const typed = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(typed, { target: { value: '1.50' } });
    expect(typed.value).toBe('1.50');
    fireEvent.blur(typed);
    expect(held.value).toBe(1.5);
    fireEvent.change(typed, { target: { value: '007' } });
    fireEvent.keyDown(typed, { key: 'Enter' });
    expect(held.value).toBe(7);
    fireEvent.change(typed, { target: { value: 'two' } });
    fireEvent.blur(typed);
    expect(held.value).toBe('two');
  });
});

describe('a number that the server sent as a text', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox');

  it('stays as it is until somebody types', () => {
    const held = input({ type: 'float' }, { value: '9.00' });
    expect(box().value).toBe('9.00');
    fireEvent.blur(box());
    expect(held.value).toBe('9.00');
    fireEvent.change(box(), { target: { value: '9.50' } });
    fireEvent.blur(box());
    expect(held.value).toBe(9.5);
  });

  it('stays a text with its digits in a decimal', () => {
    const held = input({ type: 'decimal' }, { value: '9.00' });
    expect(box().inputMode).toBe('decimal');
    fireEvent.change(box(), { target: { value: ' 10.50 ' } });
    fireEvent.blur(box());
    expect(held.value).toBe('10.50');
    expect(box().value).toBe('10.50');
  });
});

describe('a line of text', () => {
  it('is trimmed when it is left', async () => {
    const held = input({ maxLength: 9 }, { value: '' });
    const box = screen.getByRole('textbox', { name: 'Field' });
    fireEvent.change(box, { target: { value: ' a ' } });
    fireEvent.blur(box);
    await waitFor(() => expect(held.value).toBe('a'));
  });

  it('is named by its label and described by its error', async () => {
    input({ maxLength: 9 }, { required: true });
    const box = screen.getByRole('textbox', { name: 'Field' });
    fireEvent.blur(box);
    const alert = await screen.findByRole('alert');
    expect(box.getAttribute('aria-describedby')).toBe(alert.id);
  });
});

describe('what is wrong with something typed', () => {
  const WRONG = 'pages.problem.email';
  const alert = () => screen.queryByRole('alert')?.textContent ?? '';
  const box = () => screen.getByRole('textbox', { name: 'Field' });
  const typeInto = (value: string) => fireEvent.change(box(), { target: { value } });
  /** Validation is asynchronous: what it would say is there after this. */
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

  it('is said when the field is left, and falls silent when it is right', async () => {
    input({ type: 'email' }, { required: true });
    for (const typed of ['n', 'nadia', 'nadia@']) {
      typeInto(typed);
      await settled();
      expect(alert()).toBe('');
    }
    fireEvent.blur(box());
    await waitFor(() => expect(alert()).toBe(WRONG));
    typeInto('nadia@example');
    await settled();
    expect(alert()).toBe(WRONG);
    typeInto('nadia@example.org');
    await waitFor(() => expect(alert()).toBe(''));
    typeInto('nadia@example.org@');
    await settled();
    expect(alert()).toBe('');
  });

  it('does not become something else while it is typed', async () => {
    input({ type: 'email' }, { required: true });
    fireEvent.blur(box());
    await waitFor(() => expect(alert()).toBe('pages.problem.required'));
    typeInto('n');
    await waitFor(() => expect(alert()).toBe(''));
    typeInto('nadia');
    await settled();
    expect(alert()).toBe('');
    fireEvent.blur(box());
    await waitFor(() => expect(alert()).toBe(WRONG));
  });
});

describe('a secret', () => {
  it('stays closed on update until it shall change, and can be closed again', async () => {
    const held = input({ type: 'secret' }, { collapsed: true });
    expect(document.querySelector('input')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /pages.secret.change/ }));
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'x' } });
    expect(held.value).toBe('x');
    fireEvent.click(screen.getByRole('button', { name: 'pages.secret.keep' }));
    await waitFor(() => expect(held.value).toBe(''));
  });

  it('is hidden until asked', () => {
    input({ type: 'secret' });
    const box = screen.getByLabelText('Field');
    expect(box.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'pages.secret.show' }));
    expect(box.getAttribute('type')).toBe('text');
  });
});

describe('a list joined by commas', () => {
  it('is typed as text and held as a list', () => {
    const held = input({ type: 'list', widget: 'comma-list' }, { value: ['*'] });
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
    expect(box.value).toBe('*');
    fireEvent.change(box, { target: { value: '10.0.0.0/8, 10.1.1.1,' } });
    expect(box.value).toBe('10.0.0.0/8, 10.1.1.1,');
    expect(held.value).toEqual(['10.0.0.0/8', '10.1.1.1']);
  });
});

describe('protocols', () => {
  it('keep their last row and take up to four', () => {
    const held = input({ type: 'list', widget: 'protocols' }, { value: ['ssh/22'] });
    const remove = screen.getByRole('button', { name: 'pages.protocols.remove' });
    expect(remove.hasAttribute('disabled')).toBe(true);
    for (let count = 0; count < 3; count += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'pages.protocols.add' }));
    }
    expect(held.value).toEqual(['ssh/22', 'rdp/3389', 'telnet/23', 'vnc/5901']);
    expect(screen.queryByRole('button', { name: 'pages.protocols.add' })).toBeNull();
  });
});

describe('a select of several fixed choices', () => {
  it('keeps what is chosen in its list, marked, to be taken back there', () => {
    const choices = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));
    const held = input({ type: 'choices', choices }, { value: ['1'] });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field' }));
    expect(screen.getAllByRole('option')).toHaveLength(choices.length);
    fireEvent.click(screen.getByRole('option', { name: '1', selected: true }));
    expect(held.value).toEqual([]);
  });
});

describe('a remote select', () => {
  const reference = {
    type: 'references',
    options: { from: 'users/groups', text: 'name', value: 'id' },
  } as const;

  it('asks ten at a time and shows what is chosen by its ids', async () => {
    const options = vi.fn((_from: string, query?: object) =>
      Promise.resolve(
        query && 'ids' in query
          ? { data: [{ id: '9', name: 'Chosen' }], total: 1 }
          : { data: [{ id: '1', name: 'First' }], total: 1 },
      ),
    );
    const held = input(reference, { value: ['9'], provider: fakeProvider({ options }) });
    expect(await screen.findByText('Chosen')).toBeTruthy();
    expect(options).toHaveBeenCalledWith(
      'users/groups',
      { offset: 0, limit: 10 },
      expect.anything(),
      undefined,
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field' }));
    fireEvent.click(await screen.findByRole('option', { name: 'First' }));
    expect(held.value).toEqual(['9', '1']);
  });

  it.each(['reference', 'references'] as const)(
    'keeps what is typed, and asks the server for it: %s',
    async (type) => {
      const options = vi.fn((_from: string, query?: object) =>
        Promise.resolve({
          data: [
            query && 'search' in query ? { id: '2', name: 'Found' } : { id: '1', name: 'First' },
          ],
          total: 1,
        }),
      );
      const value = type === 'reference' ? '1' : ['1'];
      input({ ...reference, type }, { value, provider: fakeProvider({ options }) });
      const box = await screen.findByRole('combobox', { name: 'Field' });
      await waitFor(() =>
        expect(screen.queryByText('First') ?? box.getAttribute('value')).toBeTruthy(),
      );
      box.focus();
      fireEvent.mouseDown(box);
      fireEvent.change(box, { target: { value: 'fou' } });
      expect(await screen.findByRole('option', { name: 'Found' })).toBeTruthy();
      expect(box).toHaveProperty('value', 'fou');
    },
  );

  it('is closed, and says why, when its options are forbidden', async () => {
    const forbidden = new ApiError({ kind: 'forbidden', status: 403 }, 'errors.forbidden');
    input(reference, {
      value: [],
      provider: fakeProvider({ options: () => Promise.reject(forbidden) }),
    });
    const box = await screen.findByRole('combobox', { name: 'Field' });
    await waitFor(() => expect(box.hasAttribute('disabled')).toBe(true));
    const reason = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('pages.field.optionsForbidden');
  });
});

describe('the methods of a form', () => {
  it('draw nothing anew when the state of the form changes', () => {
    const drawn = { fields: 0, form: 0 };
    const Fields = memo(() => {
      useFormMethods();
      drawn.fields += 1;
      return null;
    });
    function Form() {
      const form = useForm({ defaultValues: { name: '' } });
      drawn.form += form.formState.isDirty ? 1 : 0;
      return (
        <FieldsForm methods={form}>
          <input aria-label="name" {...form.register('name')} />
          <Fields />
        </FieldsForm>
      );
    }
    render(<Form />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } });
    expect(drawn).toEqual({ fields: 1, form: 1 });
  });
});
