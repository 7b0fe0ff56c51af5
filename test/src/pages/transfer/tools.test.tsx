import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListModel } from '../../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import TransferTools, { type Verify } from '../../../../src/pages/transfer/TransferTools.tsx';
import { fakeProvider, robots, routes, show } from '../stage.tsx';

const list: ListModel = { columns: [], shown: [], fixed: [], filters: [] };
const definition: ResourceDefinition = {
  ...robots,
  offers: ['import', 'import-update', { key: 'export', verify: true }],
};

function tools(permissions: readonly string[], given: { root?: boolean; verify?: Verify } = {}) {
  const { root = false, verify } = given;
  show({
    at: '/console/lab/robots',
    route: routes.list,
    page: (
      <TransferTools
        definition={definition}
        list={list}
        fields={[]}
        state={{ page: 1, size: 15, search: '', filters: {} }}
        where={{}}
        selected={[]}
        verify={verify}
      />
    ),
    provider: fakeProvider(),
    permissions,
    root,
  });
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

describe('the buttons for files (spec 1, section 6)', () => {
  it('offer import to those who may add or change, and export to those who may view', () => {
    tools(['lab.change_robot']);
    expect(button('Import')?.disabled).toBe(false);
    expect(button('Export')).toBeNull();
  });
  it('offer no import to those who may only view', () => {
    tools(['lab.view_robot']);
    expect(button('Import')).toBeNull();
    expect(button('Export')).not.toBeNull();
  });
  it('close import in the root organization', () => {
    tools(['lab.add_robot'], { root: true });
    expect(button('Import')?.disabled).toBe(true);
  });
});

describe('an export that needs a confirmation (spec 1, section 2.10)', () => {
  it('asks for it before its dialog opens', async () => {
    const verify = vi.fn<Verify>(async () => 'done');
    tools(['lab.view_robot'], { verify });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog');
    expect(verify).toHaveBeenCalledOnce();
  });
  it('opens no dialog when it is cancelled', async () => {
    const verify = vi.fn<Verify>(async () => 'cancelled');
    tools(['lab.view_robot'], { verify });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect.poll(() => verify).toHaveResolved();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
