import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ChoiceModel } from '../../../codegen/model/fields.ts';
import { entriesOf } from '../values.ts';
import { useLandmarkPopup } from './useLandmarkPopup.ts';
import { ariaOf, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** One of many choices, filtered by typing (spec 1, section 2.9). */
export function SelectInput(props: WidgetProps) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled, required } = props;
  const text = useText();
  const [atSelect, popup] = useLandmarkPopup();
  const choices = field.choices ?? [];
  return (
    <Autocomplete<ChoiceModel, false, boolean>
      id={id}
      ref={atSelect}
      slotProps={popup}
      size="small"
      options={choices}
      value={choices.find((choice) => choice.value === value) ?? null}
      disabled={disabled}
      disableClearable={required}
      autoHighlight
      getOptionLabel={(choice) => text(choice.label)}
      isOptionEqualToValue={(left, right) => left.value === right.value}
      noOptionsText={text('pages.field.noOptions')}
      openText={text('pages.field.open')}
      closeText={text('pages.field.close')}
      clearText={text('pages.field.clear')}
      onChange={(_, choice) => onChange(choice?.value ?? '')}
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

/** Several of many choices. */
export function MultiSelectInput(props: WidgetProps) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  const text = useText();
  const [atSelect, popup] = useLandmarkPopup();
  const choices = field.choices ?? [];
  const chosen = new Set(entriesOf(value));
  return (
    <Autocomplete<ChoiceModel, true>
      id={id}
      ref={atSelect}
      slotProps={popup}
      size="small"
      multiple
      disableCloseOnSelect
      options={choices}
      value={choices.filter((choice) => chosen.has(choice.value))}
      disabled={disabled}
      getOptionLabel={(choice) => text(choice.label)}
      isOptionEqualToValue={(left, right) => left.value === right.value}
      noOptionsText={text('pages.field.noOptions')}
      openText={text('pages.field.open')}
      closeText={text('pages.field.close')}
      clearText={text('pages.field.clear')}
      onChange={(_, picked) => onChange(picked.map((choice) => choice.value))}
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
