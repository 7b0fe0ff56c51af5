import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { showDetail } from '../showPage.tsx';
import { ada, answerQuestion, answersWith } from '../stage.tsx';

afterEach(() => {
  Cookies.remove('activeTab', { path: '/' });
});

describe('a detail', () => {
  it('is titled by kind and name and shows label and value', async () => {
    showDetail();
    expect(await screen.findByRole('heading', { level: 1, name: 'Robot: Ada' })).toBeTruthy();
    const labels = screen.getAllByRole('term').map((term) => term.textContent);
    // The note is empty.
    expect(labels).toEqual(['Kind', 'Active']);
    expect(screen.getByText('Arm')).toBeTruthy();
  });

  it('shows the tab of the address, and those tabs only that may be seen', async () => {
    const router = showDetail({}, { query: '?activeTab=parts&oid=1' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Summary', 'Parts']);
    expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('tab', { name: 'Summary' }));
    await waitFor(() => expect(router.state.location.search).toBe('?activeTab=summary&oid=1'));
  });

  it('shows the tab that was looked at last, unless the address names one', async () => {
    Cookies.set('activeTab', JSON.stringify({ RobotDetail: 'parts' }), { path: '/' });
    const chosen = async () =>
      (await screen.findAllByRole('tab')).find(
        (tab) => tab.getAttribute('aria-selected') === 'true',
      )?.textContent;
    showDetail();
    expect(await chosen()).toBe('Parts');
    cleanup();
    showDetail({}, { query: '?activeTab=summary' });
    expect(await chosen()).toBe('Summary');
    fireEvent.click(screen.getByRole('tab', { name: 'Parts' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Summary' }));
    expect(JSON.parse(Cookies.get('activeTab') ?? '')).toEqual({ RobotDetail: 'summary' });
  });

  it('is deleted after a question that names it; the list follows', async () => {
    const remove = answersWith(ada);
    const router = showDetail({ delete: remove });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Ada');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/lab/robots'));
  });

  it('shows that it is busy while it is deleted', async () => {
    const remove = vi.fn(() => new Promise(() => undefined));
    showDetail({ delete: remove });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await answerQuestion('Delete');
    expect(await within(dialog).findByRole('progressbar')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('stays when it could not be deleted', async () => {
    const failure = new ApiError(
      { kind: 'bad-request', status: 400, text: 'In use' },
      'errors.badRequest',
    );
    const remove = vi.fn().mockRejectedValue(failure);
    const router = showDetail({ delete: remove });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await answerQuestion('Delete');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/console/lab/robots/1');
  });

  it('cannot be updated in the root organization, and says why', async () => {
    showDetail({}, { root: true });
    const update = await screen.findByRole('button', { name: 'Update' });
    expect(update.hasAttribute('disabled')).toBe(true);
    expect(update.parentElement?.title).toBe(
      'Not possible in the global organization. Switch to another organization first.',
    );
  });

  it('offers nothing to those who may only look', async () => {
    showDetail({}, { permissions: [] });
    await screen.findByRole('heading', { level: 1, name: 'Robot: Ada' });
    expect(screen.queryByRole('link', { name: 'Update' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that does not exist is said to be missing, with the way to the list', async () => {
    const missing = new ApiError({ kind: 'not-found', status: 404 }, 'errors.notFound');
    showDetail({ getOne: vi.fn().mockRejectedValue(missing) });
    expect(await screen.findByText('Resource lost or deleted')).toBeTruthy();
    expect(screen.getByText('object not found or deleted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the list' })).toBeTruthy();
  });

  it('that could not be loaded says why and can be tried again', async () => {
    const failure = new ApiError({ kind: 'network', status: 0 }, 'errors.network');
    const getOne = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue({ data: ada });
    showDetail({ getOne });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Robot: Ada' })).toBeTruthy();
  });
});
