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

const COMMA_PX = 8;

/** Long names are cut; the number of the others stays in view. */
const Line = styled('span')({
  display: 'flex',
  gap: 6,
  lineHeight: `${TARGET_PX}px`,
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: 0,
    height: TARGET_PX,
    overflow: 'hidden',
    // The spaces of commas stay.
    '& > span': { display: 'flex', maxWidth: '100%', whiteSpace: 'pre' },
    // The first name is cut last; where not even a target is left for the second, it stands below, out of view.
    '& > span + span': {
      flex: `1 1 ${TARGET_PX + COMMA_PX}px`,
      minWidth: 0,
      maxWidth: 'max-content',
    },
    '& > span > :last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
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
            {index > 0 && ', '}
            {to === undefined ? (
              <span>
                <PathName path={name} />
              </span>
            ) : (
              <Link to={to}>{name}</Link>
            )}
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
