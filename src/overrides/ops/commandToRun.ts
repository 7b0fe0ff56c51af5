import type { TextKey } from '#project/generated/texts.ts';

export interface CommandToRun {
  readonly hosts: readonly string[];
  readonly user: string | undefined;
  readonly command: string;
}

/**
 * The first thing that a command lacks; the system user comes first, because it determines the
 * hosts. Nothing is sent without all three (spec 2, sections 5 and 8).
 */
export function missingOf({ hosts, user, command }: CommandToRun): TextKey | undefined {
  if (user === undefined) return 'jobs.batch.needUser';
  if (hosts.length === 0) return 'jobs.batch.needHosts';
  return command.trim() === '' ? 'jobs.batch.needCommand' : undefined;
}
