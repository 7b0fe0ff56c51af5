/** Components that a company of this size has; load is CPU, memory and disk. */
export const TERMINALS: readonly {
  readonly name: string;
  readonly type: string;
  readonly status: 'normal' | 'high' | 'critical' | 'offline';
  readonly load?: readonly [cpu: number, memory: number, disk: number];
}[] = [
  { name: 'koko-ham-1', type: 'koko', status: 'normal', load: [0.4, 38.2, 41.7] },
  { name: 'lion-ham-1', type: 'lion', status: 'high', load: [6.1, 71.4, 44] },
  { name: 'magnus-ham-1', type: 'magnus', status: 'normal', load: [0.2, 22.5, 18.3] },
  { name: 'core-ham-1', type: 'core', status: 'normal', load: [1.3, 54.8, 47.9] },
  { name: 'celery-ham-1', type: 'celery', status: 'normal', load: [0.8, 49.1, 47.9] },
  { name: 'razor-ham-1', type: 'razor', status: 'offline' },
];

/** Commands that users type, with their output. */
export const COMMANDS: readonly {
  readonly input: string;
  readonly output: string;
  readonly dangerous?: true;
}[] = [
  {
    input: 'uptime',
    output: ' 09:14:02 up 41 days,  3:12,  2 users,  load average: 0.18, 0.22, 0.25',
  },
  {
    input: 'df -h /',
    output:
      'Filesystem      Size  Used Avail Use% Mounted on\n/dev/sda1        98G   41G   53G  44% /',
  },
  {
    input: 'systemctl status nginx',
    output: 'nginx.service - web server\n   Active: active (running)',
  },
  {
    input: 'tail -n 3 /var/log/syslog',
    output:
      'CRON[811]: session opened\nCRON[811]: session closed\nsystemd[1]: Started daily tasks.',
  },
  { input: 'journalctl -u gate --since today', output: '-- No entries --' },
  { input: 'cat /etc/os-release', output: 'PRETTY_NAME="Debian GNU/Linux 12"' },
  { input: 'free -m', output: 'Mem:  15921  6012  4120' },
  { input: 'ls -la /srv/backup', output: 'total 8\n-rw-r----- 1 backup backup 4096 db.dump' },
  { input: 'ps aux | head -3', output: 'root 1 0.0 0.1 /sbin/init' },
  { input: 'sudo rm -rf /srv/backup/old', output: '', dangerous: true },
  { input: 'sudo shutdown -r now', output: 'Refused by the command filter.', dangerous: true },
];

export const BATCH_COMMANDS = [
  'uptime',
  'df -h /',
  'systemctl restart gate',
  'apt-get update',
  'id deploy',
  'timedatectl status',
] as const;
