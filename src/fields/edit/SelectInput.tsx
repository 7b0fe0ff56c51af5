import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ChoiceModel } from '../../../codegen/model/fields.ts';
import { entriesOf } from '../values.ts';
import { useLandmarkPopup } from './useLandmarkPopup.ts';
import { ariaOf, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** One of many choices, filtered by typing (spec 1, section 2.9). */
export function SelectInput(props: WidgetProps) {
  return <ChoiceSelect {...props} multiple={false} />;
}

/** Several of many choices. */
export function MultiSelectInput(props: WidgetProps) {
  return <ChoiceSelect {...props} multiple />;
}

function ChoiceSelect({ multiple, ...props }: WidgetProps & { readonly multiple: boolean }) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled, required } = props;
  const text = useText();
  const [atSelect, popup] = useLandmarkPopup();
  const choices = field.choices ?? [];
  const values = new Set(multiple ? entriesOf(value) : [value]);
  const chosen = choices.filter((choice) => values.has(choice.value));
  return (
    <Autocomplete<ChoiceModel, boolean, boolean>
      id={id}
      ref={atSelect}
      slotProps={popup}
      size="small"
      multiple={multiple}
      disableCloseOnSelect={multiple}
      disableClearable={required && !multiple}
      autoHighlight={!multiple}
      options={choices}
      value={multiple ? chosen : (chosen[0] ?? null)}
      disabled={disabled}
      getOptionLabel={(choice) => text(choice.label)}
      isOptionEqualToValue={(left, right) => left.value === right.value}
      noOptionsText={text('pages.field.noOptions')}
      openText={text('pages.field.open')}
      closeText={text('pages.field.close')}
      clearText={text('pages.field.clear')}
      onChange={(_, picked) => {
        onChange(Array.isArray(picked) ? picked.map((one) => one.value) : (picked?.value ?? ''));
      }}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...ariaOf(props) },
          }}
        />
      )}
    />
  );
}
