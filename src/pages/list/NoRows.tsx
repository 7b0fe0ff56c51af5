import { usePartWords } from '../../i18n/usePartWords.ts';
import { PushButton } from '../../theme/buttons.ts';
import { ListNotice } from './ListNotice.tsx';

export interface NoRowsProps {
  /** What the list is of. */
  readonly many: string;
  /** A range of dates narrows the list from the start. */
  readonly inDates: boolean;
  /** The button that makes the first entry; none where nothing can be made. */
  readonly createLabel?: string | undefined;
  /** Takes off what the person searches by; absent while nothing is searched by. */
  readonly onClear?: (() => void) | undefined;
}

/** Why there are no rows, and what to do about it. */
export default function NoRows({ many, inDates, createLabel, onClear }: NoRowsProps) {
  const words = usePartWords('later');
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
