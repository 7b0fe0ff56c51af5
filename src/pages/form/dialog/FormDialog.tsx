import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { effectiveFields } from '../../../fields/effectiveFields.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { widePaper } from '../../dialogs/widePaper.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { LoadingBox } from '../../LoadingBox.tsx';
import { RecordCard } from '../../record/RecordCard.tsx';
import { useNameOf } from '../../useNameOf.ts';
import { isKeptBack } from '../drafts/draftValues.ts';
import { FormNotices } from '../FormNotices.tsx';
import { FormProvider } from '../FormProvider.tsx';
import { entryState, formFromFields, openGroups } from '../formState.ts';
import { useFormSource, type FormSource } from '../useFormSource.ts';
import { type Closable, useCloseGuard } from '../useCloseGuard.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FormDialogMode } from '../../formDialogMode.ts';
import Box from '@mui/material/Box';
import { useFormStatus, useResourceForm } from '../formContexts.ts';
import { FormSections } from '../FormSections.tsx';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { ResetButton, SaveButton } from '../SaveButton.tsx';

const HEIGHT_PX = 240;
const NOTHING = {};

interface FormDialogProps {
  readonly title: string;
  readonly definition: ResourceDefinition;
  readonly mode: FormDialogMode;
  /** Initial values of a new record, named like a page's query: `{ domain: '…' }`. */
  readonly preset?: Readonly<Record<string, string | undefined>>;
  /** The notification after a save that stays, instead of a sentence that goes. */
  notice?(name: string, record: RaRecord): ReactNode;
  /** The record is saved and the dialog may close. */
  onSaved?(record: RaRecord): void;
  onClose(): void;
}

/** A form in a dialog: new, edit, or read-only view. Each opening mounts and loads a new one. */
export default function FormDialog(props: FormDialogProps) {
  const { title, definition, mode, preset = NOTHING, notice, onSaved, onClose } = props;
  const titleId = useId();
  const content = useRef<Closable>(null);
  const text = useText();
  const notify = useNotify();
  const nameOf = useNameOf(definition.id);
  const declared = definition.form;
  const isNew = mode.kind === 'new';
  const cloneFrom = isNew ? mode.cloneFrom : undefined;
  const method = isNew ? 'POST' : (declared?.updateMethod ?? 'PUT');
  /** Choices of deciding fields, such as the kind. */
  const [decided, setDecided] = useState<Readonly<Record<string, string>>>(NOTHING);
  const onDecided = useCallback(
    (name: string, value: string) => setDecided((before) => ({ ...before, [name]: value })),
    [],
  );
  const query = useMemo(() => ({ ...preset, ...decided }), [preset, decided]);
  const source = useFormSource(definition, method, isNew ? cloneFrom : mode.id, query);
  return (
    <Dialog
      open
      onClose={() => (content.current ? content.current.close() : onClose())}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: widePaper }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {source.data && mode.kind !== 'view' ? (
        <FormProvider
          definition={definition}
          declared={declared}
          source={source.data}
          query={query}
          mode={!isNew ? 'update' : cloneFrom === undefined ? 'create' : 'clone'}
          cloneFrom={cloneFrom}
          place={JSON.stringify([definition.id, null, preset])}
          onDecided={onDecided}
          onSaved={({ result, values }) => {
            const name = nameOf({ ...values, ...result });
            const message = text(isNew ? 'pages.form.created' : 'pages.form.updated', { name });
            notify(notice?.(name, { ...values, ...result }) ?? message, {
              type: 'success',
              ...(notice && { autoHideDuration: null }),
            });
            onSaved?.(result);
            onClose();
          }}
        >
          <FormNotices />
          <DialogForm titleId={titleId} closing={content} onClose={onClose} />
        </FormProvider>
      ) : (
        <>
          <DialogContent>
            {source.data?.record ? (
              <RecordView definition={definition} source={source.data} />
            ) : source.error ? (
              <LoadFailed title={text('pages.form.loadFailed')} query={source} />
            ) : (
              <LoadingBox height={HEIGHT_PX} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('forms.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface RecordViewProps extends Pick<FormDialogProps, 'definition'> {
  readonly source: FormSource;
}

/**
 * The form's fields read-only, without write-only ones. A form with only secrets shows the columns
 * of the list instead.
 */
function RecordView({ definition, source }: RecordViewProps) {
  const { gateContext, me } = useSession();
  const fields = effectiveFields(definition, source.metadata);
  const record = source.record ?? {};
  const situation = { mode: 'view', query: {}, self: source.record?.id === me.id } as const;
  const names = openGroups(definition.form ?? formFromFields(fields), fields, gateContext)
    .flatMap((group) => group.entries)
    .filter((entry) => entryState(entry, record, situation).shown)
    .filter(({ field }) => !field.pageOnly && !isKeptBack(field))
    .map(({ field }) => field.name);
  const columns = definition.list?.columns.map(({ field }) => field) ?? [];
  return <RecordCard names={names.length > 0 ? names : columns} fields={fields} record={record} />;
}

interface DialogFormProps {
  readonly titleId: string;
  readonly closing: Ref<Closable>;
  onClose(): void;
}

/** The fields of a form in a dialog, with save and cancel. */
function DialogForm({ titleId, closing, onClose }: DialogFormProps): ReactNode {
  const { record, submit, unsaved, forget } = useResourceForm();
  const { submitting } = useFormStatus();
  const text = useText();
  const guard = useCloseGuard({ closing, busy: submitting, unsaved, onClose });
  return (
    <>
      <Box
        component="form"
        noValidate
        aria-labelledby={titleId}
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: a form around the dialog must not receive it.
          event.stopPropagation();
          void submit();
        }}
      >
        <DialogContent sx={{ padding: 0 }}>
          <FormSections />
        </DialogContent>
        <DialogActions sx={{ paddingTop: 3 }}>
          <Button disabled={submitting} onClick={guard.close}>
            {text('pages.cancel')}
          </Button>
          {record && <ResetButton />}
          <SaveButton />
        </DialogActions>
      </Box>
      <LeaveDialog guard={guard} onLeave={forget} />
    </>
  );
}
