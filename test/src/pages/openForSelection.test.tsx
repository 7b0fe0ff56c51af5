import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { useRunOffer } from '../../../src/pages/offers/useRunOffer.ts';
import { robots, routes, show } from './stage.tsx';

const run: Action = {
  key: 'run',
  label: 'Run',
  on: ['row', 'selection'],
  gate: { permissions: [] },
  does: { kind: 'open', address: '/ui/console/run?robots=$selection' },
};

function Page({ target }: { readonly target: OfferTarget }) {
  const call = useRunOffer(robots);
  return <button onClick={() => void call(run, target)}>Run</button>;
}

const opened = vi.fn();

async function press(target: OfferTarget) {
  vi.stubGlobal('open', opened);
  show({ route: routes.list, page: <Page target={target} /> });
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Run' }));
  });
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));

describe('an action that opens a page for selected rows', () => {
  it('hands their ids over in the address', async () => {
    await press({ selection: rows(2) });
    await expect.poll(() => opened).toHaveBeenCalledOnce();
    expect(opened.mock.calls[0]?.[0]).toBe('/ui/console/run?robots=r0%2Cr1');
  });

  it('hands over the one record of a row', async () => {
    await press({ record: { id: '7' } });
    await expect.poll(() => opened).toHaveBeenCalledOnce();
    expect(opened.mock.calls[0]?.[0]).toBe('/ui/console/run?robots=7');
  });

  it('opens nothing for more rows than fit into an address', async () => {
    await press({ selection: rows(201) });
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(opened).not.toHaveBeenCalled();
  });
});
