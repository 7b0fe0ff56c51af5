import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/resources.ts';
import { PushButton } from '../../theme/buttons.ts';
import { filterText } from './filterOptions.ts';
import { PageNotice } from '../PageNotice.tsx';
import { useText } from '../../i18n/useText.ts';

export interface NoRowsProps {
  /** What the list is of. */
  readonly many: string;
  /** A range of dates narrows the list from the start. */
  readonly inDates: boolean;
  /** The button that makes the first entry; none where nothing can be made. */
  readonly createLabel?: string | undefined;
  /** The filters the list begins with, while nothing else narrows it. */
  readonly preset?: Readonly<Record<string, string>> | undefined;
  readonly fields: readonly FieldModel[];
  readonly list: ListModel;
  /** Takes off what the person searches by; absent while nothing is searched by. */
  readonly onClear?: (() => void) | undefined;
}

/** Why there are no rows, and what to do about it. */
export default function NoRows(props: NoRowsProps) {
  const { many, inDates, createLabel, preset, fields, list, onClear } = props;
  const text = useText();
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
        {createLabel === undefined
          ? text('noRows.emptyHelp')
          : text('noRows.create', { button: createLabel })}
      </span>
    </PageNotice>
  );
}
