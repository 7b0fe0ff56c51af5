import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { ClosedForm } from './ClosedForm.tsx';

export interface MissingParentProps {
  readonly route: RouteRecord;
  readonly title: string;
  /** The field that names the record above: the address has to say which it is. */
  readonly parent: FieldModel;
}

/** A record that lives below another is found by its address alone when that names the other, too. */
export function MissingParent({ route, title, parent }: MissingParentProps) {
  const text = useText();
  const words = usePartWords('later');
  const list = useResourceRoutes(parent.to ?? '', route).to('list');
  const name = text(parent.label);
  return (
    <ClosedForm
      title={title}
      back={list}
      reason={words('pages.form.parentMissing', { name })}
      to={list}
      toLabel={words('pages.detail.toList')}
    >
      {words('pages.form.parentMissingHelp', { name })}
    </ClosedForm>
  );
}
