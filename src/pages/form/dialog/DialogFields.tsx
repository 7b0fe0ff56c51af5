import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, type RaRecord } from 'ra-core';
import { useImperativeHandle, useState, type Ref } from 'react';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { useNameOf } from '../../useNameOf.ts';
import { SaveButton } from '../SaveButton.tsx';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { RecordFields } from '../RecordFields.tsx';
import type { FormSource } from '../useFormSource.ts';
import { useRecordForm } from '../useRecordForm.ts';
import { useUnloadGuard } from '../useUnloadGuard.ts';
import type { FormDialogMode } from './formDialogMode.ts';
import type { TextKey } from '../../../../generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';

/** Set by a form with unsaved changes, to ask before the dialog closes. */
export interface Closable {
  close(): void;
}

interface DialogFieldsProps {
  readonly definition: ResourceDefinition;
  readonly mode: FormDialogMode;
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly form?: string;
  readonly preset?: Readonly<Record<string, string | undefined>>;
  /** The preset and the choices of deciding fields, such as the kind. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly titleId: string;
  readonly closing: Ref<Closable>;
  onDecided(name: string, value: string): void;
  onSaved?(record: RaRecord): void;
  onClose(): void;
}

const NOTHING = {};

/** The fields of a new or an existing record in a dialog, with save and cancel. */
export function DialogFields(props: DialogFieldsProps) {
  const { definition, mode, preset = NOTHING, titleId, closing, onClose } = props;
  const text = useText();
  const notify = useNotify();
  const nameOf = useNameOf(definition.id);
  const cloneFrom = mode.kind === 'new' ? mode.cloneFrom : undefined;
  const state = useRecordForm({
    ...props,
    mode: mode.kind === 'edit' ? 'update' : cloneFrom === undefined ? 'create' : 'clone',
    cloneFrom,
    place: JSON.stringify([definition.id, props.form ?? null, preset]),
    onSaved: (result) => {
      const name = nameOf({ ...state.methods.getValues(), ...result });
      const key: TextKey = mode.kind === 'edit' ? 'pages.form.updated' : 'pages.form.created';
      notify(text(key, { name }), { type: 'success' });
      props.onSaved?.(result);
      onClose();
    },
  });
  const { isSubmitting } = state.methods.formState;
  const unload = useUnloadGuard(state.unsaved);
  const [asking, setAsking] = useState(false);
  const guard = {
    asking: asking || unload.asking,
    leave: () => {
      if (unload.asking) {
        unload.leave();
        return;
      }
      setAsking(false);
      onClose();
    },
    stay: () => {
      setAsking(false);
      unload.stay();
    },
  };
  const close = () => {
    if (isSubmitting) return;
    if (state.unsaved()) setAsking(true);
    else onClose();
  };
  useImperativeHandle(closing, () => ({ close }));
  return (
    <>
      <RecordFields
        state={state}
        frame={(sections) => (
          <Box
            component="form"
            noValidate
            aria-labelledby={titleId}
            sx={{ display: 'contents' }}
            onSubmit={(event) => {
              event.preventDefault();
              // React events bubble through portals: a form around the dialog must not receive it.
              event.stopPropagation();
              void state.submit(false);
            }}
          >
            <DialogContent sx={{ padding: 0 }}>{sections}</DialogContent>
            <DialogActions sx={{ paddingTop: 3 }}>
              <Button disabled={isSubmitting} onClick={close}>
                {text('pages.cancel')}
              </Button>
              {state.record && (
                <Button variant="outlined" disabled={isSubmitting} onClick={state.reset}>
                  {text('pages.form.reset')}
                </Button>
              )}
              <SaveButton state={state} busy={isSubmitting || state.waiting} />
            </DialogActions>
          </Box>
        )}
      />
      <LeaveDialog guard={guard} onLeave={state.draft.forget} />
    </>
  );
}
