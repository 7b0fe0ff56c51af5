import dayjs from 'dayjs';

/** How the server writes a moment, and takes it back (protocol, section 0). */
const SERVER_FORMAT = 'YYYY/MM/DD HH:mm:ss ZZ';

/** The format the server writes, in the browser's zone: it accepts it back. */
export function writeDate(date: Date): string {
  return dayjs(date).format(SERVER_FORMAT);
}
