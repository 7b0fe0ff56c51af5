import { brand } from '#project/generated/brand.ts';
import {
  DARK_GROUNDS,
  LIGHT_GROUNDS,
  MARK_CONTRAST,
  readable,
  type Hex,
} from '../../codegen/model/contrast.ts';

/** The accent of the project; for marks, lines and large shapes only. Text and buttons have tones of it. */
export const ACCENT: Hex = brand.accent;

/** The colours of one theme. Text colours are derived, so that they are readable on all backgrounds. */
export interface Colours {
  /** Behind the page. */
  readonly ground: Hex;
  /** Behind tables, cards and dialogs. */
  readonly surface: Hex;
  /** Behind a table head and a hovered row. */
  readonly raised: Hex;
  readonly line: Hex;
  /** Outlines of inputs, with enough contrast to be seen. */
  readonly outline: Hex;
  readonly text: Hex;
  readonly quietText: Hex;
  readonly accent: Hex;
  /** The accent as text and as the background of buttons. */
  readonly action: Hex;
  readonly onAction: Hex;
  readonly danger: Hex;
  readonly onDanger: Hex;
  readonly warning: Hex;
  readonly onWarning: Hex;
  readonly info: Hex;
  readonly onInfo: Hex;
  readonly success: Hex;
  readonly onSuccess: Hex;
  readonly menu: MenuColours;
}

export interface MenuColours {
  readonly ground: Hex;
  readonly hover: Hex;
  readonly active: Hex;
  readonly text: Hex;
  readonly quietText: Hex;
  readonly activeText: Hex;
  readonly mark: Hex;
  readonly line: Hex;
}

const WHITE: Hex = '#ffffff';
const MENU: readonly Hex[] = ['#243040', '#2e3c4e', '#1c2734'];
const DARK_MENU: readonly Hex[] = ['#0d1319', '#1a2430', '#16212b'];

export const light: Colours = {
  ground: '#f3f5f8',
  surface: WHITE,
  raised: '#f6f8fa',
  line: '#e0e5eb',
  outline: '#848f9c',
  text: '#1d2733',
  quietText: readable('#667485', LIGHT_GROUNDS),
  accent: ACCENT,
  action: readable(ACCENT, LIGHT_GROUNDS),
  onAction: WHITE,
  danger: readable('#d93a3a', LIGHT_GROUNDS),
  onDanger: WHITE,
  warning: readable('#b26a00', LIGHT_GROUNDS),
  onWarning: WHITE,
  info: readable('#2f76c4', LIGHT_GROUNDS),
  onInfo: WHITE,
  success: readable('#2e8b57', LIGHT_GROUNDS),
  onSuccess: WHITE,
  menu: menuColours(MENU),
};

const DARK_ACTION = readable(ACCENT, DARK_GROUNDS);

export const dark: Colours = {
  ground: '#11171e',
  surface: '#18202a',
  raised: '#202a36',
  line: '#2c3846',
  outline: '#748396',
  text: '#e3e9f0',
  quietText: readable('#93a1b1', DARK_GROUNDS),
  accent: ACCENT,
  action: DARK_ACTION,
  onAction: readable('#04211b', [DARK_ACTION]),
  danger: readable('#f0706a', DARK_GROUNDS),
  onDanger: '#2a0705',
  warning: readable('#e3a13c', DARK_GROUNDS),
  onWarning: '#2a1900',
  info: readable('#69a8ea', DARK_GROUNDS),
  onInfo: '#06192c',
  success: readable('#5cc08a', DARK_GROUNDS),
  onSuccess: '#05210f',
  menu: menuColours(DARK_MENU),
};

/** The menu is dark in both themes. */
function menuColours(tones: readonly Hex[]): MenuColours {
  const [ground = '#243040', hover = ground, active = ground] = tones;
  return {
    ground,
    hover,
    active,
    text: readable('#c9d3de', tones),
    quietText: readable('#93a2b3', tones),
    activeText: WHITE,
    mark: readable(ACCENT, tones, MARK_CONTRAST),
    line: hover,
  };
}
