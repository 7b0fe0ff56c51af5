import { createElement, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { RichCellModel } from '../../../../codegen/model/lists.ts';
import { fieldValue, isEmpty } from '../../../fields/values.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { slotComponent } from '../../slots/slotComponent.ts';
import type { ColumnSlotProps } from '../../slots/slots.ts';
import type { ListColumn } from '../useListDefinition.ts';
import { MarkedValue } from './MarkedValue.tsx';
import { ExpandableText } from './ExpandableText.tsx';
import RefreshIcon from '@mui/icons-material/Refresh';
import { IconPush } from '../../../theme/buttons.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLocation } from 'react-router';
import { useResourceList } from '../listContexts.ts';
import { RecordLinkCell, type RecordLinkCellProps } from '../../record/values/RecordLinkCell.tsx';
import { resolveAddress } from '../../../../codegen/model/references.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { appliesTo } from '../../../../codegen/model/offerState.ts';
import { LinksCell } from './LinksCell.tsx';
import { NamesCell } from './NamesCell.tsx';

/** It needs the badges of all resources. */
const BadgesCell = lazyPart(() => import('./BadgesCell.tsx'));

interface FetchedNamesProps {
  readonly names: Extract<RichCellModel, { kind: 'names' }>;
  readonly field: FieldModel;
  readonly record: RaRecord;
  /** Shown until the names are loaded. */
  readonly children: ReactNode;
}

interface RetryButtonProps {
  /** Why the cell shows only the plain value. */
  readonly reason: string;
  onPress(): void;
}

interface RichCellProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** The address that shows all values, where the cell shows a few. */
  readonly all?: string | undefined;
  /** The plain value. */
  readonly children: ReactNode;
}

/**
 * A cell that needs more than its value: a slot, a mark, expandable text, fetched names, or a link
 * to another record.
 */
export default function RichCell(props: RichCellProps): ReactNode {
  return (
    <PartBoundary
      instead={(again, reason) => (
        <>
          {props.children} <RetryButton reason={reason} onPress={again} />
        </>
      )}
    >
      <Cell {...props} />
    </PartBoundary>
  );
}

function Cell({ column, record, all, children }: RichCellProps): ReactNode {
  if (column.slot) {
    // The plain value is the fallback until the slot is loaded.
    const given = { field: column.model, record, children, fallback: children };
    return createElement(slotComponent<ColumnSlotProps>(column.slot), given);
  }
  const { model, rich } = column;
  switch (rich?.kind) {
    case 'badges':
      return (
        <BadgesCell fallback={children} record={record}>
          {children}
        </BadgesCell>
      );
    case 'marks':
      return (
        <MarkedValue marks={rich} value={fieldValue(model, record)}>
          {children}
        </MarkedValue>
      );
    case 'whole':
      return <ExpandableText column={column} record={record} />;
    case 'opens':
      return (
        <LinkInList opens={rich} field={model} row={record}>
          {children}
        </LinkInList>
      );
    case 'links':
      if (model.to === undefined) return children;
      return (
        <LinksCell field={model} also={rich.also} record={record} all={all}>
          {children}
        </LinksCell>
      );
    case 'names':
      return (
        <FetchedNames names={rich} field={model} record={record}>
          {children}
        </FetchedNames>
      );
    case undefined:
      return children;
  }
}

function LinkInList(props: Omit<RecordLinkCellProps, 'from'>): ReactNode {
  return <RecordLinkCell {...props} from={useResourceList().route.name} />;
}

/** Retry button of a cell whose slot failed to load or render. */
function RetryButton({ reason, onPress }: RetryButtonProps): ReactNode {
  const text = useText();
  return (
    <IconPush
      aria-label={text('pages.part.cell')}
      title={text('pages.part.failed', { reason })}
      onClick={onPress}
    >
      <RefreshIcon fontSize="inherit" />
    </IconPush>
  );
}

function FetchedNames({ names, field, record, children }: FetchedNamesProps): ReactNode {
  const text = useText();
  const { profile, me } = useSession();
  const query = Object.fromEntries(new URLSearchParams(useLocation().search));
  if (!appliesTo(names.when, record, me)) return children;
  const address = resolveAddress(names.address, { record, me: { ...profile }, query });
  return (
    <NamesCell address={address} label={text(field.label)}>
      {isEmpty(fieldValue(field, record)) ? text('cellNames.ask') : children}
    </NamesCell>
  );
}
