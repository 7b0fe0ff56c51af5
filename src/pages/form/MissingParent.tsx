import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { ClosedForm } from './ClosedForm.tsx';
import { useText } from '../../i18n/useText.ts';

export interface MissingParentProps {
  readonly route: RouteRecord;
  readonly title: string;
  /** The field that names the record above: the address has to say which it is. */
  readonly parent: FieldModel;
}

/** A record that lives below another is found by its address alone when that names the other, too. */
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
