/** Hosts of one kind at a site; addresses are made from the site's network and the kind's subnet. */
export interface HostKind {
  readonly folder: string;
  readonly code: string;
  readonly subnet: number;
  readonly count: number;
  readonly platform: string;
  readonly protocols: readonly string[];
  readonly vendor: string;
  readonly model: string;
  readonly os: string;
  readonly version: string;
  readonly comment: string;
  /** Index in `LABELS`. */
  readonly label: number;
}

const linux = (
  folder: string,
  code: string,
  subnet: number,
  count: number,
  label: number,
  comment = '',
): HostKind => ({
  folder,
  code,
  subnet,
  count,
  platform: 'Linux',
  protocols: ['ssh/22'],
  vendor: 'Dell',
  model: 'PowerEdge R650',
  os: 'Debian',
  version: '12.7',
  comment,
  label,
});

const windows = (
  folder: string,
  code: string,
  subnet: number,
  count: number,
  label: number,
): HostKind => ({
  ...linux(folder, code, subnet, count, label),
  platform: 'Windows2016',
  protocols: ['rdp/3389'],
  vendor: 'HPE',
  model: 'ProLiant DL360',
  os: 'Windows Server',
  version: '2019',
});

const network = (count: number): HostKind => ({
  ...linux('Network', 'sw', 1, count, 7, 'Managed by the network provider'),
  platform: 'Other',
  protocols: ['ssh/22', 'telnet/23'],
  vendor: 'Juniper',
  model: 'EX4400',
  os: 'Junos',
  version: '23.4',
});

/** Sites of the demo company; `domain` and `label` are indexes in the lists below. */
export const SITES: readonly {
  readonly name: string;
  readonly code: string;
  readonly network: string;
  readonly domain: number;
  readonly label: number;
  readonly kinds: readonly HostKind[];
}[] = [
  {
    name: 'Hamburg',
    code: 'ham',
    network: '10.20',
    domain: 0,
    label: 12,
    kinds: [
      linux('Web', 'web', 10, 12, 3),
      linux('Databases', 'db', 20, 8, 4, 'Changes only in the window on Thursdays'),
      linux('Application servers', 'app', 30, 16, 5),
      windows('Windows servers', 'win', 40, 8, 6),
      network(5),
    ],
  },
  {
    name: 'Rotterdam',
    code: 'rtm',
    network: '10.21',
    domain: 1,
    label: 13,
    kinds: [
      linux('Web', 'web', 10, 6, 3),
      linux('Databases', 'db', 20, 5, 4),
      linux('Application servers', 'app', 30, 10, 5),
      windows('Windows servers', 'win', 40, 6, 6),
      network(4),
    ],
  },
  {
    name: 'Shanghai',
    code: 'sha',
    network: '10.30',
    domain: 2,
    label: 14,
    kinds: [
      linux('Web', 'web', 10, 5, 3),
      linux('Databases', 'db', 20, 4, 4),
      linux('Application servers', 'app', 30, 8, 5),
      windows('Windows servers', 'win', 40, 4, 6),
    ],
  },
  {
    name: 'Yokohama',
    code: 'yok',
    network: '10.31',
    domain: 3,
    label: 15,
    kinds: [
      linux('Application servers', 'app', 30, 6, 5),
      windows('Windows servers', 'win', 40, 3, 6),
      linux('Warehouse terminals', 'term', 50, 14, 8, 'In the halls, restarted every night'),
    ],
  },
  {
    name: 'Cloud',
    code: 'cld',
    network: '172.24',
    domain: 4,
    label: 1,
    kinds: [
      linux('Staging', 'stg', 60, 8, 9),
      linux('Build agents', 'ci', 61, 8, 10, 'Rebuilt from images'),
    ],
  },
];

export const DOMAINS: readonly {
  readonly name: string;
  readonly code: string;
  readonly comment: string;
  readonly gateways: readonly string[];
}[] = [
  {
    name: 'Hamburg data center',
    code: 'ham',
    comment: 'Reached through two relays',
    gateways: ['10.20.1.2', '10.20.1.3'],
  },
  { name: 'Rotterdam terminal', code: 'rtm', comment: '', gateways: ['10.21.1.2', '10.21.1.3'] },
  {
    name: 'Shanghai office',
    code: 'sha',
    comment: 'Slow at night',
    gateways: ['10.30.1.2'],
  },
  { name: 'Yokohama halls', code: 'yok', comment: '', gateways: ['10.31.1.2'] },
  { name: 'Cloud network', code: 'cld', comment: 'Peered', gateways: ['172.24.1.2'] },
];

export const LABELS: readonly (readonly [string, string])[] = [
  ['env', 'production'],
  ['env', 'cloud'],
  ['env', 'test'],
  ['role', 'web'],
  ['role', 'database'],
  ['role', 'application'],
  ['role', 'windows'],
  ['role', 'network'],
  ['role', 'terminal'],
  ['env', 'staging'],
  ['role', 'build'],
  ['team', 'platform'],
  ['site', 'hamburg'],
  ['site', 'rotterdam'],
  ['site', 'shanghai'],
  ['site', 'yokohama'],
  ['data', 'personal'],
  ['data', 'customs'],
  ['backup', 'daily'],
  ['backup', 'none'],
];

export const SYSTEM_USERS = [
  { name: 'root by key', username: 'root', type: 'admin', protocol: 'ssh', auto_push: false },
  { name: 'Administrator', username: 'Administrator', type: 'admin', protocol: 'rdp' },
  { name: 'operator', username: 'operator', type: 'common', protocol: 'ssh', auto_push: true },
  { name: 'deploy', username: 'deploy', type: 'common', protocol: 'ssh', auto_push: true },
  { name: 'desktop', username: 'desktop', type: 'common', protocol: 'rdp', auto_push: false },
] as const;
