import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import { answersWith, robots } from '../stage.tsx';
import { withoutServer } from '../../withoutServer.ts';
import { openForm, press, typeInto } from './openForm.tsx';
import { fieldOf, formOf } from '../../app/fixtures.ts';

withoutServer();

function create(fields: readonly FieldModel[], calls = {}) {
  const form = formOf(fields.map(({ name }) => ({ field: name })));
  const definition = { ...robots, fields, form };
  return openForm('create', calls, { definition });
}
const field = (facts: Partial<FieldModel>) => fieldOf({ label: 'Field', maxLength: 128, ...facts });
const box = (name: string | RegExp = /^Field/) => screen.findByRole('textbox', { name });

describe('a check happens', () => {
  it('as soon as a select changes', async () => {
    const choices = [1, 2, 3, 4, 5].map((value) => ({ value, label: { literal: `c${value}` } }));
    create([field({ type: 'choices', choices, required: true, default: [1] })]);
    const select = await screen.findByRole('combobox', { name: /^Field/ });
    fireEvent.keyDown(select, { key: 'Backspace' });
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });

  it('while JSON is typed', async () => {
    create([field({ type: 'json' })]);
    typeInto(await box(), '{"a":');
    expect(await screen.findByText('Not a valid json format')).toBeTruthy();
  });

  it('of JSON that is required as soon as it is emptied', async () => {
    create([field({ type: 'json', required: true })]);
    const input = await box();
    typeInto(input, '{}');
    typeInto(input, '');
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });
});

describe('a text without a length', () => {
  it('has three rows', async () => {
    create([{ name: 'field', type: 'string', label: 'Field' }]);
    expect((await box()).getAttribute('rows')).toBe('3');
  });
});

describe('a schedule', () => {
  it('needs five fields, and says what it means and when it runs', async () => {
    create([
      field({ widget: 'cron' }),
      field({ name: 'interval', label: 'Interval', type: 'integer', default: 24 }),
    ]);
    const input = await box();
    typeInto(input, '0 2 * *');
    fireEvent.blur(input);
    expect(
      await screen.findByText(
        'Enter five fields: minute, hour, day of the month, month, day of the week.',
      ),
    ).toBeTruthy();
    typeInto(input, '0 2 * * *');
    expect(await screen.findByText('At 02:00, every day')).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('time')).toHaveLength(10));
    expect(screen.getByText(/takes precedence over the interval/)).toBeTruthy();
  });
});

describe('a list of objects', () => {
  const rows = field({
    name: 'rows',
    label: 'Rows',
    type: 'list',
    item: {
      type: 'object',
      fields: [field({ name: 'host', label: 'Host', required: true })],
    },
  });

  it('is added to, filled in, shortened and sent', async () => {
    const send = answersWith({ id: 1 });
    create([rows], { create: send });
    fireEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    press('Add entry');
    const remove = screen.getByRole('button', { name: 'Remove entry 2' });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryAllByRole('textbox')).toHaveLength(1));
    typeInto(await box(/^Host/), ' web-1 ');
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[1]).toMatchObject({ data: { rows: [{ host: 'web-1' }] } });
  });

  it('brings its first mistake into view, however deep it lies', async () => {
    create([rows]);
    fireEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    const host = await box(/^Host/);
    press('Save');
    await waitFor(() => expect(document.activeElement).toBe(host));
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });

  it('shows what the server says of one entry at its field', async () => {
    const failure = new ApiError(
      { kind: 'validation', status: 400, fields: { 'rows.0.host': 'Unknown host' } },
      'Bad request',
    );
    create([rows], { create: vi.fn().mockRejectedValue(failure) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    const host = await box(/^Host/);
    typeInto(host, 'x');
    press('Save');
    await screen.findByText('Unknown host');
    expect(host.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a save', () => {
  it('that is pressed twice is sent once', async () => {
    const send = vi.fn(() => new Promise(() => undefined));
    create([field({})], { create: send });
    typeInto(await box(), 'x');
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('is followed by the list 100 ms later', async () => {
    const send = answersWith({ id: 1 });
    const router = create([field({})], { create: send });
    typeInto(await box(), 'x');
    const waits = vi.spyOn(globalThis, 'setTimeout');
    press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
    expect(waits.mock.calls.some(([, wait]) => wait === 100)).toBe(true);
    waits.mockRestore();
  });
});
