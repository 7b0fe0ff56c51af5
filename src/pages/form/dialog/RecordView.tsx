import { effectiveFields } from '../../../fields/effectiveFields.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { RecordCard } from '../../record/RecordCard.tsx';
import { isKeptBack } from '../drafts/draftValues.ts';
import type { FormOptions } from '../formOptions.ts';
import { entryState, formFromFields, openGroups } from '../formState.ts';

type RecordViewProps = Pick<FormOptions, 'definition' | 'declared' | 'source'>;

/**
 * The form's fields read-only, without write-only ones. A form with only secrets shows the columns
 * of the list instead.
 */
export function RecordView({ definition, declared, source }: RecordViewProps) {
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
