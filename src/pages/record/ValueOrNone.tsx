import MuiLink from '@mui/material/Link';
import { type ReactNode, Fragment } from 'react';
import { Link } from 'react-router';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { OpensModel } from '../../../codegen/model/lists.ts';
import { fieldValue, isEmpty } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { RecordLinkCell } from './values/RecordLinkCell.tsx';
import { CardValue, type CardValueProps } from './values/CardValue.tsx';
import { PathName } from './values/PathName.tsx';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useRelatedRecords } from './values/useRelatedRecords.ts';

/** Where a field leads: to a tab with what it counts or names, or to the record that it names. */
interface FieldLink {
  /** The address of the tab, for users who may open it. */
  readonly to?: string;
  /** The pages of the record. */
  readonly opens?: OpensModel;
}

export type LinkOfField = (field: FieldModel) => FieldLink | undefined;

export interface ValueOrNoneProps extends CardValueProps {
  readonly link?: FieldLink | undefined;
}

/** The value of a field, or a dash; a number above zero leads to the tab with what it counts. */
export function ValueOrNone({ link, ...shown }: ValueOrNoneProps): ReactNode {
  const text = useText();
  const value = fieldValue(shown.field, shown.record);
  if (isEmpty(value)) return <span aria-label={text('pages.value.none')}>–</span>;
  const { field, route } = shown;
  if (link?.opens && route) {
    return (
      <RecordLinkCell opens={link.opens} field={field} row={shown.record} from={route.name}>
        <CardValue {...shown} />
      </RecordLinkCell>
    );
  }
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

/** So many are named; the others are on their tab. */
const NAMED = 10;

interface RelatedLinksProps extends CardValueProps {
  readonly route: RouteRecord;
  /** The address of the tab with all of them, for users who may open it. */
  readonly all: string | undefined;
}

/**
 * The first related records by name, each as a link if such records have a page. Where their pages are closed, or they
 * could not be fetched, the server's own words are shown.
 */
function RelatedLinks({ all, ...shown }: RelatedLinksProps): ReactNode {
  const { field, record, route } = shown;
  const text = useText();
  const { count, named } = useRelatedRecords(field, record, route, NAMED);
  if (!named) return <CardValue {...shown} />;
  const rest = count - named.length;
  return (
    <>
      {named.map(({ id, name, to }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <NamedLink to={to}>{name}</NamedLink>
        </Fragment>
      ))}
      {rest > 0 && ', '}
      {rest > 0 &&
        (all === undefined ? (
          text('pages.moreNames', { smart_count: rest })
        ) : (
          <MuiLink component={Link} to={all} underline="always">
            {text('cellNames.all', { count: rest, label: text(field.label) })}
          </MuiLink>
        ))}
    </>
  );
}

/** A link, or the name alone of what has no page. */
function NamedLink({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: string;
}) {
  if (to === undefined) return <PathName path={children} />;
  return (
    <MuiLink component={Link} to={to} underline="always">
      {children}
    </MuiLink>
  );
}
