import { useMemo, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import type { FormFacts, FormOptions } from './formOptions.ts';
import { formParts } from './formParts.ts';

/** Joins what the manifest and the server say about a form. The same object until one of them changes. */
export function useFormFacts(options: FormOptions): FormFacts {
  const { definition, declared, source, mode, query } = options;
  const { me, gateContext } = useSession();
  const [openedWith] = useState(query);
  const record = mode === 'update' ? source.record : undefined;
  const parts = useMemo(
    () => formParts(definition, declared, source, mode !== 'update', gateContext),
    [definition, declared, source, mode, gateContext],
  );
  return useMemo(
    () => ({
      ...parts,
      record,
      situation: {
        mode,
        query: openedWith,
        self: record !== undefined && record.id === me.id,
        ...(record && { record }),
      },
      scope: { me, query, ...(record && { record }) },
    }),
    [parts, record, mode, openedWith, me, query],
  );
}
