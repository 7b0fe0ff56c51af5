import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { RecordCard } from '../../../../src/pages/record/RecordCard.tsx';
import { fakeProvider, routes, show } from '../stage.tsx';

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

describe('records that a card names', () => {
  const leader: FieldModel = {
    name: 'leader',
    type: 'reference',
    label: 'Leader',
    to: 'lab.robot',
    options: { from: 'lab/robots', text: 'name', value: 'id' },
  };
  const options = vi.fn(() => Promise.resolve({ data: [{ id: '8', name: 'Ada' }], total: 1 }));
  const open = (known = Object.values(routes)) =>
    show({
      route: routes.detail,
      known,
      permissions: [],
      page: (
        <RecordCard
          names={['leader']}
          fields={[leader]}
          record={{ id: '1', leader: '8' }}
          route={routes.detail}
        />
      ),
      provider: fakeProvider({ options }),
    });

  it('are asked for where the user may open them', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeTruthy();
  });

  it('stay ids where the user has no permission for them', async () => {
    open([]);
    expect(await screen.findByText('8')).toBeTruthy();
    expect(options).not.toHaveBeenCalled();
  });
});
