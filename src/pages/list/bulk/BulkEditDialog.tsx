import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useId, useRef, useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { FieldsForm } from '../../../fields/edit/FieldsForm.tsx';
import { type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { offersOf, offerThat } from '../../../../codegen/model/offers.ts';
import { effectiveFields } from '../../../fields/effectiveFields.ts';
import { CHECKED_WHEN_LEFT } from '../../../fields/edit/checkedWhenLeft.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { widePaper } from '../../dialogs/widePaper.ts';
import { LoadingBox } from '../../LoadingBox.tsx';
import { useChangeWarning } from '../../dialogs/useChangeWarning.tsx';
import { FormErrors } from '../../form/FormErrors.tsx';
import type { FormGroup } from '../../form/formState.ts';
import { createValues, type FormValues } from '../../form/initialValues.ts';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { useFormSource } from '../../form/useFormSource.ts';
import { useCloseGuard, type Closable } from '../../form/useCloseGuard.ts';
import { useListSelection, useResourceList } from '../listContexts.ts';
import { BulkFields } from './BulkFields.tsx';
import { bulkGroups, commonFacts, commonFields, tickedGroups } from './bulkForm.ts';
import { FailedRows } from './FailedRows.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BulkFailure } from '../../../api/bulkFailure.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { encryptFields } from '../../../api/encryption.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { valuesToSend } from '../../form/submission.ts';
import { useFailureText } from '../../useFailureText.ts';

interface BulkEditDialogProps {
  readonly records: readonly RaRecord[];
  onClose(): void;
}

/** Sets the ticked fields of all selected rows at once (spec 1, section 2.7). */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { records, onClose } = props;
  const { definition } = useResourceList();
  const text = useText();
  const { gateContext, me } = useSession();
  const id = useId();
  const content = useRef<Closable>(null);
  const source = useFormSource(definition, 'PATCH', undefined);
  const ready = !source.isPending;
  const fields = effectiveFields(definition, source.data?.metadata);
  const { fields: offered = [] } = offerThat(offersOf(definition), 'updateSelected')?.does ?? {};
  const names = commonFields(offered, fields, records, me);
  const groups = bulkGroups(definition, names, fields, gateContext);
  return (
    <Dialog
      open
      onClose={() => (content.current ? content.current.close() : onClose())}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: widePaper }}
    >
      <DialogTitle id={id}>
        {text('listTable.bulkTitle', { smart_count: records.length })}
      </DialogTitle>
      {ready ? (
        <BulkForm
          {...props}
          closing={content}
          groups={groups}
          beginning={() => ({
            ...createValues(groups, { scope: { me }, now: Date.now() }),
            ...commonFacts(names, fields, records),
          })}
        />
      ) : (
        <LoadingBox height={240} />
      )}
    </Dialog>
  );
}

interface BulkFormProps extends BulkEditDialogProps {
  readonly groups: readonly FormGroup[];
  readonly closing: Ref<Closable>;
  beginning(): FormValues;
}

function BulkForm(props: BulkFormProps) {
  const { records, onClose, groups, closing, beginning } = props;
  const { definition } = useResourceList();
  const selection = useListSelection();
  const text = useText();
  const [defaultValues] = useState(beginning);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  /** Records that are still to be saved. */
  const [left, setLeft] = useState(records);
  const alertRef = useRef<HTMLDivElement>(null);
  const methods = useForm<FormValues>({
    defaultValues,
    ...CHECKED_WHEN_LEFT,
    shouldUnregister: false,
  });
  const save = useBulkSave(groups);
  const { mayChange, question } = useChangeWarning(definition);
  const { isSubmitting } = methods.formState;
  const submit = methods.handleSubmit(async (values) => {
    if (!(await mayChange(left, ticked))) return;
    setOutcome(undefined);
    const next = await save(left, values, ticked);
    if (next.kind === 'done') {
      selection.clear();
      onClose();
      return;
    }
    setOutcome(next);
    if (next.kind === 'failed') return;
    const { done } = next.failure;
    selection.drop(done);
    setLeft(left.filter(({ id }) => !done.includes(id)));
  });
  useEffect(() => {
    if (outcome?.kind === 'failed') alertRef.current?.focus();
  }, [outcome]);
  const unsaved = useCallback(() => ticked.length > 0, [ticked]);
  const guard = useCloseGuard({ closing, busy: isSubmitting, unsaved, onClose });
  return (
    <FieldsForm methods={methods}>
      {question}
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          {outcome?.kind === 'failed' && (
            <FormErrors
              alertRef={alertRef}
              failure={{
                title: text('forms.updateFailed'),
                lines: outcome.reason?.split('\n') ?? [],
              }}
            />
          )}
          <p>{text('listTable.bulkHelp')}</p>
          <BulkFields
            groups={groups}
            ticked={ticked}
            onTick={(name, on) =>
              setTicked((before) => (on ? [...before, name] : before.filter((one) => one !== name)))
            }
          />
        </form>
        {outcome?.kind === 'refused' && <FailedRows records={records} failure={outcome.failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={guard.close} disabled={isSubmitting}>
          {text('pages.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={ticked.length === 0}
          loading={isSubmitting}
          onClick={() => void submit()}
        >
          {text('pages.update')}
        </Button>
      </DialogActions>
      <LeaveDialog guard={guard} />
    </FieldsForm>
  );
}

/** Saved; or refused rows with reasons; or a failure, with field errors where there are any. */
type BulkOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: BulkFailure }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/**
 * Saves the ticked fields of every record with one PATCH of the list: an array of ids and these
 * fields (spec 1, section 7). Notifies on success; failures are shown by the dialog.
 */
function useBulkSave(groups: readonly FormGroup[]) {
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
