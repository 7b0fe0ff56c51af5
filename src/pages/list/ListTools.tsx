import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type {
  ActionModel,
  ListModel,
  ResourceDefinition,
} from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import { IconPush, PushButton, PushLink } from '../../theme/buttons.ts';
import { offerOf } from '../offer.ts';
import type { ActionTarget } from '../useCallAction.ts';
import type { Pending } from '../usePending.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { pageQuery, type RowEntry } from './rowEntries.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchTerms } from './searchTerms.ts';
import { SelectionMenu } from './SelectionMenu.tsx';

export interface ListToolsProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly route: RouteRecord;
  /** Given to the create page, for a list inside a detail. */
  readonly query: Readonly<Record<string, string>>;
  readonly search: string;
  readonly selected: number;
  readonly selectionEntries: readonly RowEntry[];
  /** The button of the table's settings. */
  readonly settings: ReactNode;
  onClearSelection(): void;
  onSearch(terms: SearchTerms): void;
  onRefresh(): void;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  ask(pending: Pending): void;
}

/** What stands above a table: create, actions, the menu of the selection; search and refresh. */
export function ListTools(props: ListToolsProps) {
  const { definition, list, selected, selectionEntries, onClearSelection } = props;
  const { search, onSearch, onRefresh, call, ask } = props;
  const text = useText();
  const words = useWords();
  const { gateContext } = useSession();
  const actions = (definition.actions ?? []).filter(
    (action) =>
      action.on.includes('list') && offerOf(decideGate(action.gate, gateContext)) !== 'absent',
  );
  const press = (action: ActionModel) => {
    const label = text(action.label);
    const run = () => call(action, {});
    if (!action.confirm) return void run();
    ask({
      title: label,
      text: words('pages.action.listQuestion', { action: label }),
      confirmLabel: label,
      danger: action.danger ?? false,
      run,
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 3 }}>
      <CreateButton {...props} />
      {actions.map((action) => (
        <PushButton
          key={action.key}
          type="button"
          look="outlined"
          disabled={!decideGate(action.gate, gateContext).open}
          onClick={() => press(action)}
        >
          {text(action.label)}
        </PushButton>
      ))}
      {selectionEntries.length > 0 && (
        <SelectionMenu count={selected} entries={selectionEntries} onClear={onClearSelection} />
      )}
      <Box
        sx={{
          flex: '1 1 240px',
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <SearchBox search={search} keys={list.filters} onSearch={onSearch} />
        {props.settings}
        <IconPush
          type="button"
          aria-label={words('pages.list.refresh')}
          title={words('pages.list.refresh')}
          onClick={onRefresh}
        >
          <RefreshIcon fontSize="small" />
        </IconPush>
      </Box>
    </Box>
  );
}

function CreateButton({ definition, list, route, query }: ListToolsProps) {
  const words = useWords();
  const { me } = useSession();
  const routes = useResourceRoutes(definition.id, route);
  const offer = list.create ? routes.offer('create', list.create.gate) : 'absent';
  const to = routes.to('create', undefined, {
    ...query,
    ...pageQuery(list.create?.query, { me, query }),
  });
  if (offer === 'absent' || to === undefined) return null;
  if (offer === 'closed') {
    return (
      <span title={words('pages.inRoot')}>
        <PushButton type="button" look="filled" disabled>
          <AddIcon />
          {words('pages.create')}
        </PushButton>
      </span>
    );
  }
  return (
    <PushLink
      look="filled"
      to={to}
      data-shortcut="create"
      {...(list.create?.newTab && { target: '_blank', rel: 'noopener' })}
    >
      <AddIcon />
      {words('pages.create')}
    </PushLink>
  );
}
