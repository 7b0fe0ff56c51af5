import { describe, expect, it } from 'vitest';
import { at, openWorld } from '../world.ts';

const world = openWorld();

/** The first titles of a file. */
const titlesOf = async (path: string, language: string, amount = 12) => {
  const client = await world.as('admin', language);
  const { text } = await client.get(path);
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)[0]
    ?.split(',')
    .slice(0, amount)
    .join(',');
};

describe('titles of columns are those of the server (exported files)', () => {
  it.each([
    ['assets/assets/?format=csv', 'Id,*Hostname,*IP,*Platform,Protocols,Is active,Public IP'],
    ['users/users/?format=csv&template=update', 'Id,*Name,*Username,Password,Public key,*Email'],
    ['users/groups/?format=csv&template=update', 'ID,*Name,Comment,User'],
    [
      'perms/asset-permissions/?format=csv',
      'Id,*Name,Active,Is expired,Is valid,Actions,Created by,Date created,Date expired,Date start,Comment,From ticket,User',
    ],
    ['applications/applications/?format=csv&template=import', '*Name,*Category,*Type,*Attrs'],
    ['assets/labels/?format=csv', 'Id,*Name,*Value,Category,Category display,Is active'],
  ])('%s: %s', async (path, titles) => {
    expect(await titlesOf(path, 'en', titles.split(',').length)).toBe(titles);
  });

  it('in Chinese where they are known, else those of the console', async () => {
    const users = await titlesOf('users/users/?format=csv', 'zh', 5);
    expect(users).toBe('Id,*名称,*用户名,*邮件,微信');
    expect(await titlesOf('assets/assets/?format=csv', 'zh', 2)).toBe('Id,*主机名');
  });

  it('are the labels of metadata, too', async () => {
    const admin = await world.as('admin');
    const { body } = await admin.options('perms/asset-permissions/');
    for (const method of ['GET', 'POST']) {
      const label = (field: string) => at(body, 'actions', method, field, 'label');
      expect(['id', 'users', 'user_groups', 'system_users', 'nodes'].map(label)).toEqual([
        'Id',
        'User',
        'User group',
        'System user',
        'Nodes',
      ]);
    }
  });
});
