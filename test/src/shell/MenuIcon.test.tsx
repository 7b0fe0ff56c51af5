import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as afterPage from '../../../src/i18n/afterPage.ts';
import type * as Icons from '../../../src/shell/MenuIcon.tsx';

const SRC = '../../../src/';
let MenuIcon: typeof Icons.MenuIcon;
let pageIsSettled: typeof afterPage.pageIsSettled;
// A page stands once and for good, and its icons are fetched once: another file may have had both. These
// are copies of the two modules that nobody has used.
beforeAll(async () => {
  const own: typeof afterPage = await import(/* @vite-ignore */ `${SRC}i18n/afterPage.ts?own`);
  vi.spyOn(afterPage, 'afterPage').mockImplementation(own.afterPage);
  const icons: typeof Icons = await import(/* @vite-ignore */ `${SRC}shell/MenuIcon.tsx?own`);
  ({ MenuIcon } = icons);
  ({ pageIsSettled } = own);
});
describe('the icon of a menu entry', () => {
  it('is drawn at once where it belongs to the first level', () => {
    render(<MenuIcon name="people" />);
    expect(screen.getByTestId('PeopleOutlinedIcon')).toBeTruthy();
  });

  it('is fetched after the page where it is one of the others, its place kept free meanwhile', async () => {
    const { container } = render(<MenuIcon name="ticket" />);
    expect(container.querySelector('svg[aria-hidden]')?.childElementCount).toBe(0);
    pageIsSettled();
    expect(await screen.findByTestId('ConfirmationNumberOutlinedIcon')).toBeTruthy();
  });

  it('is a folder where none is named', () => {
    render(<MenuIcon name={undefined} />);
    expect(screen.getByTestId('FolderOutlinedIcon')).toBeTruthy();
  });
});
