/** Protocols of a host with their default ports (contract: assets, section 1.2). */
const PRESET_PORTS: Readonly<Record<string, number>> = {
  ssh: 22,
  rdp: 3389,
  telnet: 23,
  vnc: 5901,
};
export const MOST_PROTOCOLS = 4;
const LARGEST_PORT = 65_535;

export interface ProtocolRow {
  readonly protocol: string;
  /** As typed. */
  readonly port: string;
}

/** Reads `['ssh/22']`. */
export function readProtocols(value: unknown): readonly ProtocolRow[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const [protocol = '', port = ''] = String(entry).split('/');
    return { protocol, port };
  });
}

export function writeProtocols(rows: readonly ProtocolRow[]): readonly string[] {
  return rows.map(({ protocol, port }) => `${protocol}/${port}`);
}

/** The protocols not used by another row. */
export function freeProtocols(rows: readonly ProtocolRow[], own?: string): readonly string[] {
  const taken = new Set(rows.map((row) => row.protocol));
  return Object.keys(PRESET_PORTS).filter((name) => name === own || !taken.has(name));
}

/** Adds a row with the next free protocol and its default port. */
export function addProtocol(rows: readonly ProtocolRow[]): readonly ProtocolRow[] {
  const [next] = freeProtocols(rows);
  if (next === undefined || rows.length >= MOST_PROTOCOLS) return rows;
  return [...rows, { protocol: next, port: String(PRESET_PORTS[next]) }];
}

/** Changes the protocol of a row and sets its default port. */
export function changeProtocol(
  rows: readonly ProtocolRow[],
  index: number,
  protocol: string,
): readonly ProtocolRow[] {
  return rows.with(index, { protocol, port: String(PRESET_PORTS[protocol] ?? '') });
}

export function isPort(text: string): boolean {
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= LARGEST_PORT;
}
