import {
  becomes,
  fieldThat,
  instead,
  key,
  kind,
  kinds,
  map,
  misspelt,
  RESOURCE,
  scalar,
  scalarLike,
  word,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** An address of records, by the method of a call, and the resource that they belong to. */
const CALLS: Readonly<Record<string, readonly [address: string, resource: string]>> = {
  get: ['users/users/$record.id/mfa/reset', 'users.user'],
  post: ['assets/assets/$record.id/tasks', 'assets.asset'],
  put: ['tickets/tickets/$record.id/approve', 'tickets.ticket'],
  patch: ['users/users/$record.id/unblock', 'users.user'],
};
const HAS_LIST = /^list:/m;
const IS_FILTERED = /^(?:like|single):|^ {2}where:/m;
const HAS_CARD_ALONE = /^ {4}summary: +\{ card: \[[^\]]*\] \}$/m;

/** Records of one resource that are taken for those of another, or for none. */
export const RECORDS: readonly Kind[] = [
  ...kinds(RESOURCE, {
    'a saved form that leads to another resource': [
      /^form\/after$/,
      instead(/route: \w+, id: (\$record\.\w+), tab: [\w-]+/, 'route: UserDetail, id: $1'),
      map,
    ],
    'a saved form that takes its record for another': [
      /^form\/after\/id$/,
      becomes('$record.id'),
      scalarLike(/^\$record\./),
    ],
    'a page of some records that shows others': [
      /^detail\/pages\/[^/]+$/,
      becomes('UserDetail'),
      key,
    ],
    'an action at the address of others': [
      /^actions\/[^/]+\/(?:get|post|put|patch)$/,
      ({ path }, _, { whole }) => {
        const [address, resource] = CALLS[path.split('/').at(-1) ?? ''] ?? [];
        const isOwn = new RegExp(`^(?:resource|like): ${resource}$`, 'm').test(whole);
        return isOwn ? undefined : address;
      },
      scalarLike(/\$record\.id/),
    ],
    'an action on the page of others': [
      /^actions\/[^/]+\/open$/,
      instead(/route: \w+, params: .*/, 'route: UserDetail, params: { id: $record.id } }'),
      map,
    ],
    'a number that opens a card': [
      /^(?:list\/cells\/[^/]+\/tab|detail\/counts\/[^/]+)$/,
      (_, __, { whole }) => (HAS_CARD_ALONE.test(whole) ? 'summary' : undefined),
      scalar,
    ],
    'the records of another resource': [
      /^api$/,
      (_, __, { whole }) =>
        HAS_LIST.test(whole) && !IS_FILTERED.test(whole) ? 'users/users' : undefined,
      scalar,
    ],
    'an action that forgets the selected rows': [
      /^actions\/[^/]+$/,
      instead(/, (?:ids: spm|(body|query): \{ assets: \$selection \})/, ''),
      { ...map, text: /on: (?:selection|\[.*selection|row, pick)/ },
    ],
    'a misspelt filter of the server': [
      /^server\/filters\/\d+$/,
      (spot, chance, around) =>
        fieldThat(/./).named(around).includes(spot.text)
          ? misspelt(spot, chance, around)
          : undefined,
      word,
    ],
  }),
  kind(
    'a permission of the system for an organization',
    /^manifest\/roles\.yaml$/,
    /^roles\/Org\w+\/permissions\/\d+$/,
    becomes('terminal.view_task'),
    // One that stands below a comment is allowed.
    scalarLike(/^(?!terminal\.view_commandstorage$)/),
  ),
  kind(
    'two buttons of one name',
    /^locales\//,
    /^resources\/.*\/actions\/(?:activate|disable|accept|test-accounts)$/,
    ({ end }, _, { whole }) => /^[\s"']+[\w-]+: +(.+)$/m.exec(whole.slice(end))?.[1],
    scalar,
  ),
];
