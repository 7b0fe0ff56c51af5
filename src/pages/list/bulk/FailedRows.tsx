import type { RaRecord } from 'ra-core';
import { PlainTable } from '../../../controls/PlainTable.ts';
import type { BulkFailure, FailedRecord } from '../../../api/bulkFailure.ts';
import { useResourceList } from '../listContexts.ts';
import { rowReason } from '../../rowReason.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useText } from '../../../i18n/useText.ts';

interface FailedRowsProps {
  readonly records: readonly RaRecord[];
  readonly failure: BulkFailure;
}

/** How many rows succeeded, and for each other row the server's reason. */
export function FailedRows({ records, failure }: FailedRowsProps) {
  const { definition } = useResourceList();
  const text = useText();
  const nameOfRecord = useNameOf(definition.id);
  const { done, failed } = failure;
  const nameOf = (id: FailedRecord['id']): string => {
    const record = records.find((one) => String(one.id) === String(id));
    return record ? nameOfRecord(record) : String(id);
  };
  return (
    <>
      <p role="alert">
        {text(done.length > 0 ? 'listTable.partlyDone' : 'listTable.nothingDone', {
          done: done.length,
          failed: failed.length,
        })}
      </p>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{text('listTable.row')}</th>
            <th scope="col">{text('listTable.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map((one) => (
            <tr key={one.id}>
              <th scope="row">{nameOf(one.id)}</th>
              <td>{rowReason(one, definition.fields ?? [], text)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}
