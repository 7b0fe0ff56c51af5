import { useMemo } from 'react';
import type { RouteName } from '../../../../generated/names.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import type { Facts } from './facts.ts';
import type { PermissionFacts } from './readFacts.ts';
import { queryOf, type Question, type Party, type Target } from './question.ts';

type NamedKind = Party['kind'] | Target['kind'] | 'system-user';

/** Names and pages of what the facts are about. */
export interface Names {
  /** Something that could not be read is called unknown. */
  readonly nameOf: (kind: NamedKind, id: string) => string;
  /** The username of a user, the address of an asset; empty for others. */
  readonly secondOf: (kind: NamedKind, id: string) => string;
  /** The page of a record; undefined where there is none that the reader may open. */
  readonly pageOf: (kind: NamedKind, id: string) => string | undefined;
  readonly permissionPage: (permission: PermissionFacts) => string | undefined;
  /** This page with another question. */
  readonly accessPage: (question: Question) => string | undefined;
  /** A page of the console with a record, where the reader may open it. */
  readonly page: (route: RouteName, id: string) => string | undefined;
}

/** Where the facts have the records of each kind. */
const RECORDS = {
  user: 'users',
  group: 'groups',
  asset: 'assets',
  node: 'nodes',
  application: 'applications',
  'system-user': 'systemUsers',
} as const satisfies Readonly<Record<NamedKind, keyof Facts>>;

/** Pages of applications by their category. */
const APPLICATION_PAGES: Readonly<Record<string, RouteName>> = {
  db: 'DatabaseAppDetail',
  remote_app: 'RemoteAppDetail',
  cloud: 'KubernetesAppDetail',
};

export function useNames(facts: Facts): Names {
  const text = useText();
  const routes = useRoutes();
  return useMemo(() => {
    const page = (route: RouteName | undefined, id: string) =>
      route !== undefined && routes.verdict(route).open ? routes.address(route, { id }) : undefined;
    const pageNames: Readonly<Record<NamedKind, (id: string) => RouteName | undefined>> = {
      user: () => 'UserDetail',
      group: () => 'UserGroupDetail',
      asset: () => 'AssetDetail',
      // Nodes stand in the tree beside the assets and have no page.
      node: () => undefined,
      application: (id) => APPLICATION_PAGES[facts.applications.get(id)?.category ?? ''],
      'system-user': () => 'SystemUserDetail',
    };
    return {
      nameOf: (kind, id) => facts[RECORDS[kind]].get(id)?.name ?? text(`access.unnamed.${kind}`),
      secondOf: (kind, id) => {
        if (kind === 'user') return facts.users.get(id)?.username ?? '';
        return kind === 'asset' ? (facts.assets.get(id)?.ip ?? '') : '';
      },
      pageOf: (kind, id) => page(pageNames[kind](id), id),
      permissionPage: ({ kind, id }) =>
        page(kind === 'asset' ? 'AssetPermissionDetail' : 'ApplicationPermissionDetail', id),
      accessPage: (question) => routes.address('Access', {}, queryOf(question)),
      page,
    };
  }, [facts, routes, text]);
}
