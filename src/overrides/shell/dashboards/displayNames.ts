const NAME_AND_ADDRESS = /^(.+)\(([^()]+)\)$/;

/** The parts of `ham-db-01(10.20.1.11)`, as the server writes assets into sessions and figures. */
export function nameAndAddress(
  display: string,
): { readonly name: string; readonly address: string } | undefined {
  const [, name, address] = NAME_AND_ADDRESS.exec(display.trim()) ?? [];
  return name === undefined || address === undefined ? undefined : { name: name.trim(), address };
}
