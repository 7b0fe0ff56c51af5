import { capitalize } from 'es-toolkit';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useNotificationContext, type I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Action } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { english } from '../englishCatalogue.ts';
import type { ConsoleDataProvider } from '../../../src/api/dataProvider.ts';
import { ResourceDefinitions } from '../../../src/app/reactAdmin/ResourceDefinitions.tsx';
import { pageIsSettled } from '../../../src/i18n/afterPage.ts';
import { LanguageContext } from '../../../src/i18n/LanguageContext.ts';
import type { OfferTarget } from '../../../src/pages/offers/offerTarget.ts';
import { useRunOffer } from '../../../src/pages/offers/useRunOffer.ts';
import { RoutesProvider } from '../../../src/session/RoutesProvider.tsx';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { SessionContext } from '../../../src/session/SessionContext.ts';
import { formOf, resourceNamed, routeNamed, sessionOf, viewNamed } from '../app/fixtures.ts';

/** A minimal resource: two texts, a choice and a switch. */
export const robots: ResourceDefinition = {
  ...resourceNamed('Robot'),
  fields: [
    { name: 'id', type: 'id', label: 'ID' },
    { name: 'name', type: 'string', label: 'Name', required: true, maxLength: 128 },
    { name: 'note', type: 'string', label: 'Note', maxLength: 128 },
    {
      name: 'kind',
      type: 'choice',
      label: 'Kind',
      default: 'arm',
      choices: [
        { value: 'arm', label: { literal: 'Arm' } },
        { value: 'rover', label: { literal: 'Rover' } },
      ],
    },
    { name: 'is_active', type: 'boolean', label: 'Active', default: true },
  ],
  list: {
    columns: [
      { field: 'name', cell: 'text', sortable: true, link: {} },
      { field: 'kind', cell: 'choice', filter: true },
      { field: 'is_active', cell: 'yes-no' },
      { field: 'note', cell: 'text' },
    ],
    shown: ['name', 'kind', 'is_active'],
    fixed: ['name'],
    filters: ['name', 'kind'],
  },
  form: formOf([
    { field: 'name' },
    { field: 'kind' },
    { field: 'note', when: { field: 'kind', in: ['rover'] }, required: true },
    { field: 'is_active' },
  ]),
  detail: {
    tabs: [
      { key: 'summary', label: 'Summary', card: ['name', 'kind', 'is_active', 'note'] },
      { key: 'parts', label: 'Parts', card: ['note'] },
      { key: 'secret', label: 'Secret', gate: { permissions: ['lab.never'] } },
    ],
  },
  offers: [
    'create',
    'update',
    'delete',
    'clone',
    'delete-selected',
    'update-on-detail',
    'delete-on-detail',
  ],
};

/** Related records of a robot. */
export const parts: FieldModel = {
  name: 'parts',
  type: 'references',
  label: 'Parts',
  options: { from: 'lab/parts', text: 'name', value: 'id' },
};

const robotRoute = (kind: 'list' | 'create' | 'update' | 'detail', path: string) =>
  routeNamed(`Robot${capitalize(kind)}`, `/console/lab/robots${path}`, {
    kind,
    resource: 'lab.robot',
    title: kind === 'list' ? 'Robots' : `${capitalize(kind)} Robot`,
  });

export const routes = {
  list: robotRoute('list', ''),
  create: robotRoute('create', '/create'),
  update: robotRoute('update', '/:id/update'),
  detail: robotRoute('detail', '/:id'),
};

/** An action that calls the server about a robot, and asks for no permission. */
export const robotAction = (key: string, more: Partial<Action> = {}): Action => ({
  key,
  label: capitalize(key),
  on: ['row', 'record', 'selection'],
  gate: { permissions: [] },
  does: { kind: 'call', method: 'POST', address: `lab/robots/$record.id/${key}` },
  ...more,
});

/** A robot as the server has it. */
export const ada = { id: '1', name: 'Ada', kind: 'arm', note: '', is_active: true };

/** A call that succeeds with this record. */
export const answersWith = (data: object) =>
  vi.fn((_resource: string, _params: object) => Promise.resolve({ data }));

/** A call that succeeds with these rows. */
export const listing = (data: readonly object[], total = data.length) =>
  vi.fn((_resource: string, _params: object) => Promise.resolve({ data, total }));

/** A route whose slots are filled by hand. */
export const filled = (
  route: RouteRecord,
  slots: Readonly<Record<string, unknown>>,
): RouteRecord => ({
  ...route,
  slots: Object.fromEntries(
    Object.entries(slots).map(([name, part]) => [name, () => Promise.resolve({ default: part })]),
  ),
});

export const everyPermission = ['lab.add_robot', 'lab.change_robot', 'lab.delete_robot'];

/** A data provider whose calls fail unless they are given. */
export function fakeProvider(calls: Readonly<Record<string, unknown>> = {}): ConsoleDataProvider {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  return {
    getList: vi.fn(unexpected),
    getOne: vi.fn(unexpected),
    getMany: vi.fn(unexpected),
    getManyReference: vi.fn(unexpected),
    create: vi.fn(unexpected),
    update: vi.fn(unexpected),
    updateMany: vi.fn(unexpected),
    delete: vi.fn(unexpected),
    deleteMany: vi.fn(unexpected),
    bulkPatch: vi.fn(unexpected),
    options: vi.fn(unexpected),
    ...calls,
  };
}

interface Stage {
  readonly route: RouteRecord;
  /** By default that of the route, for the record `1`. */
  readonly at?: string;
  readonly page: ReactNode;
  /** By default every call fails. */
  readonly provider?: ConsoleDataProvider;
  readonly permissions?: readonly string[];
  readonly root?: boolean;
  /** The routes of the console; by default those of the robots. */
  readonly known?: readonly RouteRecord[];
  readonly queries?: ReturnType<typeof createQueryClient>;
}

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

let messages: readonly unknown[] = [];
/** What the console would say in its toasts. */
export const told = () => messages.join('');
function Told() {
  const { notifications } = useNotificationContext();
  useEffect(() => {
    messages = notifications.map(({ message }) => message);
  });
  return null;
}

/** Renders a page at an address of a small console, for a user with the given permissions. */
export function show({
  route,
  at = route.path.replace(':id', '1'),
  page,
  provider = fakeProvider(),
  permissions = everyPermission,
  root = false,
  known = Object.values(routes),
  queries = createQueryClient(),
}: Stage) {
  // There is no console around it that would say so.
  pageIsSettled();
  const session = sessionOf({ permissions, views: [viewNamed('console')], root });
  const table = createRouteTable(known, {
    [robots.id]: { ...robots, load: () => Promise.resolve({ default: robots }) },
  });
  const language = { language: 'en', languages: [], change: () => Promise.resolve() };
  const around = (children: ReactNode) => (
    <CoreAdminContext
      dataProvider={provider}
      i18nProvider={i18n}
      queryClient={queries}
      store={memoryStore({ locale: 'en' })}
    >
      <LanguageContext value={language}>
        <SessionContext value={session}>
          <RoutesProvider table={table}>
            <ResourceDefinitions table={table}>
              {children}
              <Told />
            </ResourceDefinitions>
          </RoutesProvider>
        </SessionContext>
      </LanguageContext>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: route.path, element: around(page) },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Presses a button that does an action of robots. */
export async function run(action: Action, target: OfferTarget) {
  function Page() {
    const runOffer = useRunOffer(robots);
    return <button onClick={() => void runOffer(action, target)}>Run</button>;
  }
  const router = show({ route: routes.list, page: <Page /> });
  const button = await screen.findByRole('button', { name: 'Run' });
  await act(async () => {
    fireEvent.click(button);
  });
  return router;
}

/** Presses a button of the question that is asked. */
export async function answerQuestion(button: string): Promise<HTMLElement> {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: button }));
  return question;
}

const i18n: I18nProvider = polyglotI18nProvider(
  // Flat keys as the compiler writes them; the type expects react-admin's nested ones.
  () => english as unknown as ReturnType<Parameters<typeof polyglotI18nProvider>[0]> & object,
  'en',
  [{ locale: 'en', name: 'English' }],
  { onMissingKey: (key: string) => key },
);
