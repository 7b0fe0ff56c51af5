// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

/** A record that is not there, in a console whose session knows these organizations. */
async function openMissing(organizations: object | undefined) {
  vi.resetModules();
  vi.doMock('#project/generated/session.ts', () => ({
    sessionFacts: { organizations },
    organizationLists: [],
  }));
  vi.doMock('../../../src/i18n/useText.ts', () => ({ useText: () => (key: string) => key }));
  vi.doMock('../../../src/pages/heading/PageHeading.tsx', () => ({ PageHeading: () => null }));
  const { MissingRecord } = await import('../../../src/pages/AbsentRecord.tsx');
  render(
    <MemoryRouter>
      <MissingRecord title="Visit" list="/visits" />
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('speaks of organizations only where there are some', async () => {
  await openMissing({});
  expect(screen.getByText('pages.detail.missingHelp', { exact: false })).toBeTruthy();
  cleanup();
  await openMissing(undefined);
  expect(screen.getByText('recordPage.missing', { exact: false })).toBeTruthy();
  expect(screen.queryByText('pages.detail.missingHelp', { exact: false })).toBeNull();
});
