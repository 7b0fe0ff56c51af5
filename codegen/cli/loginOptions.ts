import type { Command } from 'commander';
import { collect } from './command.ts';

/** How a command that asks a live server is let in. */
export interface LoginOptions {
  readonly header?: readonly string[];
  readonly session?: string;
  readonly accessKey?: string;
}

export function addLoginOptions(command: Command): Command {
  return command
    .option(
      '--header <header>',
      "sent to a live server, for example 'Authorization: Token …'",
      collect,
    )
    .option(
      '--session <file-or-cookie>',
      'the session of somebody who is logged in: a file with the cookie (or a cookie jar of curl), or name=value; else GATEHOUSE_SESSION',
    )
    .option(
      '--access-key <file>',
      'sign with the access key in this file, ID:SECRET on one line; else GATEHOUSE_ACCESS_KEY',
    );
}
