import { decideGate } from '../../../codegen/model/gates.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { createAction } from './create/createAction.ts';
import { filterText } from './filterOptions.ts';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

export interface NoRowsProps {
  readonly definition: ResourceDefinition;
  /** The list starts with a range of dates. */
  readonly inDates: boolean;
  /** The person can open a form for the first record. */
  readonly canCreate: boolean;
  /** The filters the list starts with, while nothing else narrows it. */
  readonly preset?: Readonly<Record<string, string>> | undefined;
  readonly list: ListModel;
  /** Clears search and filters; absent when there are none. */
  readonly onClear?: (() => void) | undefined;
}

/** The empty state of a list: why there are no rows, and what to do about it. */
export default function NoRows(props: NoRowsProps) {
  const { definition, inDates, canCreate, preset, list, onClear } = props;
  const text = useText();
  const { gateContext } = useSession();
  const many = useNameInSentence()(definition.many);
  const fields = definition.fields ?? [];
  const create = createAction(definition);
  const label =
    create && decideGate(create.gate, gateContext).open
      ? create.label
      : canCreate && 'pages.create';
  if (onClear && preset) {
    const filters = Object.entries(preset).map(([key, value]) => {
      const { label: column, value: word } = filterText(fields, list, key, value, text);
      return text('pages.list.filter', { column, value: word });
    });
    return (
      <EmptyState
        title={text('noRows.preset', { many, filters: filters.join(', ') })}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {text('noRows.presetOff')}
          </PushButton>
        }
      >
        {text('noRows.presetHelp')}
      </EmptyState>
    );
  }
  if (onClear) {
    return (
      <EmptyState
        title={text('noRows.found')}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {text('pages.list.clearSearch')}
          </PushButton>
        }
      >
        {text('noRows.foundHelp')}
      </EmptyState>
    );
  }
  if (inDates) {
    return <EmptyState title={text('noRows.dates')}>{text('noRows.datesHelp')}</EmptyState>;
  }
  return (
    <EmptyState title={text('noRows.empty', { many })}>
      <span>
        {label ? text('noRows.create', { button: text(label) }) : text('noRows.emptyHelp')}
      </span>
    </EmptyState>
  );
}
