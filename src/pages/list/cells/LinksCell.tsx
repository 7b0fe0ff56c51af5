import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRelatedRecords } from '../../record/values/useRelatedRecords.ts';
import { useResourceList } from '../listContexts.ts';

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
  readonly record: FieldRecord;
  /** The address that shows all related records. */
  readonly all: string | undefined;
  /** The plain value, for users who may not open the related records. */
  readonly children: ReactNode;
}

/** Related records by name, each as a link if such records have a page. */
export function LinksCell({ field, record, all, children }: LinksCellProps): ReactNode {
  const text = useText();
  const { route } = useResourceList();
  const { count, named } = useRelatedRecords(field, record, route, SHOWN);
  if (count === 0) return null;
  if (!named) return children;
  const rest = count - named.length;
  return (
    <Line>
      <span>
        {named.map(({ id, name, to }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {to === undefined ? name : <Link to={to}>{name}</Link>}
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
