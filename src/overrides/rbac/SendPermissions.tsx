import { DataProviderContext, type CreateParams, type DataProvider } from 'ra-core';
import { use, useMemo, type ReactNode } from 'react';

/** The numbers of the chosen permissions; empty for a clone, whose permissions the server copies. */
export type ChosenPermissions = Map<'permissions', readonly number[]>;

interface SendPermissionsProps {
  readonly chosen: ChosenPermissions;
  readonly children: ReactNode;
}

/**
 * Around a form of a role: a new role is sent together with its permissions, which the server
 * accepts in the same call (recorded: POST of a role, and its metadata).
 */
export function SendPermissions({ chosen, children }: SendPermissionsProps): ReactNode {
  const provider = use(DataProviderContext);
  const sending = useMemo(() => provider && withPermissions(provider, chosen), [provider, chosen]);
  return <DataProviderContext value={sending}>{children}</DataProviderContext>;
}

function withPermissions(provider: DataProvider, chosen: ChosenPermissions): DataProvider {
  return {
    ...provider,
    create: (resource: string, params: CreateParams) =>
      provider.create(resource, {
        ...params,
        data: { ...params.data, ...Object.fromEntries(chosen) },
      }),
  };
}
