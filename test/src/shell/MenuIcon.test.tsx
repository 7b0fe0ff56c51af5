// own modules: a page stands once, and for good.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageStands } from '../../../src/shell/afterPage.ts';
import { MenuIcon } from '../../../src/shell/MenuIcon.tsx';

afterEach(cleanup);

describe('the icon of a menu entry', () => {
  it('is drawn at once where it belongs to the first level', () => {
    render(<MenuIcon name="people" />);
    expect(screen.getByTestId('PeopleOutlinedIcon')).toBeTruthy();
  });

  it('is fetched after the page where it is one of the others, its place kept free meanwhile', async () => {
    const { container } = render(<MenuIcon name="ticket" />);
    expect(container.querySelector('svg[aria-hidden]')?.childElementCount).toBe(0);
    pageStands();
    expect(await screen.findByTestId('ConfirmationNumberOutlinedIcon')).toBeTruthy();
  });

  it('is a folder where none is named', () => {
    render(<MenuIcon name={undefined} />);
    expect(screen.getByTestId('FolderOutlinedIcon')).toBeTruthy();
  });
});
