import type { Field } from '#project/generated/names.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { offsetAt } from '@gatehouse-console/engine/i18n/serverTime.ts';

type Command = RecordOf<'terminal.command'>;

const TIMES: readonly Field<'terminal.command'>[] = ['timestamp', 'timestamp_display'];

const DIGITS = /^(\d{4})[/-](\d{2})[/-](\d{2}) (\d{2}:\d{2}:\d{2})(?: |$)/;
const MS_PER_SECOND = 1000;
const MINUTE_MS = 60_000;
/** Every offset of the IANA Time Zone Database today is a multiple of it, from -12:00 to +14:00. */
const STEP_MS = 15 * MINUTE_MS;
const LOWEST_MS = -12 * 60 * MINUTE_MS;
const HIGHEST_MS = 14 * 60 * MINUTE_MS;

/**
 * The offset of the server's own zone at the moment of a command, in milliseconds. `timestamp_display`
 * has the digits of the server's zone; the offset behind them is that of the reader's (observed).
 *
 * @returns undefined when the command does not tell it
 */
export function serverOffset(command: Command | null | undefined): number | undefined {
  if (!command) return undefined;
  const { timestamp, timestamp_display: display } = command;
  if (typeof timestamp !== 'number' || typeof display !== 'string') return undefined;
  const [, year, month, day, time] = DIGITS.exec(display) ?? [];
  const offset = Date.parse(`${year}-${month}-${day}T${time}Z`) - timestamp * MS_PER_SECOND;
  const isOffset = offset % STEP_MS === 0 && offset >= LOWEST_MS && offset <= HIGHEST_MS;
  return isOffset ? offset : undefined;
}

/**
 * The offset of the server where it differs from that of the declared zone at the same moment.
 *
 * @returns undefined when both agree, and when they cannot be compared
 */
export function differingOffset(
  command: Command | null | undefined,
  zone: string,
): number | undefined {
  const offset = serverOffset(command);
  if (offset === undefined) return undefined;
  const declared = offsetAt(Number(command?.timestamp) * MS_PER_SECOND, zone);
  return declared === undefined || declared === offset ? undefined : offset;
}

/** `UTC+08:00` */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  const digits = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `UTC${offset < 0 ? '-' : '+'}${digits}`;
}

/** The times of the last command in the default storage, or null. What was typed is not read. */
export async function readLastCommand(signal: AbortSignal): Promise<Command | null> {
  const first = { limit: 1, offset: 0 };
  const storages = await request('terminal/command-storages', {
    query: { ...first, is_default: true },
    quiet: true,
    signal,
  });
  const [storage] = readPage(storages).data;
  if (!storage) return null;
  const commands = await request('terminal/commands', {
    query: {
      ...first,
      command_storage_id: String(storage.id),
      fields: TIMES.join(','),
    },
    quiet: true,
    signal,
  });
  return readPage<Command>(commands).data[0] ?? null;
}
