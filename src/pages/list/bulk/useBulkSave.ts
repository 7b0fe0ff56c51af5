import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { BulkFailure } from '../../../api/bulkFailure.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { encryptFields } from '../../../api/encryption.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { FormGroup } from '../../form/formState.ts';
import type { FormValues } from '../../form/initialValues.ts';
import { valuesToSend } from '../../form/submission.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useResourceList } from '../listContexts.ts';
import { tickedGroups } from './bulkForm.ts';
import { useText } from '../../../i18n/useText.ts';

/** Saved; or refused rows with reasons; or a failure, with field errors where there are any. */
export type BulkOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: BulkFailure }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/**
 * Saves the ticked fields of every record with one PATCH of the list: an array of ids and these
 * fields (spec 1, section 7). Notifies on success; failures are shown by the dialog.
 */
export function useBulkSave(groups: readonly FormGroup[]) {
  const { definition } = useResourceList();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const failureText = useFailureText();
  const { me } = useSession();
  return useCallback(
    async (
      records: readonly RaRecord[],
      values: FormValues,
      ticked: readonly string[],
    ): Promise<BulkOutcome> => {
      const parts = tickedGroups(groups, ticked);
      const fields = parts.flatMap((group) => group.entries.map((entry) => entry.field));
      const sent = valuesToSend(parts, values, { mode: 'bulk', query: {}, self: false }, { me });
      try {
        const data = await encryptFields(sent, fields);
        const ids = records.map((record) => record.id);
        await provider.updateMany(definition.id, { ids, data });
        notify(text('listTable.bulkDone', { smart_count: ids.length }), { type: 'success' });
        return { kind: 'done' };
      } catch (error) {
        if (error instanceof BulkFailure && error.failed.length > 0) {
          return { kind: 'refused', failure: error };
        }
        const reason = failureText(error, (path) => {
          const field = fieldAt(fields, path);
          return field ? text(field.label) : path;
        });
        return { kind: 'failed', reason };
      } finally {
        await queries.invalidateQueries({ queryKey: [definition.id] });
      }
    },
    [definition, failureText, groups, me, notify, provider, queries, text],
  );
}
