import { useId } from 'react';
import { FieldFrame, frameIds } from '@gatehouse-console/engine/fields/edit/FieldFrame.tsx';
import type { ResourceId } from '#project/generated/names.ts';
import { ReferencesInput } from '@gatehouse-console/engine/fields/edit/ReferenceInput.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import type { OwnChoice } from '@gatehouse-console/engine/fields/ownChoice.ts';

/** The users of the current organization. */
export const USERS: OwnChoice<'users.user'> = {
  name: 'users',
  type: 'references',
  label: 'resources.users.user.many' satisfies TextKey,
  options: {
    from: 'users/users',
    text: 'name',
    secondary: 'username',
    value: 'id',
    query: { fields_size: 'mini', order: 'name' },
  },
};

interface PeopleSelectProps {
  /** What is chosen, and where its options come from. */
  readonly field: OwnChoice<ResourceId>;
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
