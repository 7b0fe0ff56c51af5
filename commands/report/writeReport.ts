import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BYTE_ORDER_MARK, csvLines } from '../../src/overrides/perms/access/csv.ts';
import { cellsOf, COLUMNS, type Entry, type ReportHead } from './entry.ts';
import { htmlEnd, htmlRow, htmlStart } from './html.ts';

/** Text that is kept before it is written. */
const BUFFER_CHARACTERS = 256 * 1024;
/** The files beside it are listed there with their hashes, as `sha256sum -c` reads them. */
export const SUMS = 'SHA256SUMS';
export const JSON_FILE = 'access.json';

/** A file that is written piece by piece, with its hash. */
function openHashed(folder: string, name: string) {
  const file = openSync(join(folder, name), 'wx', 0o600);
  const hash = createHash('sha256');
  let kept = '';
  const write = () => {
    const bytes = Buffer.from(kept);
    hash.update(bytes);
    for (let at = 0; at < bytes.length; at += writeSync(file, bytes, at));
    kept = '';
  };
  return {
    add: (text: string) => {
      kept += text;
      if (kept.length > BUFFER_CHARACTERS) write();
    },
    /** @returns its line in the list of hashes */
    close: () => {
      write();
      closeSync(file);
      return `${hash.digest('hex')}  ${name}\n`;
    },
  };
}

/**
 * Writes a report into a folder that is there afterwards as a whole, or not at all.
 *
 * @param folder must not exist
 * @param entries sorted; read once
 * @returns how many there were
 * @throws when the folder cannot be written
 */
export function writeReport(folder: string, head: ReportHead, entries: Iterable<Entry>): number {
  mkdirSync(dirname(folder), { recursive: true });
  const workshop = mkdtempSync(`${folder}-`);
  try {
    const csv = openHashed(workshop, 'access.csv');
    const html = openHashed(workshop, 'access.html');
    const json = openHashed(workshop, JSON_FILE);
    csv.add(`${BYTE_ORDER_MARK}${csvLines([COLUMNS])}`);
    html.add(htmlStart(head));
    json.add(`${JSON.stringify(head).slice(0, -1)},"rows":[`);
    let count = 0;
    for (const entry of entries) {
      csv.add(csvLines([cellsOf(entry)]));
      html.add(htmlRow(entry));
      // One row a line: large files are compared without being held.
      json.add(`${count === 0 ? '' : ','}\n${JSON.stringify(entry)}`);
      count += 1;
    }
    html.add(htmlEnd(count));
    json.add('\n]}\n');
    const sums = openHashed(workshop, SUMS);
    for (const file of [csv, html, json]) sums.add(file.close());
    sums.close();
    renameSync(workshop, folder);
    return count;
  } catch (cause) {
    rmSync(workshop, { recursive: true, force: true });
    throw cause;
  }
}
