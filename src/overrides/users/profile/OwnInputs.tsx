import type { ReactNode } from 'react';
import { FieldInput } from '@gatehouse-console/engine/fields/edit/FieldInput.tsx';
import { entryState } from '@gatehouse-console/engine/pages/form/formState.ts';
import { useResourceForm } from '@gatehouse-console/engine/pages/form/formContexts.ts';

/** The inputs of a form about oneself, of all its groups or of one. */
export function OwnInputs({ group }: { readonly group?: string }): ReactNode {
  const { groups, situation, record = {} } = useResourceForm();
  return groups
    .filter(({ key }) => group === undefined || key === group)
    .flatMap(({ entries }) => entries)
    .map((entry) => {
      const { field } = entry;
      const { shown, required, locked } = entryState(entry, record, situation);
      return (
        shown && (
          <FieldInput
            key={field.name}
            field={field}
            required={required}
            locked={locked}
            collapsed={false}
          />
        )
      );
    });
}
