/** How logs and references name a user: `Name(username)` (protocol, section 14.2). */
export function nameInLogs(user: { readonly name?: unknown; readonly username?: unknown }): string {
  return `${String(user.name)}(${String(user.username)})`;
}
