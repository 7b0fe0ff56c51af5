import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';

/** The name of an asset, with a word behind it when it is inactive: grey alone would not say so (WCAG 2.2, criterion 1.4.1). */
export default function AssetName({
  record,
  children,
}: ColumnSlotProps<RecordOf<'perms.myassets'>>): ReactNode {
  const words = usePartWords('later');
  if (record.is_active !== false) return children;
  return (
    <span data-inactive>
      {children} ({words('favourites.inactive')})
    </span>
  );
}
