import AddIcon from '@mui/icons-material/Add';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../session/SessionContext.ts';
import { PushButton, PushLink } from '../../../theme/buttons.ts';
import { useOffers } from '../../offers/useOffers.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { pageQuery } from '../../rowEntries.ts';
import { useListCommands, useResourceList } from '../listContexts.ts';
import { useReturnQuery } from '../../useReturnQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const CreateMenu = lazyPart(() => import('./CreateMenu.tsx'));

/** Opens the create page, or a menu of kinds; disabled in the root organization (spec 1, sections 2.7 and 6). */
export function CreateButton(): ReactNode {
  const { definition, route, fields, query } = useResourceList();
  const { openForm } = useListCommands();
  const text = useText();
  const [address] = useSearchParams();
  const { me } = useSession();
  const routes = useResourceRoutes(definition.id, route);
  const returnQuery = useReturnQuery(route);
  const offers = useOffers(definition, route, 'list')();
  const shown = offers.find(({ offer }) => offer.does.kind === 'create');
  const create = shown?.offer.does.kind === 'create' ? shown.offer.does : undefined;
  const scope = { me, query: { ...Object.fromEntries(address), ...query } };
  const toKind = (kind: Readonly<Record<string, string>>) =>
    routes.to('create', undefined, {
      ...query,
      ...pageQuery(create?.query, scope),
      ...kind,
      ...returnQuery,
    });
  const to = toKind({});
  if (!shown || !create) return null;
  const closed = (
    <PushButton look="filled" disabled>
      <AddIcon />
      {text('pages.create')}
    </PushButton>
  );
  if (shown.closed !== undefined) return <span title={shown.closed}>{closed}</span>;
  if (shown.dialog || to === undefined) {
    return (
      <PushButton look="filled" data-shortcut="create" onClick={() => openForm({ kind: 'new' })}>
        <AddIcon />
        {text('pages.create')}
      </PushButton>
    );
  }
  if (create.kinds) {
    const field = fields.find(({ name }) => name === create.kinds?.field);
    return (
      <CreateMenu
        fallback={closed}
        kinds={create.kinds}
        choices={field?.choices ?? []}
        toKind={toKind}
      />
    );
  }
  return (
    <PushLink look="filled" to={to} data-shortcut="create">
      <AddIcon />
      {text('pages.create')}
    </PushLink>
  );
}
