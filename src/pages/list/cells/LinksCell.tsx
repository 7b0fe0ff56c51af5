import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { TextValue } from '../../../fields/show/TextValue.tsx';
import { displayValue, type FieldRecord } from '../../../fields/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { TARGET_PX } from '../../../theme/sizes.ts';
import { PathName } from '../../record/values/PathName.tsx';
import { useRelatedRecords } from '../../record/values/useRelatedRecords.ts';
import { useResourceList } from '../listContexts.ts';

/** Names in a cell; the others are behind a link. */
const SHOWN = 2;

/** Long names are cut; the number of the others stays in view. */
const Line = styled('span')({
  display: 'flex',
  gap: 6,
  lineHeight: `${TARGET_PX}px`,
  '& > span': {
    display: 'flex',
    gap: 4,
    minWidth: 0,
    '& > span': { flex: 'none', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    // The first name is cut last.
    '& > span + span': { flex: '0 1 auto', minWidth: 0 },
    // A name ends in an ellipsis with its cell, not in one of its own; it can be pressed on 24 px of its line.
    '& a': { display: 'inline', overflow: 'visible', paddingBlock: 4 },
  },
  '& > a': { flex: 'none', minWidth: TARGET_PX },
});

const NO_RECORD: FieldRecord = {};

interface LinksCellProps {
  readonly field: FieldModel;
  /** A second field, whose records come after them. */
  readonly also: string | undefined;
  readonly record: FieldRecord;
  /** The address that shows all related records. */
  readonly all: string | undefined;
  /** The plain value, for users who may not open the related records. */
  readonly children: ReactNode;
}

/** Related records by name, each as a link if such records have a page. */
export function LinksCell({ field, also, record, all, children }: LinksCellProps): ReactNode {
  const text = useText();
  const { route, fields } = useResourceList();
  const second = fields.find(({ name }) => name === also);
  const first = useRelatedRecords(field, record, route, SHOWN);
  const others = useRelatedRecords(second ?? field, second ? record : NO_RECORD, route, SHOWN);
  const count = first.count + others.count;
  if (count === 0) return null;
  const parts = [first, others].filter((part) => part.count > 0);
  if (parts.some(({ named }) => !named)) {
    if (!second) return children;
    const texts = [field, second].flatMap((one) => displayValue(one, record) ?? []);
    return <TextValue value={texts.length > 0 ? texts.join(', ') : count} />;
  }
  const shown = parts.flatMap(({ named = [] }) => named).slice(0, SHOWN);
  const rest = count - shown.length;
  return (
    <Line>
      <span>
        {shown.map(({ id, name, to }, index) => (
          <span key={id}>
            {to === undefined ? <PathName path={name} /> : <Link to={to}>{name}</Link>}
            {index < shown.length - 1 && ', '}
          </span>
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
