import { useCallback, useState, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FormDialogMode } from '../form/dialog/formDialogMode.ts';
import { LazyFormDialog } from '../form/dialog/LazyFormDialog.tsx';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RowDialogMode } from './rowDialogMode.ts';
import { useText } from '../../i18n/useText.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const RowDialog = lazyPart(() => import('./answer/RowDialog.tsx'));

export interface RecordDialog {
  open(mode: FormDialogMode): void;
  /** Shows the record, or the answer of an action. */
  show(mode: RowDialogMode): void;
  readonly dialog: ReactNode;
}

/**
 * The dialogs of a list whose records have no pages: new, edit, view (spec 1, section 2.7).
 *
 * @param preset query that a create page would get: the parent of a new record
 */
export function useRecordDialog(
  definition: ResourceDefinition,
  route: RouteRecord,
  preset: Readonly<Record<string, string>>,
  onSaved: () => void,
): RecordDialog {
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
    open: setMode,
    show: setRowDialog,
    dialog: rowDialog ? (
      <RowDialog
        {...rowDialog}
        definition={definition}
        route={route}
        query={preset}
        onClose={forget}
      />
    ) : (
      mode && (
        <LazyFormDialog
          open
          title={titles[mode.kind]}
          definition={definition}
          mode={mode}
          preset={preset}
          onSaved={onSaved}
          onClose={() => setMode(undefined)}
        />
      )
    ),
  };
}
