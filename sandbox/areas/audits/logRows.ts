/** The name of a person in logs: `Name(username)` (protocol, section 14.2). */
export function nameInLogs(person: { readonly name: string; readonly username: string }): string {
  return `${person.name}(${person.username})`;
}
