import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useMemo, useRef, useState, type Ref } from 'react';
import type { RaRecord } from 'ra-core';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { widePaper } from '../../dialogs/widePaper.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { LoadingBox } from '../../LoadingBox.tsx';
import { useFormSource, type FormSource } from '../useFormSource.ts';
import { DialogFields, type Closable } from './DialogFields.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FormDialogMode } from './formDialogMode.ts';
import { effectiveFields } from '../../../fields/effectiveFields.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { isKeptBack } from '../drafts/draftValues.ts';
import { entryState, formFromFields, openGroups } from '../formState.ts';
import { useSession } from '../../../session/SessionContext.ts';

interface RecordViewProps {
  readonly definition: ResourceDefinition;
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
}

const HEIGHT_PX = 240;
const NOTHING = {};

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly definition: ResourceDefinition;
  readonly mode: FormDialogMode;
  /** Name of an additional form of the resource. */
  readonly form?: string;
  /** Initial values of a new record, named like a page's query: `{ domain: '…' }`. */
  readonly preset?: Readonly<Record<string, string | undefined>>;
  /** The record is saved and the dialog may close. */
  onSaved?(record: RaRecord): void;
  onClose(): void;
}

/** A form in a dialog: new, edit, or read-only view. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, onClose } = props;
  const id = useId();
  const content = useRef<Closable>(null);
  return (
    <Dialog
      open={open}
      onClose={() => (content.current ? content.current.close() : onClose())}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: widePaper }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Content {...props} titleId={id} closing={content} />
    </Dialog>
  );
}

interface ContentProps extends FormDialogProps {
  readonly titleId: string;
  readonly closing: Ref<Closable>;
}

/** Loads the content each time the dialog opens. */
function Content({ titleId, closing, ...props }: ContentProps) {
  const { definition, mode, form, onClose } = props;
  const text = useText();
  const declared = form === undefined ? definition.form : definition.forms?.[form];
  const method = mode.kind === 'new' ? 'POST' : (declared?.updateMethod ?? 'PUT');
  /** Choices of deciding fields, such as the kind. */
  const [decided, setDecided] = useState<Readonly<Record<string, string>>>(NOTHING);
  const onDecided = useCallback(
    (name: string, value: string) => setDecided((before) => ({ ...before, [name]: value })),
    [],
  );
  const query = useMemo(() => ({ ...props.preset, ...decided }), [props.preset, decided]);
  const id = mode.kind === 'new' ? mode.cloneFrom : mode.id;
  const source = useFormSource(definition, method, id, query);
  if (source.data && mode.kind !== 'view') {
    return (
      <DialogFields
        {...props}
        mode={mode}
        query={query}
        onDecided={onDecided}
        declared={declared}
        source={source.data}
        titleId={titleId}
        closing={closing}
      />
    );
  }
  return (
    <>
      <DialogContent>
        {source.data?.record ? (
          <RecordView definition={definition} declared={declared} source={source.data} />
        ) : source.error ? (
          <LoadFailed
            title={text('pages.form.loadFailed')}
            error={source.error}
            onRetry={() => void source.refetch()}
          />
        ) : (
          <LoadingBox height={HEIGHT_PX} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('forms.close')}</Button>
      </DialogActions>
    </>
  );
}

/**
 * The form's fields read-only, without write-only ones. A form with only secrets shows the columns
 * of the list instead.
 */
function RecordView({ definition, declared, source }: RecordViewProps) {
  const { gateContext, me } = useSession();
  const fields = effectiveFields(definition, source.metadata);
  const record = source.record ?? {};
  const situation = { mode: 'view', query: {}, self: source.record?.id === me.id } as const;
  const names = openGroups(declared ?? formFromFields(fields), fields, gateContext)
    .flatMap((group) => group.entries)
    .filter((entry) => entryState(entry, record, situation).shown)
    .filter(({ field }) => !field.pageOnly && !isKeptBack(field))
    .map(({ field }) => field.name);
  const columns = definition.list?.columns.map(({ field }) => field) ?? [];
  return <RecordCard names={names.length > 0 ? names : columns} fields={fields} record={record} />;
}
