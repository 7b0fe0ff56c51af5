import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/resources.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useText } from '../../i18n/useText.ts';
import { PushButton } from '../../theme/buttons.ts';
import { filterWords } from './filterOptions.ts';
import { ListNotice } from './ListNotice.tsx';

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
  const words = usePartWords('later');
  const text = useText();
  if (onClear && preset) {
    const filters = Object.entries(preset).map(([key, value]) => {
      const { label: column, value: word } = filterWords(fields, list, key, value, text, words);
      return words('pages.list.filter', { column, value: word });
    });
    return (
      <ListNotice
        title={words('noRows.preset', { many, filters: filters.join(', ') })}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {words('noRows.presetOff')}
          </PushButton>
        }
      >
        {words('noRows.presetHelp')}
      </ListNotice>
    );
  }
  if (onClear) {
    return (
      <ListNotice
        title={words('noRows.found')}
        action={
          <PushButton type="button" look="outlined" onClick={onClear}>
            {words('pages.list.clearSearch')}
          </PushButton>
        }
      >
        {words('noRows.foundHelp')}
      </ListNotice>
    );
  }
  if (inDates) {
    return <ListNotice title={words('noRows.dates')}>{words('noRows.datesHelp')}</ListNotice>;
  }
  return (
    <ListNotice title={words('noRows.empty', { many })}>
      <span>
        {createLabel === undefined
          ? words('noRows.emptyHelp')
          : words('noRows.create', { button: createLabel })}
      </span>
    </ListNotice>
  );
}
