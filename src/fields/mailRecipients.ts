export interface MailRecipient {
  readonly name: string;
  readonly withFile: boolean;
}

/**
 * Who gets the mail of an execution.
 *
 * @param value pairs of a name and whether a file goes with the mail, as the API has them
 */
export function mailRecipients(value: unknown): readonly MailRecipient[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown) => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string') return [];
    return [{ name: pair[0], withFile: pair[1] === true }];
  });
}
