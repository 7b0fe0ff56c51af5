import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { RecordCard } from '../../../../src/pages/record/RecordCard.tsx';
import { routes, show } from '../stage.tsx';

const mail: FieldModel = { name: 'mail', type: 'json', label: 'Mail', readOnly: true };
const record = { id: '1', mail: [['Ada', true]] };
const card = (field: FieldModel) =>
  show({
    route: routes.detail,
    page: <RecordCard names={['mail']} fields={[field]} record={record} />,
  });

describe('data on a card', () => {
  it('is shown by its cell where it has one', async () => {
    card({ ...mail, cell: 'recipients' });
    expect(await screen.findByText(/^Ada/)).toBeTruthy();
    expect(screen.queryByText(/\[/)).toBeNull();
  });

  it('keeps its lines where nobody said what it is', async () => {
    card(mail);
    expect(await screen.findByText(/\[\s+"Ada",\s+true/)).toBeTruthy();
  });
});
