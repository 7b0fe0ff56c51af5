import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ActionTarget } from '../../../src/pages/actionTarget.ts';
import { useCallAction } from '../../../src/pages/useCallAction.ts';
import { fakeProvider, robots, routes, show } from './stage.tsx';

const run: ActionModel = {
  key: 'run',
  label: 'Run',
  on: ['row', 'selection'],
  gate: {},
  call: { kind: 'open', address: '/ui/console/run?robots=$selection' },
  // oxlint-disable-next-line unicorn/no-thenable -- the manifest's own word; its value is never a function
  then: 'reload',
};

function Page({ target }: { readonly target: ActionTarget }) {
  const call = useCallAction(robots);
  return <button onClick={() => void call(run, target)}>Run</button>;
}

const opened = vi.fn();

async function press(target: ActionTarget) {
  vi.stubGlobal('open', opened);
  show({
    at: '/console/lab/robots',
    route: routes.list,
    page: <Page target={target} />,
    provider: fakeProvider(),
  });
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Run' }));
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  opened.mockClear();
});

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
