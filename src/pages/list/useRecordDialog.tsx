import { useListContext } from 'ra-core';
import { useCallback, useState } from 'react';
import type { FormDialogMode } from '../form/dialog/formDialogMode.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { useResourceList, type RowDialogMode } from './listContexts.ts';
import { useText } from '../../i18n/useText.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const FormDialog = openedPart(() => import('../form/dialog/FormDialog.tsx'));
const RowDialog = lazyPart(() => import('./answer/RowDialog.tsx'));

export type RecordDialog = ReturnType<typeof useRecordDialog>;

/** The dialogs of a list whose records have no pages: new, edit, view (spec 1, section 2.7). */
export function useRecordDialog() {
  const { definition, query } = useResourceList();
  const { refetch } = useListContext();
  const text = useText();
  const [mode, setMode] = useState<FormDialogMode>();
  const [rowDialog, setRowDialog] = useState<RowDialogMode>();
  const forget = useCallback(() => setRowDialog(undefined), []);
  const one = useNameInSentence()(definition.one);
  const titles = {
    new: text('titles.create', { one }),
    edit: text('titles.update', { one }),
    view: text(definition.one),
  };
  return {
    openForm: setMode,
    /** Shows the record, or the answer of an action. */
    show: setRowDialog,
    dialog: rowDialog ? (
      <RowDialog {...rowDialog} onClose={forget} />
    ) : (
      mode && (
        <FormDialog
          title={titles[mode.kind]}
          definition={definition}
          mode={mode}
          // A create page would get it as its query: the parent of a new record.
          preset={query}
          onSaved={() => void refetch()}
          onClose={() => setMode(undefined)}
        />
      )
    ),
  };
}
