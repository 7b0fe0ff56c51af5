import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { ClosedForm } from './ClosedForm.tsx';
import { useText } from '../../i18n/useText.ts';

export interface MissingParentProps {
  readonly route: RouteRecord;
  readonly title: string;
  /** The field that names the parent record. */
  readonly parent: FieldModel;
}

/** Shown when the address of a nested record does not name its parent, without which it cannot be loaded. */
export function MissingParent({ route, title, parent }: MissingParentProps) {
  const text = useText();
  const list = useResourceRoutes(parent.to ?? '', route).to('list');
  const name = text(parent.label);
  return (
    <ClosedForm
      title={title}
      back={list}
      reason={text('pages.form.parentMissing', { name })}
      to={list}
      toLabel={text('pages.detail.toList')}
    >
      {text('pages.form.parentMissingHelp', { name })}
    </ClosedForm>
  );
}
