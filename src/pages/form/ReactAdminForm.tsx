import {
  CreateContextProvider,
  EditContextProvider,
  ResourceContextProvider,
  useGetOne,
  type RaRecord,
} from 'ra-core';
import type { ReactNode } from 'react';
import { FieldsForm } from '../../fields/edit/FieldsForm.tsx';
import { useFormStatus, useResourceForm } from './formContexts.ts';

/**
 * react-admin's contexts of a form: resource, record, values, and what saves them. Its controllers
 * are not used: drafts, conflicts, kinds of records and the page after the save are ours.
 */
export function ReactAdminForm({ children }: { readonly children: ReactNode }): ReactNode {
  const { definition, record, methods, submit } = useResourceForm();
  const { submitting } = useFormStatus();
  const resource = definition.id;
  const { refetch } = useGetOne<RaRecord>(resource, { id: record?.id ?? '' }, { enabled: false });
  const about = {
    resource,
    saving: submitting,
    mutationMode: 'pessimistic',
    /** The form itself opens the page after the save. */
    redirect: false,
    isFetching: false,
    isLoading: false,
    isPending: false,
    save: async (values: Partial<RaRecord>) => {
      for (const [name, value] of Object.entries(values)) {
        if (methods.getValues(name) === value) continue;
        methods.setValue(name, value, { shouldDirty: true });
      }
      await submit();
    },
  } as const;
  const form = <FieldsForm methods={methods}>{children}</FieldsForm>;
  return (
    <ResourceContextProvider value={resource}>
      {record ? (
        <EditContextProvider
          value={{ ...about, record, refetch, error: null, redirectOnError: 'list' }}
        >
          {form}
        </EditContextProvider>
      ) : (
        <CreateContextProvider value={about}>{form}</CreateContextProvider>
      )}
    </ResourceContextProvider>
  );
}
