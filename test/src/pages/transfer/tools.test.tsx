import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { ListProvider } from '../../../../src/pages/list/ListProvider.tsx';
import TransferTools from '../../../../src/pages/transfer/TransferTools.tsx';
import { verifyWith, type VerificationOutcome } from '../../../../src/session/verify.ts';
import { fakeProvider, listing, robots, routes, show } from '../stage.tsx';

const definition: ResourceDefinition = {
  ...robots,
  offers: ['import', 'import-update', { key: 'export', verify: true }],
};

function tools(permissions: readonly string[], root = false) {
  show({
    route: routes.list,
    page: (
      <ListProvider definition={definition} route={routes.list}>
        <TransferTools />
      </ListProvider>
    ),
    provider: fakeProvider({ getList: listing([]) }),
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
    tools(['lab.add_robot'], true);
    expect(button('Import')?.disabled).toBe(true);
  });
});

function asks(outcome: VerificationOutcome) {
  const verify = vi.fn(() => Promise.resolve(outcome));
  verifyWith(verify);
  return verify;
}

describe('an export that needs a confirmation (spec 1, section 2.10)', () => {
  it('asks for it before its dialog opens', async () => {
    const verify = asks('done');
    tools(['lab.view_robot']);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog');
    expect(verify).toHaveBeenCalledOnce();
  });
  it('opens no dialog when it is cancelled', async () => {
    const verify = asks('cancelled');
    tools(['lab.view_robot']);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect.poll(() => verify).toHaveResolved();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
