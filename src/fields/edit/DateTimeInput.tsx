import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '../../controls/DateField.tsx';
import { isNever } from '../../i18n/dates.ts';
import { useText } from '../../i18n/useText.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { PushButton } from '../../theme/buttons.ts';
import { fromLocalInput, toLocalInput } from './localDateTime.ts';
import { ariaOf, asText, textInputOf, type WidgetProps } from './widget.ts';

const DateLengths = openedPart(() => import('./DateLengths.tsx'));

/** Date and time in the user's time zone. One far in the future is the button "Never", which opens the field. */
export function DateTimeInput(props: WidgetProps) {
  const { value, onChange } = props;
  const [editing, setEditing] = useState(false);
  const never = isNever(value);
  return (
    <>
      <Box
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setEditing(false);
        }}
      >
        {never && !editing ? (
          <NeverButton {...props} onEdit={() => setEditing(true)} />
        ) : (
          <DateField
            {...dateFieldOf(props)}
            kind="datetime"
            // The button that had the focus gives way to it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={editing}
            value={never ? '' : toLocalInput(value)}
            onChange={(local) => {
              if (local !== '' || !never) onChange(fromLocalInput(local));
            }}
          />
        )}
      </Box>
      {props.field.lengths && <DateLengths {...props} />}
    </>
  );
}

function NeverButton(props: WidgetProps & { readonly onEdit: () => void }) {
  const { id, labelId, disabled, inputRef, onEdit } = props;
  const text = useText();
  const { 'aria-describedby': describedBy } = ariaOf(props);
  return (
    <PushButton
      ref={inputRef}
      id={id}
      look="outlined"
      disabled={disabled}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      onClick={onEdit}
    >
      {text('pages.value.never')}
      <EditIcon aria-hidden fontSize="small" />
    </PushButton>
  );
}

export function DateInput(props: WidgetProps) {
  return <DateField {...dateFieldOf(props)} kind="date" />;
}

export function TimeInput(props: WidgetProps) {
  return <DateField {...dateFieldOf(props)} kind="time" />;
}

function dateFieldOf(props: WidgetProps): Omit<DateFieldProps, 'kind'> {
  const { slotProps: _input, value: _value, onChange: _change, ...input } = textInputOf(props);
  return {
    ...input,
    value: asText(props.value),
    onChange: props.onChange,
    attributes: ariaOf(props),
  };
}
