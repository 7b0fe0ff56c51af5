import { useEffect, type ReactNode } from 'react';
import type { TabModel } from '../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { PartFailed } from '../PartFailed.tsx';
import { useDefinition } from '../useDefinition.ts';
import { FormSkeleton } from '../form/FormLoading.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Its own part: tabs of lists need no form. */
const loadForm = () => import('../form/SingleForm.tsx');
const SingleForm = lazyPart(loadForm, { fallback: <FormSkeleton /> });

interface NestedFormProps {
  readonly form: NonNullable<TabModel['form']>;
  readonly route: RouteRecord;
  /** What a hand-written page shows instead of the generic form. */
  readonly draw?: (definition: ResourceDefinition) => ReactNode;
}

/** The form of a single record on a page of tabs. */
export function NestedForm({ form, route, draw }: NestedFormProps) {
  const text = useText();
  const definition = useDefinition(form.resource);
  const generic = draw === undefined;
  useEffect(() => {
    // Beside the definition, not after it; a failure shows where the form is drawn.
    if (generic) loadForm().catch(() => undefined);
  }, [generic]);
  if (definition.data && draw) return draw(definition.data);
  if (definition.data) return <SingleForm definition={definition.data} route={route} nested />;
  if (definition.isFetching) return <FormSkeleton />;
  return (
    <PartFailed onRetry={() => void definition.refetch()}>
      {text('pages.form.loadFailed')}
    </PartFailed>
  );
}
