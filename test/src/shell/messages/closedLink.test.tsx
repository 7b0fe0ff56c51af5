import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Routes } from '../../../../src/session/RoutesContext.ts';
import { HtmlBody } from '../../../../src/shell/messages/HtmlBody.tsx';
import { linkedRecord } from '../../../../src/shell/messages/linkedPage.ts';
import { routeNamed, sessionOf, tableOf, viewNamed } from '../../app/fixtures.ts';
import { renderInShell } from '../inShell.tsx';

const routes = [
  routeNamed('TicketDetail', '/tickets/tickets/:id'),
  routeNamed('SessionDetail', '/audit/sessions/sessions/:id'),
  routeNamed('MyHome', '/workbench/home'),
  routeNamed('UserList', '/console/users', { gate: { permissions: ['users.view_user'] } }),
];
const html = `
  <a href="/ui/#/tickets/tickets/7?type=general">old ticket</a>
  <a href="${globalThis.location.origin}/ui/tickets/tickets/7">ticket</a>
  <a href="/ui/console/users?page=2">users</a>
  <a href="/ui/workbench/home">home</a>
  <a href="/ui/nothing">nothing</a>
  <a href="https://elsewhere.example/ui/console/users">elsewhere</a>`;
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('leads from a message only to pages that its reader may open', () => {
  const views = [viewNamed('workbench')];
  const who = { ...sessionOf({ views }), closedViews: ['tickets', 'console'] };
  renderInShell(<HtmlBody html={html} />, who, '/', routes);
  expect(links()).toEqual(['home', 'nothing', 'elsewhere']);
  expect(screen.getByText('old ticket')).toBeTruthy();
  cleanup();
  const may = sessionOf({ views, permissions: ['users.view_user'] });
  renderInShell(<HtmlBody html={html} />, may, '/', routes);
  expect(links()).toHaveLength(6);
});

it('knows the record that a message is about, where its reader may open it', () => {
  const pages = tableOf(routes);
  const may = (open: boolean) => ({ ...pages, verdict: () => ({ open }) }) as Routes;
  expect(linkedRecord(html, may(true))).toMatchObject({ route: { name: 'TicketDetail' }, id: '7' });
  expect(linkedRecord(html, may(false))).toBeUndefined();
  expect(linkedRecord('<p>nothing</p>', may(true))).toBeUndefined();
  const old = '<p>Command: rm</p><a href="/ui/#/terminal/sessions/7?oid=2">view</a>';
  expect(linkedRecord(old, may(true))).toEqual({
    route: expect.objectContaining({ name: 'SessionDetail' }),
    id: '7',
    words: 'Command: rmview',
  });
});
