import { lazy, Suspense } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { useText } from '../../i18n/useText.ts';

/** Comes with the first secret: most lists have none. */
const SecretValue = lazy(() => import('./SecretValue.tsx'));

/** A secret in a list or card; empty where there is none. */
export function LaterSecret({
  field,
  value,
}: {
  readonly field: FieldModel;
  readonly value: unknown;
}) {
  const text = useText();
  if (typeof value !== 'string' || value === '') return null;
  return (
    <Suspense>
      <SecretValue value={value} label={text(field.label)} />
    </Suspense>
  );
}
