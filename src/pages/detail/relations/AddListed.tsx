import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { gateState } from '../../../../codegen/model/offerState.ts';
import type { TabModel } from '../../../../codegen/model/details.ts';
import { request } from '../../../api/client.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { optionsFor } from '../../../fields/dependentOptions.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import type { OptionValue } from '../../../fields/optionValue.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useCall } from '../../useCall.ts';
import { Card } from '../../../controls/Card.tsx';
import { useDefinition } from '../../useDefinition.ts';
import { AddRelated } from './AddRelated.tsx';
import { useText } from '../../../i18n/useText.ts';

interface AddListedProps {
  readonly list: NonNullable<TabModel['list']>;
  readonly add: NonNullable<NonNullable<TabModel['list']>['add']>;
  /** The values that all listed records share. */
  readonly where: Readonly<Record<string, string>>;
}

const NOTHING: readonly OptionValue[] = [];

/** Creates records of the list beside it, one for each chosen option (contract: conventions, section 2). */
export default function AddListed({ list, add, where }: AddListedProps) {
  const text = useText();
  const { gateContext } = useSession();
  const definition = useDefinition(list.resource).data;
  const field = definition && fieldAt(definition.fields ?? [], add.field);
  const label = field ? text(field.label) : add.field;
  const adding = useAdding(definition?.api ?? '', add.field, where, label);
  const availability = gateState(decideGate(add.gate, gateContext)).kind;
  if (!definition || !field?.options || availability === 'hidden') return null;
  return (
    <Card title={text('relations.addTitle')}>
      {availability === 'disabled' ? (
        <EmptyLine>{text('pages.inRoot')}</EmptyLine>
      ) : (
        <AddRelated
          field={{ ...field, options: optionsFor(field.options, where) }}
          label={label}
          related={NOTHING}
          relation={adding}
        />
      )}
    </Card>
  );
}

/** Creates the records with one call and refetches the page. */
function useAdding(
  api: string,
  field: string,
  where: Readonly<Record<string, string>>,
  label: string,
) {
  const { busy, run } = useCall();
  const text = useText();
  return {
    busy: busy ? ('adding' as const) : undefined,
    add: (ids: readonly OptionValue[]): Promise<boolean> => {
      const body = ids.map((id) => ({ ...where, [field]: id }));
      return run(() => request(modelAddress(api), { method: 'POST', body, quiet: true }), {
        done: text('relations.added', { label, count: ids.length }),
        failed: (reason) => text('relations.addFailed', { label, reason }),
        // Everything on the page may count these records.
        reload: {},
      });
    },
  };
}
