import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageIsSettled } from '../../../../src/i18n/afterPage.ts';
import { OrganizationSelector } from '../../../../src/shell/organizations/OrganizationSelector.tsx';
import type { Session } from '../../../../src/session/types.ts';
import { DEFAULT, LAB, routeNamed, sessionOf, viewNamed } from '../../app/fixtures.ts';
import { commands, renderInShell } from '../inShell.tsx';

const consoleView = viewNamed('console');

function show(given: Partial<Session> = {}, showOrganization?: false) {
  const session: Session = {
    ...sessionOf({ views: [consoleView] }),
    licenceValid: true,
    organizations: [DEFAULT, LAB],
    ...given,
  };
  const route = routeNamed('Users', '/console/users', {
    ...(showOrganization === false && { showOrganization }),
  });
  return renderInShell(<OrganizationSelector place="bar" />, session, '/', [], { route });
}
const button = { name: 'organizations.label Default' };

beforeAll(pageIsSettled);
describe('the organization selector', () => {
  it('is there with a valid licence', async () => {
    show();
    expect(await screen.findByRole('button', button)).toBeTruthy();
  });

  it.each<[string, Partial<Session>, false | undefined]>([
    ['a valid licence', { licenceValid: false }, undefined],
    ['organizations', { organizations: [] }, undefined],
    ['the consent of the route', {}, false],
  ])('is not there without %s', async (_name, given, showOrganization) => {
    show(given, showOrganization);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('changes the organization when another is picked, and not for the one in force', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', button));
    fireEvent.click(await screen.findByRole('option', { name: /Default/ }));
    expect(commands.switchOrganization).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', button));
    fireEvent.click(await screen.findByRole('option', { name: 'Lab' }));
    expect(commands.switchOrganization).toHaveBeenCalledWith('lab');
  });

  it('leaves Enter to an input method that composes', async () => {
    commands.switchOrganization.mockClear();
    show();
    fireEvent.click(await screen.findByRole('button', button));
    const box = await screen.findByRole('combobox');
    fireEvent.change(box, { target: { value: 'lab' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(commands.switchOrganization).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(commands.switchOrganization).toHaveBeenCalledWith('lab');
  });
});
