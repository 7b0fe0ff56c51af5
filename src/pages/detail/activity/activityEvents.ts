import type { ActivityModel } from '../../../../codegen/model/detailParts.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { readDate } from '../../../i18n/dates.ts';
import type { FieldRecord } from '../../../fields/values.ts';

/** As many events are shown, and asked of each log: the newest of all are among the newest of each. */
export const EVENTS_SHOWN = 20;

/** The rows of one log, newest first. */
export interface LogRows {
  readonly log: ActivityModel;
  readonly definition: ResourceDefinition;
  readonly rows: readonly FieldRecord[];
}

export interface ActivityEvent {
  readonly log: ActivityModel;
  readonly definition: ResourceDefinition;
  readonly row: FieldRecord;
  readonly time: Date;
}

/** The newest events of several logs together; rows without a time are left out. */
export function newestEvents(logs: readonly LogRows[]): readonly ActivityEvent[] {
  return logs
    .flatMap(({ log, definition, rows }) =>
      rows.flatMap((row) => {
        const time = readDate(row[log.time]);
        return time ? [{ log, definition, row, time }] : [];
      }),
    )
    .toSorted((one, other) => other.time.getTime() - one.time.getTime())
    .slice(0, EVENTS_SHOWN);
}
