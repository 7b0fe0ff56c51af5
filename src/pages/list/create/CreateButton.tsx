import AddIcon from '@mui/icons-material/Add';
import { useSearchParams } from 'react-router';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ListModel } from '../../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PushButton, PushLink } from '../../../theme/buttons.ts';
import { availabilityOf } from '../../availability.ts';
import { inDialog, useResourceRoutes } from '../../useResourceRoutes.ts';
import { pageQuery } from '../../rowEntries.ts';
import { useReturnQuery } from '../useReturnQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const CreateMenu = lazyPart(() => import('./CreateMenu.tsx'));

export interface CreateButtonProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly route: RouteRecord;
  readonly fields: readonly FieldModel[];
  /** Query for the create page, for a list inside a detail page. */
  readonly query: Readonly<Record<string, string>>;
  /** Opens the form in a dialog, when it has no page. */
  onCreate(): void;
}

/** Opens the create page, or a menu of kinds; disabled in the root organization (spec 1, sections 2.7 and 6). */
export function CreateButton(props: CreateButtonProps) {
  const { definition, list, route, fields, query, onCreate } = props;
  const text = useText();
  const [address] = useSearchParams();
  const { me, gateContext } = useSession();
  const routes = useResourceRoutes(definition.id, route);
  const returnQuery = useReturnQuery(route);
  const { create } = list;
  const dialog = inDialog(definition, routes, 'create');
  const availability = !create
    ? 'hidden'
    : dialog
      ? availabilityOf(decideGate(create.gate, gateContext))
      : routes.availability('create', create.gate);
  const scope = { me, query: { ...Object.fromEntries(address), ...query } };
  const toKind = (kind: Readonly<Record<string, string>>) =>
    routes.to('create', undefined, {
      ...query,
      ...pageQuery(create?.query, scope),
      ...kind,
      ...returnQuery,
    });
  const to = toKind({});
  if (!create || availability === 'hidden') return null;
  const closed = (
    <PushButton type="button" look="filled" disabled>
      <AddIcon />
      {text('pages.create')}
    </PushButton>
  );
  if (availability === 'disabled') return <span title={text('pages.inRoot')}>{closed}</span>;
  if (dialog || to === undefined) {
    return (
      <PushButton type="button" look="filled" data-shortcut="create" onClick={onCreate}>
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
        newTab={create.newTab ?? false}
        toKind={toKind}
      />
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
      {text('pages.create')}
    </PushLink>
  );
}
