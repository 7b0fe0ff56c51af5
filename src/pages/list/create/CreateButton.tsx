import AddIcon from '@mui/icons-material/Add';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ListModel, ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PushButton, PushLink } from '../../../theme/buttons.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { pageQuery } from '../rowEntries.ts';

const CreateMenu = lazy(() => import('./CreateMenu.tsx'));

export interface CreateButtonProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly route: RouteRecord;
  readonly fields: readonly FieldModel[];
  /** Given to the create page, for a list inside a detail. */
  readonly query: Readonly<Record<string, string>>;
}

/** Leads to the create page, or offers a menu of kinds; closed in the root organization (spec 1, sections 2.7 and 6). */
export function CreateButton({ definition, list, route, fields, query }: CreateButtonProps) {
  const words = useWords();
  const [address] = useSearchParams();
  const { me } = useSession();
  const routes = useResourceRoutes(definition.id, route);
  const { create } = list;
  const offer = create ? routes.offer('create', create.gate) : 'absent';
  const scope = { me, query: { ...Object.fromEntries(address), ...query } };
  const toKind = (kind: Readonly<Record<string, string>>) =>
    routes.to('create', undefined, { ...query, ...pageQuery(create?.query, scope), ...kind });
  const to = toKind({});
  if (!create || offer === 'absent' || to === undefined) return null;
  const closed = (
    <PushButton type="button" look="filled" disabled>
      <AddIcon />
      {words('pages.create')}
    </PushButton>
  );
  if (offer === 'closed') return <span title={words('pages.inRoot')}>{closed}</span>;
  if (create.kinds) {
    const field = fields.find(({ name }) => name === create.kinds?.field);
    return (
      <Suspense fallback={closed}>
        <CreateMenu
          kinds={create.kinds}
          choices={field?.choices ?? []}
          newTab={create.newTab ?? false}
          toKind={toKind}
        />
      </Suspense>
    );
  }
  return (
    <PushLink
      look="filled"
      to={to}
      data-shortcut="create"
      {...(create.newTab && { target: '_blank', rel: 'noopener' })}
    >
      <AddIcon />
      {words('pages.create')}
    </PushLink>
  );
}
