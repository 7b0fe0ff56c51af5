import { spaced } from './composedName.ts';

interface MailRecipient {
  readonly name: string;
  readonly withFile: boolean;
}

/**
 * The recipients of an execution's mail.
 *
 * @param value from the API: pairs of a name and whether the mail has the file
 */
export function mailRecipients(value: unknown): readonly MailRecipient[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown) => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string') return [];
    return [{ name: spaced(pair[0]), withFile: pair[1] === true }];
  });
}
