import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { robotAction, run } from './stage.tsx';

const opens = robotAction('run', {
  does: { kind: 'open', address: '/ui/console/run?robots=$selection' },
});
const opened = vi.fn();

async function press(target: OfferTarget) {
  vi.stubGlobal('open', opened);
  await run(opens, target);
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
