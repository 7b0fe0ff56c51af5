import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openedPart } from '../../../src/controls/openedPart.tsx';

describe('a part that a press opens', () => {
  it('says that it could not be loaded, keeps what is around it, and is loaded again', async () => {
    let online = false;
    const Dialog = openedPart<{ name: string }>(async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: ({ name }) => <p>Hello {name}</p> };
    });
    render(
      <form>
        <input aria-label="Note" />
        <Dialog name="Alice" />
      </form>,
    );
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    online = true;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Hello Alice')).toBeTruthy();
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'typed');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
