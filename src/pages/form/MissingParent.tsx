import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { request } from '../../api/client.ts';
import { readPage } from '../../api/listCall.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { InsteadOfRecord } from '../AbsentRecord.tsx';
import { PageHeading } from '../heading/PageHeading.tsx';
import { useDefinition } from '../useDefinition.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { FormLoading } from './FormLoading.tsx';

interface MissingParentProps {
  readonly route: RouteRecord;
  readonly title: string;
  readonly resource: string;
  readonly id: string;
  /** The field that names the parent record. */
  readonly parent: FieldModel;
}

/**
 * Shown while the address of a nested record does not name its parent, without which the record cannot be loaded:
 * looks for the parent and puts it into the address, else says what is missing.
 */
export function MissingParent(props: MissingParentProps): ReactNode {
  const { route, title, resource, id, parent } = props;
  const text = useText();
  const inSentence = useNameInSentence();
  const list = useResourceRoutes(parent.to ?? '', route).to('list');
  const search = useParentOf(resource, id, parent);
  const [, setQuery] = useSearchParams();
  const found = search.parentId;
  useEffect(() => {
    if (found === undefined) return;
    setQuery((before) => ({ ...Object.fromEntries(before), [parent.name]: found }), {
      replace: true,
    });
  }, [found, parent.name, setQuery]);
  if (search.searching || found !== undefined) {
    return (
      <>
        <PageHeading title={title} back={list} />
        <FormLoading error={undefined} onRetry={() => undefined} />
      </>
    );
  }
  const name = inSentence(parent.label);
  return (
    <InsteadOfRecord title={title} list={list} reason={text('pages.form.parentMissing', { name })}>
      {text('pages.form.parentMissingHelp', { name })}
    </InsteadOfRecord>
  );
}

/**
 * The parent of a nested record, such as the command filter of a rule: the one whose field of such records names it.
 * One call reads that field of all parents.
 */
function useParentOf(resource: string, id: string, parent: FieldModel) {
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
    /** Undefined when no parent names the record. */
    parentId: search.data ?? undefined,
  };
}

function namesRecord(records: unknown, id: string): boolean {
  return Array.isArray(records) && records.includes(id);
}
