import { fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  LinkBase,
  memoryStore,
  useCreatePath,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRedirect,
  useResourceDefinition,
} from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ResourceDefinitions } from '../../../src/app/reactAdmin/ResourceDefinitions.tsx';
import { createResourceRouter } from '../../../src/app/reactAdmin/router.tsx';
import { LanguageContext } from '../../../src/i18n/LanguageContext.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { routeNamed } from './fixtures.ts';

const robots = 'lab.robot';
const table = createRouteTable(
  [
    routeNamed('RobotList', '/console/robots', { kind: 'list', resource: robots, icon: 'robot' }),
    routeNamed('RobotCreate', '/console/robots/create', { kind: 'create', resource: robots }),
    routeNamed('RobotUpdate', '/console/robots/:id/update', { kind: 'update', resource: robots }),
    routeNamed('RobotDetail', '/console/robots/:id', { kind: 'detail', resource: robots }),
    routeNamed('MyRobotDetail', '/workbench/robots/:id', { kind: 'detail', resource: robots }),
    routeNamed('PartDetail', '/console/parts/:id', { kind: 'detail', resource: 'lab.part' }),
  ],
  {
    [robots]: { api: 'lab/robots', bulk: true, record: { title: 'model', secondary: 'serial' } },
    'lab.part': { api: 'lab/parts', bulk: true, record: { title: 'name' } },
  },
);
/** A translate function without texts: the default or the key. */
const words = {
  translate: (key: string, { _: instead = key } = {}) => String(instead),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
const language = { language: 'en', languages: [], change: () => Promise.resolve() };

function Links() {
  const path = useCreatePath();
  const redirect = useRedirect();
  return (
    <>
      <LinkBase to={path({ resource: robots, type: 'list' })}>list</LinkBase>
      <LinkBase to={path({ resource: robots, type: 'create' })}>create</LinkBase>
      <LinkBase to={path({ resource: robots, type: 'edit', id: 'a/b' })}>edit</LinkBase>
      <LinkBase to={path({ resource: robots, type: 'show', id: 7 })}>show</LinkBase>
      <LinkBase to={path({ resource: 'lab.part', type: 'edit', id: 7 })}>part</LinkBase>
      <LinkBase to={{ pathname: `/${robots}/7/show`, search: '?activeTab=x' }}>tab</LinkBase>
      <LinkBase to={`/${robots}?q=arm#top`}>query</LinkBase>
      <LinkBase to="/lab.gone/7/show">gone</LinkBase>
      <LinkBase to="/console/dashboard">own</LinkBase>
      <button onClick={() => redirect('list', robots)}>redirect</button>
    </>
  );
}

function Names() {
  const name = useGetRecordRepresentation(robots);
  const label = useGetResourceLabel();
  const { hasCreate, hasEdit, hasList, hasShow } = useResourceDefinition({ resource: 'lab.part' });
  return (
    <p>
      {[name({ id: 1, model: 'Arm' }), name({ id: 1, serial: 'X-1' }), name({ id: 1 })].join(', ')}
      {` ${label(robots)} ${[hasList, hasShow, hasCreate, hasEdit].join(' ')}`}
    </p>
  );
}

function show(page: React.ReactNode, at: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext
            routerProvider={createResourceRouter(table)}
            i18nProvider={words}
            store={memoryStore({ locale: 'en' })}
          >
            <LanguageContext value={language}>
              <ResourceDefinitions table={table}>{page}</ResourceDefinitions>
            </LanguageContext>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const address = (name: string) => screen.getByText(name).getAttribute('href');
it('leads react-admin’s own paths of a resource to its pages', () => {
  show(<Links />, '/console/robots');
  expect(address('list')).toBe('/console/robots');
  expect(address('create')).toBe('/console/robots/create');
  expect(address('edit')).toBe('/console/robots/a%2Fb/update');
  expect(address('show')).toBe('/console/robots/7');
  expect(address('tab')).toBe('/console/robots/7?activeTab=x');
  expect(address('query')).toBe('/console/robots?q=arm#top');
});

it('leads to the record where it has no page to be changed on', () => {
  show(<Links />, '/console/robots');
  expect(address('part')).toBe('/console/parts/7');
});

it('leads to the page beside the current one', () => {
  show(<Links />, '/workbench/robots/3');
  expect(address('show')).toBe('/workbench/robots/7');
});

it('leaves every other path as it is', () => {
  show(<Links />, '/console/robots');
  expect(address('gone')).toBe('/lab.gone/7/show');
  expect(address('own')).toBe('/console/dashboard');
});

it('leads a redirect there as well', () => {
  const router = show(<Links />, '/console/robots/7');
  fireEvent.click(screen.getByText('redirect'));
  expect(router.state.location.pathname).toBe('/console/robots');
});

it('tells react-admin how records are called, and which pages a resource has', () => {
  show(<Names />, '/console/robots');
  expect(screen.getByText(/Arm/).textContent).toBe(
    'Arm, X-1, 1 resources.lab.robot.many false true false false',
  );
});
