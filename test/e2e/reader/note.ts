import { existsSync, readFileSync } from 'node:fs';
import { FACTS, record } from '../../quality/record.mjs';
import type { Noted } from '../../quality/record.mjs';

const PART = 'reader';

/** Notes a job beside those that the other files of this run have noted. */
export function note(job: string, found: string): void {
  const file = `${FACTS}/${PART}.json`;
  const before: Noted | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  const others = (before?.facts ?? []).filter(({ what }) => what !== job);
  record(
    PART,
    [...others, { what: job, found }].toSorted((a, b) => a.what.localeCompare(b.what)),
  );
}
