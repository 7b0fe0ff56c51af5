import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  lastSystemRole: {
    en: 'This is the last system role of this user.',
    zh: '这是该用户最后一个系统角色。',
    ja: 'このユーザーの最後のシステムロールです。',
  },
  lastOrganizationRole: {
    en: 'This is the last role of this user in the organization.',
    zh: '这是该用户在此组织中的最后一个角色。',
    ja: 'この組織でのこのユーザーの最後のロールです。',
  },
  internalRoleUpdate: {
    en: 'This role belongs to the system and cannot be changed.',
    zh: '此角色为系统内置，不能修改。',
    ja: 'このロールはシステムのもので、変更できません。',
  },
  internalRoleDelete: {
    en: 'This role belongs to the system and cannot be deleted.',
    zh: '此角色为系统内置，不能删除。',
    ja: 'このロールはシステムのもので、削除できません。',
  },
  roleHasUsers: {
    en: 'Users still have this role. Take it from them first.',
    zh: '仍有用户使用此角色，请先取消授予。',
    ja: 'このロールを持つユーザーがいます。先に外してください。',
  },
} satisfies Messages;
