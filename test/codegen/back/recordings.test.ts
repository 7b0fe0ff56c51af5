import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RECORDINGS } from '../../../codegen/drift/recordings.ts';
import { run } from './runCommand.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = resolve(PROJECT, process.env['GATEHOUSE_RECORDINGS'] ?? DEFAULT_RECORDINGS);

/** Nested below another record, or an answer without metadata; the enterprise parts were never recorded. */
const NOT_RECORDED = ['assets.commandfilterrule', 'terminal.componentload'];

describe('the manifests and the recorded server', () => {
  if (existsSync(folder)) {
    it('differ in nothing unexplained, in every resource', { timeout: 60_000 }, async () => {
      const { code, out } = await run(['drift', folder], PROJECT);
      expect(out).not.toMatch(/^differs/m);
      const leftOut = [...out.matchAll(/^left out {2}(\S+):/gm)].map(([, id = '']) => id);
      expect(leftOut.filter((id) => !id.startsWith('xpack.'))).toEqual(NOT_RECORDED);
      expect([code, out]).toEqual([0, expect.stringMatching(/\d+ resources compared/)]);
    });
  } else {
    it('left out: no recordings', () => {
      expect(existsSync(folder)).toBe(false);
    });
  }
});
