import dayjs from 'dayjs';

/** The server's format of a time, in both directions (protocol, section 0). */
const SERVER_FORMAT = 'YYYY/MM/DD HH:mm:ss ZZ';

/** Formats a time for the server, in the browser's time zone. */
export function writeDate(date: Date): string {
  return dayjs(date).format(SERVER_FORMAT);
}
