import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../codegen/model/offers.ts';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { robotAction, run } from './stage.tsx';

const page = { kind: 'page', address: '/console/run?robots=$selection' } as const;
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const opened = vi.fn();

async function press(does: Action['does'], target: OfferTarget) {
  vi.stubGlobal('open', opened);
  const router = await run(robotAction('run', { does }), target);
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const { pathname, search } = router.state.location;
  return pathname + search;
}

afterEach(() => opened.mockClear());

describe('an action that opens a page for selected rows', () => {
  it('hands their ids over in the address, in this browser tab', async () => {
    expect(await press(page, { selection: rows(2) })).toBe('/console/run?robots=r0%2Cr1');
    expect(opened).not.toHaveBeenCalled();
  });

  it('hands over the one record of a row', async () => {
    expect(await press(page, { record: { id: '7' } })).toBe('/console/run?robots=7');
  });

  it('tells a form where it was opened', async () => {
    const at = await press({ ...page, isForm: true }, { record: { id: '7' } });
    expect(at).toMatch(/^\/console\/run\?robots=7&returnTo=%2F/);
  });

  it('opens nothing for more rows than fit into an address', async () => {
    expect(await press(page, { selection: rows(201) })).not.toContain('run');
  });

  it('opens a page without the frame of the console in a window of its own', async () => {
    await press({ ...page, inWindow: true }, { record: { id: '7' } });
    expect(opened).toHaveBeenCalledWith('/ui/console/run?robots=7', '_blank', expect.any(String));
  });

  it('opens an address of the server in another browser tab', async () => {
    await press({ kind: 'open', address: '/luna/?id=$record.id' }, { record: { id: '7' } });
    expect(opened).toHaveBeenCalledWith('/luna/?id=7', '_blank', 'noopener');
  });
});
