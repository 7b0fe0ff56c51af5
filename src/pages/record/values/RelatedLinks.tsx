import MuiLink from '@mui/material/Link';
import { useGetManyAggregate, type RaRecord } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { isOptionValue } from '../../../fields/options.ts';
import { fixedQuery } from '../../../fields/fixedQuery.ts';
import { fieldValue } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { viewGate } from '../../viewGate.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { CardValue, type CardValueProps } from './CardValue.tsx';
import { listOf } from '../../../api/unknownValues.ts';

/** So many are named; the others are on their tab. */
const NAMED = 10;

export interface RelatedLinksProps extends CardValueProps {
  readonly route: RouteRecord;
  /** The address of the tab with all of them, for people who may open it. */
  readonly all: string | undefined;
}

/**
 * The first related records by name, each as a link if such records have a page. Where their pages are closed, or they
 * could not be fetched, the server's own words are shown.
 */
export function RelatedLinks({ all, ...shown }: RelatedLinksProps): ReactNode {
  const { field, record, route } = shown;
  const text = useText();
  const to = field.to ?? '';
  const routes = useResourceRoutes(to, route);
  const nameOf = useNameOf(to);
  const value = fieldValue(field, record);
  const ids = listOf(value).filter(isOptionValue);
  const named = ids.slice(0, NAMED);
  const { gateContext } = useSession();
  const readable = routes.has('detail')
    ? routes.verdict('detail').open
    : decideGate(viewGate(to), gateContext).open;
  const enabled = named.length > 0 && readable;
  const { data } = useGetManyAggregate<RaRecord>(
    to,
    { ids: named, meta: { quiet: true, query: fixedQuery(field.options?.query) } },
    { enabled },
  );
  const rest = ids.length - named.length;
  if (!enabled || data?.length !== named.length || data.some((one) => !one)) {
    return <CardValue {...shown} />;
  }
  return (
    <>
      {data.map((one, index) => (
        <Fragment key={one.id}>
          {index > 0 && ', '}
          <NamedLink to={routes.to('detail', one.id)}>{nameOf(one)}</NamedLink>
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
