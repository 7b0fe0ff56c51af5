/** The name of a record in a log: its title, and a second field in the last brackets. */
interface RecordName {
  readonly title: string;
  readonly secondary?: string;
}

const WITH_BRACKETS = /^(?<title>.*\S)\s*\((?<secondary>[^()]+)\)$/;

/** Splits `Alice Lindqvist(alice)`, as the server writes names into its logs (contract: audit, section 1). */
export function recordName(text: string): RecordName {
  const { title, secondary } = WITH_BRACKETS.exec(text)?.groups ?? {};
  return title === undefined || secondary === undefined ? { title: text } : { title, secondary };
}
