import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { DateTimeInput } from '../../../src/fields/edit/DateTimeInput.tsx';
import { FieldValue } from '../../../src/fields/show/FieldValue.tsx';
import { formatDate } from '../../../src/i18n/dates.ts';
import { LanguageContext } from '../../../src/i18n/LanguageContext.ts';
import { inEnglish } from '../englishCatalogue.ts';

const language = { language: 'en', languages: [], change: () => Promise.resolve() };

function show(field: FieldModel, record: Readonly<Record<string, unknown>>) {
  render(
    <I18nContext.Provider value={inEnglish}>
      <LanguageContext value={language}>
        <FieldValue field={field} record={record} cell="datetime" />
      </LanguageContext>
    </I18nContext.Provider>,
  );
}

describe('a moment told in seconds', () => {
  const timestamp: FieldModel = {
    name: 'timestamp',
    type: 'integer',
    label: { literal: 'Time' },
    display: 'timestamp_display',
  };

  it('is shown as that moment, whatever the server words beside it (observed)', () => {
    // Digits of Shanghai under the offset of the reader, eight hours off.
    show(timestamp, { timestamp: 1_795_349_955, timestamp_display: '2026/11/22 20:19:15 +0000' });
    const shown = screen.getByRole('time');
    const moment = new Date('2026-11-22T12:19:15Z');
    expect(shown.textContent).toBe(formatDate(moment, 'medium', 'en'));
    expect(shown.title).toBe(formatDate(moment, 'long', 'en'));
  });
});

describe('a moment far in the future', () => {
  const expires: FieldModel = { name: 'expires', type: 'datetime', label: { literal: 'Expires' } };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it('is "Never", and says the moment when somebody points at it', () => {
    show(expires, { expires: inDays(25_550) });
    const shown = screen.getByRole('time');
    expect(shown.textContent).toBe('Never');
    expect(shown.title).toMatch(/20\d\d/);
  });

  it('is a button "Never" in a form, which gives way to an empty field', async () => {
    const onChange = vi.fn();
    const props = {
      field: expires,
      path: 'expires',
      id: 'field-expires',
      labelId: 'label',
      describedBy: 'help',
      onChange,
      onBlur: () => undefined,
      inputRef: () => undefined,
      invalid: false,
      required: false,
      disabled: false,
      collapsed: false,
    };
    const form = (value: string) => (
      <I18nContext.Provider value={inEnglish}>
        <LanguageContext value={language}>
          <DateTimeInput {...props} value={value} />
        </LanguageContext>
      </I18nContext.Provider>
    );
    const { rerender } = render(form(inDays(25_550)));
    const never = screen.getByRole('button');
    expect([never.textContent, never.id]).toEqual(['Never', 'field-expires']);
    expect(never.getAttribute('aria-describedby')).toBe('help');

    fireEvent.click(never);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.value, input.placeholder]).toEqual(['', 'MM/DD/YYYY, hh:mm']);
    expect(document.activeElement).toBe(input);
    // Left as it was, it is "Never" again.
    fireEvent.blur(input);
    expect(screen.getByRole('button').textContent).toBe('Never');
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '11/26/2026, 21:05' } });
    const [[sent]] = onChange.mock.calls as [[string]];
    expect(sent).toMatch(/^2026\/11\/26 21:05:00 /);
    rerender(form(sent));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('11/26/2026, 21:05');
  });

  it('is a date below 10,000 days', () => {
    show(expires, { expires: inDays(9_990) });
    expect(screen.getByRole('time').textContent).toMatch(/\d\d:\d\d/);
  });
});
