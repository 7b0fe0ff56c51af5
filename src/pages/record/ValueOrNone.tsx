import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { fieldValue, isEmpty } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { CardValue, type CardValueProps } from './values/CardValue.tsx';
import { RelatedLinks } from './values/RelatedLinks.tsx';

/** Where a field leads: to a tab with what it counts or names. */
interface FieldLink {
  /** Absent where this user may not open the tab. */
  readonly to?: string;
}

export type LinkOfField = (field: FieldModel) => FieldLink | undefined;

interface ValueOrNoneProps extends CardValueProps {
  readonly link?: FieldLink | undefined;
}

/** The value of a field, or a dash; a number above zero leads to the tab with what it counts. */
export function ValueOrNone({ link, ...shown }: ValueOrNoneProps): ReactNode {
  const text = useText();
  const value = fieldValue(shown.field, shown.record);
  if (isEmpty(value)) return <span aria-label={text('pages.value.none')}>–</span>;
  const { field, route } = shown;
  if (link && route && field.type === 'references') {
    return <RelatedLinks {...shown} route={route} all={link.to} />;
  }
  if (link?.to === undefined || value === 0) return <CardValue {...shown} />;
  return (
    <MuiLink component={Link} to={link.to} underline="always">
      <CardValue {...shown} />
    </MuiLink>
  );
}
