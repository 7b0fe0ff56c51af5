import { apiFacts } from '#project/generated/api.ts';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cellOf } from '../../../codegen/model/cells.ts';
import { FieldValue } from '../../../src/fields/show/FieldValue.tsx';
import SpecialValue from '../../../src/fields/show/SpecialValue.tsx';
import { LanguageContext } from '../../../src/i18n/LanguageContext.ts';
import { fieldOf } from '../app/fixtures.ts';

const price = fieldOf({ name: 'price', type: 'decimal' });
const show = (value: ReactNode) =>
  render(
    <LanguageContext value={{ language: 'en', languages: [], change: () => Promise.resolve() }}>
      {value}
    </LanguageContext>,
  );

it('a decimal is a number of a table, with the separators of the language and all its digits', () => {
  expect(cellOf(price, apiFacts.names)).toBe('number');
  show(<SpecialValue name="decimal" field={price} record={{ price: '1234.50' }} />);
  expect(screen.getByText('1,234.50')).toBeTruthy();
});

it('what is no number is shown as it came', () => {
  show(<SpecialValue name="decimal" field={price} record={{ price: 'free' }} />);
  expect(screen.getByText('free')).toBeTruthy();
});

it('a field of the type is shown so', async () => {
  show(<FieldValue field={price} record={{ price: '1234.50' }} />);
  expect(await screen.findByText('1,234.50')).toBeTruthy();
});
