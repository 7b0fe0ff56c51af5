import type { SettingName, SettingValues } from '#project/generated/names.ts';
import type { Profile } from '@gatehouse-console/engine/session/types.ts';
import { listOf } from '@gatehouse-console/engine/api/unknownValues.ts';

const CHANNELS = ['site_msg', 'email', 'wecom', 'dingtalk', 'feishu'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels of other products are there while their setting is on (contract: profile, section 1). */
const SETTINGS: Readonly<Partial<Record<Channel, SettingName>>> = {
  wecom: 'AUTH_WECOM',
  dingtalk: 'AUTH_DINGTALK',
  feishu: 'AUTH_FEISHU',
};
/** Messages on the site cannot be switched off. */
export const FIXED_CHANNEL: Channel = 'site_msg';

export function shownChannels(settings: SettingValues): readonly Channel[] {
  return CHANNELS.filter((channel) => {
    const setting = SETTINGS[channel];
    return setting === undefined || settings[setting] === true;
  });
}

/** The channels in force, those that are not shown included. */
export function ownChannels(profile: Profile): readonly string[] {
  return listOf(profile.receive_backends).filter((channel) => typeof channel === 'string');
}

/** The whole list with one channel switched. */
export function switchedChannels(
  channels: readonly string[],
  channel: Channel,
  on: boolean,
): readonly string[] {
  const others = channels.filter((one) => one !== channel);
  return on ? [...others, channel] : others;
}
