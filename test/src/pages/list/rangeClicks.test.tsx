import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { useRangeClicks } from '../../../../src/pages/list/interactions/useRangeClicks.ts';
import type { Selection } from '../../../../src/pages/list/useSelection.ts';

const rowsNow = (): readonly RaRecord[] => ['a', 'b', 'c', 'd'].map((id) => ({ id }));

function Table({ rows, selection }: { rows: readonly RaRecord[]; selection: Selection }) {
  const region = useRef<HTMLDivElement>(null);
  useRangeClicks(region, rows, selection);
  return (
    <div ref={region}>
      <table>
        <tbody>
          {rows.map(({ id }) => (
            <tr key={id}>
              <td>
                <input type="checkbox" aria-label={String(id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

describe('a click with Shift', () => {
  it('takes the rows since the last box, also when they were asked for again in between', () => {
    const toggleAll = vi.fn<Selection['toggleAll']>();
    const selection: Selection = {
      records: [],
      has: () => false,
      toggle: vi.fn(),
      toggleAll,
      drop: vi.fn(),
      clear: vi.fn(),
    };
    const { rerender } = render(<Table rows={rowsNow()} selection={selection} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    expect(toggleAll).not.toHaveBeenCalled();
    rerender(<Table rows={rowsNow()} selection={selection} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'd' }), { shiftKey: true });
    expect(toggleAll).toHaveBeenCalledExactlyOnceWith(
      [{ id: 'b' }, { id: 'c' }, { id: 'd' }],
      true,
    );
  });
});
