import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { BulkFailure } from '../../../api/bulkFailure.ts';
import { effectiveFields } from '../../../fields/effectiveFields.ts';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { LoadingBox } from '../../LoadingBox.tsx';
import type { FormGroup } from '../../form/formState.ts';
import { createValues, type FormValues } from '../../form/initialValues.ts';
import { useFormSource } from '../../form/useFormSource.ts';
import type { Selection } from '../useSelection.ts';
import { BulkFields } from './BulkFields.tsx';
import { bulkGroups, commonFacts, commonFields } from './bulkForm.ts';
import { RefusedRows } from './RefusedRows.tsx';
import { useBulkSave } from './useBulkSave.ts';

export interface BulkEditDialogProps {
  readonly definition: ResourceDefinition;
  readonly records: readonly RaRecord[];
  readonly selection: Selection;
  onClose(): void;
}

/** Changes the ticked fields of all chosen rows at once (spec 1, section 2.7). */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { definition, records, onClose } = props;
  const words = usePartWords('later');
  const { gateContext, me } = useSession();
  const id = useId();
  const source = useFormSource(definition, 'PATCH', undefined);
  const ready = !source.isPending;
  const fields = effectiveFields(definition, source.data?.metadata);
  const names = commonFields(definition.list?.bulkUpdate?.fields ?? [], fields, records);
  const groups = bulkGroups(definition, names, fields, gateContext);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{words('listTable.bulkTitle', { count: records.length })}</DialogTitle>
      {ready ? (
        <BulkForm
          {...props}
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
  beginning(): FormValues;
}

function BulkForm({ definition, records, selection, onClose, groups, beginning }: BulkFormProps) {
  const words = usePartWords('later');
  const [defaultValues] = useState(beginning);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<BulkFailure>();
  const methods = useForm<FormValues>({
    defaultValues,
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const save = useBulkSave(definition, groups);
  const { isSubmitting } = methods.formState;
  const submit = methods.handleSubmit(async (values) => {
    setFailure(undefined);
    const refused = await save(records, values, ticked);
    if (refused === false) return;
    if (refused !== true) {
      setFailure(refused);
      selection.drop(refused.done);
      return;
    }
    selection.clear();
    onClose();
  });
  return (
    <FormProvider {...methods}>
      <DialogContent>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p>{words('listTable.bulkHelp')}</p>
          <BulkFields
            groups={groups}
            ticked={ticked}
            onTick={(name, on) =>
              setTicked((before) => (on ? [...before, name] : before.filter((one) => one !== name)))
            }
          />
        </form>
        {failure && <RefusedRows definition={definition} records={records} failure={failure} />}
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px', gap: 2 }}>
        <Button onClick={onClose} disabled={isSubmitting}>
          {words('pages.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={ticked.length === 0}
          loading={isSubmitting}
          onClick={() => void submit()}
        >
          {words('listTable.bulkSave')}
        </Button>
      </DialogActions>
    </FormProvider>
  );
}
