import { styled } from '@mui/material/styles';
import { useGetManyAggregate, type RaRecord } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { isOptionValue } from '../../../fields/options.ts';
import { fixedQuery } from '../../../fields/fixedQuery.ts';
import { fieldValue, type FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { viewGate } from '../../viewGate.ts';
import { useNameOf } from '../../useNameOf.ts';
import { recordLink } from './recordLink.ts';
import { listOf } from '../../../api/unknownValues.ts';

/** Names in a cell; the others are behind a link. */
const SHOWN = 2;

/** Long names are cut; the number of the others stays in view. */
const Line = styled('span')({
  display: 'flex',
  gap: 6,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > a': { flex: 'none' },
});

interface LinksCellProps {
  readonly field: FieldModel;
  /** The resource of the related records. */
  readonly to: string;
  readonly record: FieldRecord;
  /** The address that shows all related records. */
  readonly all: string | undefined;
  /** The plain value, for people who may not open the related records. */
  readonly children: ReactNode;
}

/** Related records by name, each as a link if such records have a page. The names of a whole page of rows come in one call. */
export function LinksCell({ field, to, record, all, children }: LinksCellProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { pathname } = useLocation();
  const nameOf = useNameOf(to);
  const value = fieldValue(field, record);
  const ids = listOf(value).filter(isOptionValue);
  const shown = ids.slice(0, SHOWN);
  const from = routes.match(pathname)?.route.name;
  const linkTo = (id: unknown) =>
    recordLink({ field: 'id', pages: [{ resource: to }] }, { id }, from, routes);
  const { gateContext } = useSession();
  const paged = routes.resourceRoute(to, 'detail', from) !== undefined;
  const readable = paged
    ? linkTo(shown[0]) !== undefined
    : decideGate(viewGate(to), gateContext).open;
  const enabled = shown.length > 0 && readable;
  const { data } = useGetManyAggregate<RaRecord>(
    to,
    { ids: shown, meta: { quiet: true, query: fixedQuery(field.options?.query) } },
    { enabled },
  );
  if (ids.length === 0) return null;
  if (!enabled || data?.length !== shown.length || data.some((one) => !one)) return children;
  const rest = ids.length - SHOWN;
  return (
    <Line>
      <span>
        {data.map((one, index) => (
          <Fragment key={one.id}>
            {index > 0 && ', '}
            {paged ? <Link to={linkTo(one.id) ?? ''}>{nameOf(one)}</Link> : nameOf(one)}
          </Fragment>
        ))}
      </span>
      {rest > 0 && all === undefined && `+${rest}`}
      {rest > 0 && all !== undefined && (
        <Link
          to={all}
          aria-label={text('cellNames.all', { count: rest, label: text(field.label) })}
        >
          +{rest}
        </Link>
      )}
    </Line>
  );
}
