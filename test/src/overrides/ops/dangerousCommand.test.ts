import { describe, expect, it } from 'vitest';
import {
  dangerousParts,
  HOSTS_WITHOUT_QUESTION,
  isAskedAbout,
} from '../../../../src/overrides/ops/dangerousCommand.ts';

const dangers = (command: string) => dangerousParts(command).map(({ danger }) => danger);

describe('a command that could destroy something', () => {
  it.each([
    ['rm -rf /var/cache', 'delete'],
    ['cd /tmp && rm -fr *', 'delete'],
    ['sudo rm --recursive --force data', 'delete'],
    ['/bin/rm -r -f x', 'delete'],
    ['find / -name core -delete', 'delete'],
    ['mkfs.ext4 /dev/sdb1', 'format'],
    ['mkfs -t xfs /dev/vdb', 'format'],
    ['dd if=/dev/zero of=/dev/sda bs=1M', 'overwrite'],
    ['cat image > /dev/sda', 'overwrite'],
    ['echo x >/dev/nvme0n1', 'overwrite'],
    ['shutdown -h now', 'power'],
    ['sudo -u root reboot', 'power'],
    ['bash -c "shutdown now"', 'power'],
    ['systemctl reboot', 'power'],
    ['init 0', 'power'],
    [':(){ :|:& };:', 'forkBomb'],
    ['chmod -R 777 /', 'permissions'],
  ])('is found: %s', (command, danger) => {
    expect(dangers(command)).toEqual([danger]);
  });

  it.each([
    'uptime',
    'rm old.log',
    'rmdir empty',
    'ls -r',
    'cat /var/log/reboot.log',
    'last reboot',
    'fdisk -l /dev/sda',
    'grep shutdowns report.txt',
    'echo done > /dev/null',
    'dd --version',
    'chmod -R g+w /srv/www',
    'last | head',
  ])('is not seen in: %s', (command) => {
    expect(dangers(command)).toEqual([]);
  });

  it('is quoted with its own words, each kind once', () => {
    expect(dangerousParts('uptime; rm -rf /srv/old && rm -rf /srv/older; reboot')).toEqual([
      { danger: 'delete', words: 'rm -rf /srv/old' },
      { danger: 'power', words: 'reboot' },
    ]);
  });
});

describe('the question before a command', () => {
  it('is asked above ten hosts, and for dangerous ones on a single host', () => {
    expect(isAskedAbout('uptime', HOSTS_WITHOUT_QUESTION)).toBe(false);
    expect(isAskedAbout('uptime', HOSTS_WITHOUT_QUESTION + 1)).toBe(true);
    expect(isAskedAbout('reboot', 1)).toBe(true);
  });
});
