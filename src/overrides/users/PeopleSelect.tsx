import { useId } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { FieldFrame, frameIds } from '../../fields/edit/FieldFrame.tsx';
import { ReferencesInput } from '../../fields/edit/ReferenceInput.tsx';

export interface PeopleSelectProps {
  /** What is chosen, and where its options come from. */
  readonly field: FieldModel;
  readonly label: string;
  readonly value: readonly string[];
  readonly required?: boolean;
  onChange(value: readonly string[]): void;
}

/** A remote select of several things outside of a form. */
export function PeopleSelect({
  field,
  label,
  value,
  required = false,
  onChange,
}: PeopleSelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={required} group={false}>
      <ReferencesInput
        field={field}
        path={field.name}
        id={id}
        labelId={frameIds(id).label}
        describedBy={undefined}
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? next.map(String) : [])}
        onBlur={() => undefined}
        inputRef={() => undefined}
        invalid={false}
        required={required}
        disabled={false}
        collapsed={false}
      />
    </FieldFrame>
  );
}
