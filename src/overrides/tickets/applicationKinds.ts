interface ApplicationKind {
  readonly type: string;
  readonly category: 'db' | 'remote_app' | 'cloud';
  /** Of the accounts that can open it. */
  readonly protocol: string;
}

const REMOTE_APPS = ['chrome', 'mysql_workbench', 'vmware_client', 'custom'];
const CLUSTER = 'k8s';

/** What a type of application means: programs are reached by RDP, all else by its own protocol (contract: tickets, section 4). */
export function kindOfApplication(type: unknown): ApplicationKind | undefined {
  if (typeof type !== 'string' || type === '') return undefined;
  if (REMOTE_APPS.includes(type)) return { type, category: 'remote_app', protocol: 'rdp' };
  return { type, category: type === CLUSTER ? 'cloud' : 'db', protocol: type };
}
