import MuiLink from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRelatedRecords } from './useRelatedRecords.ts';
import { CardValue, type CardValueProps } from './CardValue.tsx';

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
export function RelatedLinks({ all, ...shown }: RelatedLinksProps): ReactNode {
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
  if (to === undefined) return children;
  return (
    <MuiLink component={Link} to={to} underline="always">
      {children}
    </MuiLink>
  );
}
