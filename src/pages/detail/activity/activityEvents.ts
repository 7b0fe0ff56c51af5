import type { ActivityModel } from '../../../../codegen/model/detailParts.ts';
import { resolveReferences, type ReferenceScope } from '../../../../codegen/model/references.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { readDate } from '../../../i18n/dates.ts';
import { plainText, type FieldRecord } from '../../../fields/values.ts';

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

const REFERENCE_INSIDE = /\$(?:record|me)\.[A-Za-z_][A-Za-z0-9_]*/g;

/**
 * The query of a log, its references filled in, also those inside a text: `$record.name($record.username)`.
 *
 * @returns undefined when a reference has no value: without it the log would answer with everything
 */
export function logQuery(
  where: ActivityModel['where'],
  scope: ReferenceScope,
): Readonly<Record<string, string>> | undefined {
  let complete = true;
  const query = Object.entries(where).map(([name, value]) => {
    const filled = value.replace(REFERENCE_INSIDE, (reference) => {
      const found = plainText(resolveReferences(reference, scope));
      complete &&= found !== '';
      return found;
    });
    return [name, filled] as const;
  });
  return complete ? Object.fromEntries(query) : undefined;
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
