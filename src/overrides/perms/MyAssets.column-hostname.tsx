import type { ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/**
 * The name of an asset, marked "inactive" where it is: grey alone is not enough (WCAG 2.2, criterion 1.4.1). A card
 * has a badge that says so.
 */
export default function AssetName({
  record,
  children,
}: ColumnSlotProps<RecordOf<'perms.myassets'>>): ReactNode {
  const text = useText();
  const card = useNarrow();
  if (record.is_active !== false || card) return children;
  return (
    <span data-inactive>
      {children} ({text('favourites.inactive')})
    </span>
  );
}
