import { useGetList, type RaRecord } from 'ra-core';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { TreeArrow } from '../../../controls/TreeArrow.tsx';
import { TARGET_PX } from '../../../theme/sizes.ts';
import { useFailureText } from '../../useFailureText.ts';
import { ALL_ROWS } from '../paging.ts';
import type { Branch, BranchSource } from './branch.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useText } from '../../../i18n/useText.ts';

/** Indent of each level. */
const INDENT_PX = 20;

export interface TreeRowsProps {
  readonly source: BranchSource;
  readonly rows: readonly RaRecord[];
  readonly cells: number;
  nameOf(record: RaRecord): string;
  draw(record: RaRecord, branch: Branch): ReactNode;
}

/** The rows of a tree table. Children are fetched when their parent is expanded (spec 1, section 2.7). */
export default function TreeRows({ rows, ...shared }: TreeRowsProps) {
  const mark = useRef<HTMLTableRowElement>(null);
  useTreeKeys(mark);
  return (
    <>
      <tr ref={mark} hidden />
      {rows.map((record) => (
        <BranchRows key={record.id} {...shared} record={record} level={1} />
      ))}
    </>
  );
}

interface BranchRowsProps extends Omit<TreeRowsProps, 'rows'> {
  readonly record: RaRecord;
  readonly level: number;
}

/** A row and, while it is expanded, its children. */
function BranchRows({ record, level, ...shared }: BranchRowsProps) {
  const { source, cells, nameOf, draw } = shared;
  const translate = useText();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const below = useGetList<RaRecord>(
    source.resource,
    {
      pagination: { page: 1, perPage: ALL_ROWS },
      sort: {
        field: source.order?.field ?? '',
        order: source.order?.descending ? 'DESC' : 'ASC',
      },
      filter: { ...source.where, [source.by]: record.id },
    },
    { enabled: open },
  );
  const childless = below.data?.length === 0;
  const toggle = (
    <span
      style={{
        display: 'inline-block',
        minWidth: TARGET_PX,
        marginInlineStart: (level - 1) * INDENT_PX,
      }}
    >
      {!childless && (
        <button
          type="button"
          data-branch
          aria-expanded={open}
          aria-label={translate('treeRows.below', { name: nameOf(record) })}
          onClick={() => setOpen(!open)}
        >
          <TreeArrow open={open} />
        </button>
      )}
    </span>
  );
  const notice = (text: string | undefined, remedy?: ReactNode) => (
    <tr>
      <td colSpan={cells} style={{ paddingInlineStart: (level + 1) * INDENT_PX }}>
        {text} {remedy}
      </td>
    </tr>
  );
  return (
    <>
      {draw(record, { level, open: childless ? undefined : open, toggle })}
      {open && (
        <Fragment>
          {below.data?.map((child) => (
            <BranchRows key={child.id} {...shared} record={child} level={level + 1} />
          ))}
          {below.data &&
            below.total !== undefined &&
            below.total > below.data.length &&
            notice(translate('cutList', { shown: below.data.length, total: below.total }))}
          {below.isLoading && notice(translate('treeRows.loading'))}
          {below.isError &&
            !below.isFetching &&
            notice(
              failureText(below.error),
              <button type="button" data-action onClick={() => void below.refetch()}>
                {translate('pages.retry')}
              </button>,
            )}
        </Fragment>
      )}
    </>
  );
}
