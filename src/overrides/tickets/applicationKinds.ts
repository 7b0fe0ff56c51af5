const REMOTE_APPS = ['chrome', 'mysql_workbench', 'vmware_client', 'custom'];
const CLUSTER = 'k8s';

/** What a type of application means: programs are reached by RDP, all else by its own protocol (contract: tickets, section 4). */
export function kindOfApplication(type: unknown) {
  if (typeof type !== 'string' || type === '') return undefined;
  // The protocol is that of the accounts that can open it.
  if (REMOTE_APPS.includes(type)) return { type, category: 'remote_app', protocol: 'rdp' };
  return { type, category: type === CLUSTER ? 'cloud' : 'db', protocol: type };
}

/** The protocol of the accounts that open applications of a type. */
export function protocolOf(type: unknown): string | undefined {
  return kindOfApplication(type)?.protocol;
}
