import { decideGate } from '../../../codegen/model/gates.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { createAction } from './create/createAction.ts';
import { filterText } from './filterOptions.ts';
import { useResourceList } from './listContexts.ts';
import { isNarrowed } from './listState.ts';
import { useOffers } from '../offers/useOffers.ts';
import { focusRows } from '../../controls/restoreFocus.ts';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

/** The empty state of a list: why there are no rows, and what to do about it. */
export default function NoRows() {
  const text = useText();
  const { gateContext } = useSession();
  const { definition, route, list, state, rules, change } = useResourceList();
  const many = useNameInSentence()(definition.many);
  const create = createAction(definition);
  const form = useOffers(definition, route, 'list')().find(
    ({ offer }) => offer.does.kind === 'create',
  );
  const canCreate = form !== undefined && form.closed === undefined && !form.dialog;
  const label =
    create && decideGate(create.gate, gateContext).open
      ? create.label
      : canCreate && 'pages.create';
  const narrowed = isNarrowed(state, rules);
  const clear = () => {
    change({ search: '', filters: {}, dates: rules.dates?.start });
    // The notice disappears with the press.
    focusRows();
  };
  const presets = Object.entries(state.filters);
  if (!narrowed && presets.length > 0) {
    // Filters that the list starts with can be cleared, too.
    const filters = presets.map(([key, value]) => {
      const { label: column, value: word } = filterText(
        definition.fields ?? [],
        list,
        key,
        value,
        text,
      );
      return text('pages.list.filter', { column, value: word });
    });
    return (
      <EmptyState
        title={text('noRows.preset', { many, filters: filters.join(', ') })}
        action={
          <PushButton look="outlined" onClick={clear}>
            {text('noRows.presetOff')}
          </PushButton>
        }
      >
        {text('noRows.presetHelp')}
      </EmptyState>
    );
  }
  if (narrowed) {
    return (
      <EmptyState
        title={text('noRows.found')}
        action={
          <PushButton look="outlined" onClick={clear}>
            {text('pages.list.clearSearch')}
          </PushButton>
        }
      >
        {text('noRows.foundHelp')}
      </EmptyState>
    );
  }
  if (rules.dates?.start !== undefined) {
    return (
      <EmptyState title={text('noRows.dates')} drawing="quiet">
        {text('noRows.datesHelp')}
      </EmptyState>
    );
  }
  if (list.empty !== undefined) return <EmptyState title={text(list.empty)} />;
  return (
    <EmptyState title={text('noRows.empty', { many })} drawing={label ? 'empty' : 'quiet'}>
      <span>
        {label ? text('noRows.create', { button: text(label) }) : text('noRows.emptyHelp')}
      </span>
    </EmptyState>
  );
}
