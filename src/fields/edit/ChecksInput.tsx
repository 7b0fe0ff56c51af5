import { LabelledCheckbox } from '../../controls/LabelledCheckbox.tsx';
import { entriesOf } from '../values.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** Checkboxes for a few choices; the value keeps the order of the choices. */
export function ChecksInput(props: WidgetProps) {
  const { field, id, labelId, value, onChange, onBlur, inputRef, disabled, describedBy } = props;
  const text = useText();
  const choices = field.choices ?? [];
  const chosen = new Set(entriesOf(value));
  return (
    <FieldGroup
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
    >
      {choices.map((choice, index) => (
        <LabelledCheckbox
          key={String(choice.value)}
          {...(index === 0 && { id, inputRef })}
          label={text(choice.label)}
          disabled={disabled}
          checked={chosen.has(choice.value)}
          onBlur={onBlur}
          onChange={(checked) => {
            onChange(
              choices
                .map((other) => other.value)
                .filter((other) => (other === choice.value ? checked : chosen.has(other))),
            );
          }}
        />
      ))}
    </FieldGroup>
  );
}
