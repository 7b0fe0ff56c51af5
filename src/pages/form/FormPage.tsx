import { useParams, useSearchParams } from 'react-router';
import { holds, type Condition } from '../../../codegen/model/conditions.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { offersOf } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { isApiError } from '../../api/errors.ts';
import { parentNames } from '../../api/nestedAddress.ts';
import { InsteadOfRecord, MissingRecord } from '../AbsentRecord.tsx';
import { PageHeading } from '../heading/PageHeading.tsx';
import { FormLoading, FormSkeleton } from './FormLoading.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { definitionOf, type PageProps } from '../page.ts';
import { useNameOf } from '../useNameOf.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useFormSource } from './useFormSource.ts';
import { useText } from '../../i18n/useText.ts';
import { useEffect, type ReactNode } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { request } from '../../api/client.ts';
import { readPage } from '../../api/listCall.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useDefinition } from '../useDefinition.ts';

/** The query parameter that names the record to copy (spec 1, section 2.9). */
const CLONE_PARAMETER = 'clone_from';
/** The generic create and update page (spec 1, section 2.9): loads the form's data. */
export default function FormPage(props: PageProps & Pick<RecordFormProps, 'below' | 'toSend'>) {
  const { route } = props;
  const definition = definitionOf(props);
  const { id } = useParams();
  const [query] = useSearchParams();
  const text = useText();
  const { me } = useSession();
  const cloneFrom = id === undefined ? (query.get(CLONE_PARAMETER) ?? undefined) : undefined;
  const declared = route.form === undefined ? definition.form : definition.forms?.[route.form];
  const method = id === undefined ? 'POST' : (declared?.updateMethod ?? 'PUT');
  const conditions = id === undefined ? [] : changeConditions(definition);
  const source = useFormSource(
    definition,
    method,
    id ?? cloneFrom,
    Object.fromEntries(query),
    conditions.length === 0
      ? undefined
      : (record) => {
          const scope = { values: record, mode: 'update', self: record.id === me.id } as const;
          return conditions.every((when) => holds(when, scope));
        },
  );
  const list = useResourceRoutes(definition.id, route).to('list');
  const nameOf = useNameOf(definition.id);
  const title = text(route.title);

  const above = id === undefined ? undefined : missingParent(definition, Object.fromEntries(query));
  if (above && id !== undefined) {
    return (
      <MissingParent route={route} title={title} resource={definition.id} id={id} parent={above} />
    );
  }
  const record = id === undefined ? undefined : source.data?.record;
  if (record && source.data?.closed) {
    return (
      <InsteadOfRecord
        title={title}
        list={list}
        reason={text('pages.form.unchangeable', { name: nameOf(record) })}
      >
        {text('pages.form.unchangeableHelp')}
      </InsteadOfRecord>
    );
  }
  if (source.data) {
    return (
      <RecordForm
        definition={definition}
        route={route}
        declared={declared}
        source={source.data}
        mode={id !== undefined ? 'update' : cloneFrom === undefined ? 'create' : 'clone'}
        cloneFrom={cloneFrom}
        below={props.below}
        {...(props.toSend && { toSend: props.toSend })}
      />
    );
  }
  if (source.error && isApiError(source.error) && source.error.kind === 'not-found') {
    return <MissingRecord title={title} list={list} />;
  }
  return (
    <>
      <PageHeading title={title} back={list} />
      <FormLoading query={source} />
    </>
  );
}

/** The first parent of a nested record that the address does not name. */
function missingParent(
  { api, fields }: ResourceDefinition,
  query: Readonly<Record<string, string>>,
): FieldModel | undefined {
  const name = parentNames(api).find((parent) => !query[parent]);
  return fields?.find((field) => field.name === name);
}

/** The conditions of the update buttons: the address must not get around them. */
function changeConditions(definition: ResourceDefinition): readonly Condition[] {
  return offersOf(definition).flatMap(({ does, when }) =>
    does.kind === 'update' && when ? [when] : [],
  );
}

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
function MissingParent(props: MissingParentProps): ReactNode {
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
        <FormSkeleton />
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
