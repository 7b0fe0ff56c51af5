import { useMemo } from 'react';
import { entriesOf } from '../values.ts';
import { PopupCombobox } from '../../controls/PopupCombobox.tsx';
import { comboboxOf, type WidgetProps } from './widget.ts';
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
  const box = comboboxOf(props);
  const { field, value, onChange } = props;
  const text = useText();
  const chosen = useMemo(() => {
    const values = new Set(multiple ? entriesOf(value) : [value]);
    return (field.choices ?? []).filter((choice) => values.has(choice.value));
  }, [field.choices, multiple, value]);
  return (
    <PopupCombobox
      {...box}
      multiple={multiple}
      options={field.choices ?? []}
      chosen={chosen}
      labelOf={({ label }) => text(label)}
      none={text('pages.field.noOptions')}
      onPick={(picked) => {
        const values = picked.map((one) => one.value);
        onChange(multiple ? values : (values[0] ?? ''));
      }}
    />
  );
}
