import type { FieldModel } from '../../../codegen/model/fields.ts';
import { request } from '../../api/client.ts';
import { readPage } from '../../api/listCall.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useDefinition } from '../useDefinition.ts';

interface ParentSearch {
  readonly searching: boolean;
  /** Undefined when no parent names the record. */
  readonly parentId: string | undefined;
}

/**
 * The parent of a nested record, such as the command filter of a rule: the one whose field of such records names it.
 * One call reads that field of all parents.
 */
export function useParentOf(resource: string, id: string, parent: FieldModel): ParentSearch {
  const { data: owner, isPending } = useDefinition(parent.to ?? '');
  const field = owner?.fields?.find(({ to, type }) => type === 'references' && to === resource);
  const search = useRequest(
    [parent.to, 'parent-of', id],
    async (signal) => {
      const query = { fields: `id,${field?.name ?? ''}` };
      const body = await request(modelAddress(owner?.api ?? ''), { query, quiet: true, signal });
      const found = readPage(body).data.find((row) => namesRecord(row[field?.name ?? ''], id));
      return found ? String(found.id) : null;
    },
    { enabled: field !== undefined },
  );
  return {
    searching: isPending || (field !== undefined && search.isPending),
    parentId: search.data ?? undefined,
  };
}

function namesRecord(records: unknown, id: string): boolean {
  return Array.isArray(records) && records.includes(id);
}
