import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOpened, rememberClosedView } from '../../../../src/session/closedView.ts';
import type { Session } from '../../../../src/session/types.ts';
import { ClosedViewNotice } from '../../../../src/shell/alerts/ClosedViewNotice.tsx';
import { profile, sessionOf, settings, viewNamed } from '../../app/fixtures.ts';
import { renderInShell } from '../inShell.tsx';

afterEach(() => {
  rememberClosedView(undefined);
});

const workbench = [viewNamed('workbench')];
const ordinary: Session = {
  ...sessionOf({ views: workbench }),
  profile: { ...profile, console_orgs: [], audit_orgs: [] },
};
const told = () => screen.queryByRole('status')?.textContent ?? '';

function show(who: Session, view = 'tickets') {
  renderInShell(<ClosedViewNotice />, who, '/workbench/home');
  ledAway(view, '/ui/no/such/page');
}

/** As the router does it: the page that was asked for is closed, and another one opens. */
function ledAway(view: string, address: string) {
  act(() => rememberClosedView({ view, address }));
  expect(told()).toBe('');
  act(() => pageOpened('/ui/workbench/home'));
}

describe('somebody who was led to another view than the one they asked for', () => {
  it('is told which one it was and why it is closed', () => {
    show(ordinary);
    expect(told()).toContain('app.closedView.address /ui/no/such/page views.tickets');
    expect(told()).toContain('app.closedView.console_orgs');
    cleanup();
    show(ordinary, 'audit');
    expect(told()).toContain('views.audit app.closedView.audit_orgs');
  });

  it('is told of the permission or the setting that closes it', () => {
    const lacks = sessionOf({ views: workbench });
    show(lacks);
    expect(told()).toContain('app.refused.permission tickets.view_ticket');
    cleanup();
    const off = { ...settings, TICKETS_ENABLED: false };
    const may = sessionOf({ views: workbench, permissions: ['tickets.view_ticket'] });
    show({ ...may, gateContext: { ...may.gateContext, settings: off } });
    expect(told()).toContain('app.refused.setting TICKETS_ENABLED');
    cleanup();
    const unknown = { ...may.gateContext, settings: {} };
    show({ ...may, gateContext: unknown, settingsError: new Error('no settings') });
    expect(told()).toContain('app.refused.settingsUnknown');
  });

  it('is told no more when they close it, or go on', () => {
    show(ordinary);
    fireEvent.click(screen.getByRole('button', { name: 'app.closedView.close' }));
    expect(told()).toBe('');
    ledAway('tickets', '/ui/tickets');
    act(() => pageOpened('/ui/workbench/home'));
    expect(told()).not.toBe('');
    act(() => pageOpened('/ui/workbench/assets'));
    expect(told()).toBe('');
  });
});
