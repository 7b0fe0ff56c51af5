import { useCallback, useState, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FormDialogMode } from '../form/dialog/formDialogMode.ts';
import { LazyFormDialog } from '../form/dialog/LazyFormDialog.tsx';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RowDialogMode } from './rowDialogMode.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

const RowDialog = lazyPart(() => import('./answer/RowDialog.tsx'));

export interface RecordDialog {
  open(mode: FormDialogMode): void;
  /** Shows the record, or what an action tells of it. */
  tell(mode: RowDialogMode): void;
  readonly dialog: ReactNode;
}

/**
 * The dialog of a list whose records have a form but no page for it: new, edit, or view (spec 1,
 * section 2.7).
 *
 * @param preset what a new record belongs to, as the query of a create page
 */
export function useRecordDialog(
  definition: ResourceDefinition,
  route: RouteRecord,
  preset: Readonly<Record<string, string>>,
  onSaved: () => void,
): RecordDialog {
  const text = useText();
  const [mode, setMode] = useState<FormDialogMode>();
  const [asked, setAsked] = useState<RowDialogMode>();
  const forget = useCallback(() => setAsked(undefined), []);
  const one = text(definition.one);
  const titles = {
    new: text('titles.create', { one }),
    edit: text('titles.update', { one }),
    view: one,
  };
  return {
    open: setMode,
    tell: setAsked,
    dialog: asked ? (
      <RowDialog {...asked} definition={definition} route={route} query={preset} onClose={forget} />
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
