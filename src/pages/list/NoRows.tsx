import { decideGate } from '../../../codegen/model/gates.ts';
import type { ListModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { createAction } from './create/createAction.ts';
import { filterText } from './filterOptions.ts';
import { PageNotice } from '../PageNotice.tsx';
import { useText } from '../../i18n/useText.ts';

export interface NoRowsProps {
  readonly definition: ResourceDefinition;
  /** A range of dates narrows the list from the start. */
  readonly inDates: boolean;
  /** Is there a button that opens a form for the first entry? */
  readonly canCreate: boolean;
  /** The filters the list begins with, while nothing else narrows it. */
  readonly preset?: Readonly<Record<string, string>> | undefined;
  readonly list: ListModel;
  /** Takes off what the person searches by; absent while nothing is searched by. */
  readonly onClear?: (() => void) | undefined;
}

/** Why there are no rows, and what to do about it. */
export default function NoRows(props: NoRowsProps) {
  const { definition, inDates, canCreate, preset, list, onClear } = props;
  const text = useText();
  const { gateContext } = useSession();
  const many = text(definition.many);
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
      <PageNotice
        title={text('noRows.preset', { many, filters: filters.join(', ') })}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {text('noRows.presetOff')}
          </PushButton>
        }
      >
        {text('noRows.presetHelp')}
      </PageNotice>
    );
  }
  if (onClear) {
    return (
      <PageNotice
        title={text('noRows.found')}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {text('pages.list.clearSearch')}
          </PushButton>
        }
      >
        {text('noRows.foundHelp')}
      </PageNotice>
    );
  }
  if (inDates) {
    return <PageNotice title={text('noRows.dates')}>{text('noRows.datesHelp')}</PageNotice>;
  }
  return (
    <PageNotice title={text('noRows.empty', { many })}>
      <span>
        {label ? text('noRows.create', { button: text(label) }) : text('noRows.emptyHelp')}
      </span>
    </PageNotice>
  );
}
