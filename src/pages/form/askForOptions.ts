import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { GateContext } from '../../../codegen/model/gates.ts';
import { askAhead } from '../../api/askedAhead.ts';
import { inWords } from '../../api/listCall.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { dependsOnForm } from '../../fields/dependentOptions.ts';
import { optionsQuery } from '../../fields/options.ts';
import { pickWidget } from '../../fields/pick.ts';
import { openGroups } from './formState.ts';

/**
 * Makes the calls that the selects of a form make first, before they are there. Of those that other values show or
 * narrow nothing is known yet.
 */
export function askForOptions(
  form: FormModel,
  fields: readonly FieldModel[],
  gates: GateContext,
): void {
  for (const { place, field } of openGroups(form, fields, gates).flatMap(
    ({ entries }) => entries,
  )) {
    const { options } = field;
    if (!options || place.when || dependsOnForm(options)) continue;
    if (!['reference', 'references'].includes(pickWidget(field))) continue;
    askAhead(modelAddress(options.from), inWords(optionsQuery(options, '', 0)));
  }
}
