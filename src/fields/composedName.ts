/** With a space before each of the last brackets: `Alice Lindqvist (alice)`, `default (server) (165)`. */
export function spaced(name: string): string {
  return name.replace(/(?<=\S)(?=(?:\([^()]*\)|\[[^[\]]*\])+$)/g, ' ');
}
