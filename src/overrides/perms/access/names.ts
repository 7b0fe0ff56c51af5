import { useMemo } from 'react';
import type { RouteName } from '#project/generated/names.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import type { Facts } from './loadFacts.ts';
import type { PermissionFacts } from './readFacts.ts';
import type { ChoiceKind } from './choices.ts';
import { queryOf, type Question } from './question.ts';

/** Where the facts have the records of each kind. */
const RECORDS = {
  user: 'users',
  group: 'groups',
  asset: 'assets',
  node: 'nodes',
  application: 'applications',
  'system-user': 'systemUsers',
} as const satisfies Readonly<Record<ChoiceKind, keyof Facts>>;

/** Pages of applications by their category. */
const APPLICATION_PAGES: Readonly<Record<string, RouteName>> = {
  db: 'DatabaseAppDetail',
  remote_app: 'RemoteAppDetail',
  cloud: 'KubernetesAppDetail',
};

/** Names and pages of what the facts are about. */
export function useNames(facts: Facts) {
  const text = useText();
  const routes = useRoutes();
  return useMemo(() => {
    /** A page of the console with a record, where the reader may open it. */
    const page = (route: RouteName | undefined, id: string) =>
      route !== undefined && routes.verdict(route).open ? routes.address(route, { id }) : undefined;
    const pageNames: Readonly<Record<ChoiceKind, (id: string) => RouteName | undefined>> = {
      user: () => 'UserDetail',
      group: () => 'UserGroupDetail',
      asset: () => 'AssetDetail',
      // Nodes stand in the tree beside the assets and have no page.
      node: () => undefined,
      application: (id) => APPLICATION_PAGES[facts.applications.get(id)?.category ?? ''],
      'system-user': () => 'SystemUserDetail',
    };
    return {
      /** Something that could not be read is called unknown. */
      nameOf: (kind: ChoiceKind, id: string) =>
        facts[RECORDS[kind]].get(id)?.name ?? text(`access.unnamed.${kind}`),
      /** The username of a user, the address of an asset; empty for others. */
      secondOf: (kind: ChoiceKind, id: string) => {
        if (kind === 'user') return facts.users.get(id)?.username ?? '';
        return kind === 'asset' ? (facts.assets.get(id)?.ip ?? '') : '';
      },
      /** The page of a record; undefined where there is none that the reader may open. */
      pageOf: (kind: ChoiceKind, id: string) => page(pageNames[kind](id), id),
      permissionPage: ({ kind, id }: PermissionFacts) =>
        page(kind === 'asset' ? 'AssetPermissionDetail' : 'ApplicationPermissionDetail', id),
      /** This page with another question. */
      accessPage: (question: Question) => routes.address('Access', {}, queryOf(question)),
      page,
    };
  }, [facts, routes, text]);
}

export type Names = ReturnType<typeof useNames>;
