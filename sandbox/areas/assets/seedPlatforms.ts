/** Platforms of a fresh server, with the server's ids (observed). */
export const PLATFORMS: readonly {
  readonly id: number;
  readonly name: string;
  readonly base: string;
  readonly internal: boolean;
  readonly meta: Readonly<Record<string, string | boolean>>;
}[] = [
  { id: 1, name: 'Linux', base: 'Linux', internal: true, meta: {} },
  { id: 2, name: 'Unix', base: 'Unix', internal: true, meta: {} },
  { id: 3, name: 'MacOS', base: 'MacOS', internal: true, meta: {} },
  { id: 4, name: 'BSD', base: 'BSD', internal: true, meta: {} },
  { id: 5, name: 'Windows', base: 'Windows', internal: true, meta: {} },
  { id: 6, name: 'Windows2016', base: 'Windows', internal: false, meta: { security: 'any' } },
  { id: 7, name: 'Other', base: 'Other', internal: true, meta: {} },
  { id: 8, name: 'Windows-RDP', base: 'Windows', internal: true, meta: { security: 'rdp' } },
  { id: 9, name: 'Windows-TLS', base: 'Windows', internal: true, meta: { security: 'tls' } },
  { id: 10, name: 'AIX', base: 'Unix', internal: true, meta: {} },
];
