import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Confirmation } from '../../../src/controls/Confirmation.tsx';
import { sessionOf, viewNamed } from '../app/fixtures.ts';
import { renderInShell } from '../shell/inShell.tsx';

function ask(names: readonly string[], onConfirm = vi.fn(), onCancel = vi.fn()) {
  renderInShell(
    <Confirmation
      open
      title="Delete users?"
      names={names}
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      This cannot be undone.
    </Confirmation>,
    sessionOf({ views: [viewNamed('console')] }),
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('a confirmation', () => {
  it('names the records, and puts the focus on Cancel', () => {
    const onConfirm = vi.fn();
    expect(ask(['Ada', 'Bob'], onConfirm)).toEqual(['Ada', 'Bob']);
    expect(document.activeElement?.textContent).toBe('pages.cancel');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('names the first of many records, and the number of the others', () => {
    const names = Array.from({ length: 60 }, (_, index) => `User ${index}`);
    const shown = ask(names);
    expect(shown).toHaveLength(9);
    expect(shown.at(-1)).toContain('52');
  });
});
