import { readable, type Hex } from './contrast.ts';

/** The switch colour of the specification (spec 1, section 9); for marks, lines and large shapes only. */
export const ACCENT: Hex = '#1ab394';

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
const LIGHT_GROUND: readonly Hex[] = ['#f3f5f8', WHITE, '#f6f8fa'];
const DARK_GROUND: readonly Hex[] = ['#11171e', '#18202a', '#202a36'];
const MENU: readonly Hex[] = ['#243040', '#2e3c4e', '#1c2734'];
const DARK_MENU: readonly Hex[] = ['#0d1319', '#1a2430', '#16212b'];

export const light: Colours = {
  ground: '#f3f5f8',
  surface: WHITE,
  raised: '#f6f8fa',
  line: '#e0e5eb',
  outline: '#848f9c',
  text: '#1d2733',
  quietText: readable('#667485', LIGHT_GROUND),
  accent: ACCENT,
  action: readable(ACCENT, LIGHT_GROUND),
  onAction: WHITE,
  danger: readable('#d93a3a', LIGHT_GROUND),
  onDanger: WHITE,
  warning: readable('#b26a00', LIGHT_GROUND),
  onWarning: WHITE,
  info: readable('#2f76c4', LIGHT_GROUND),
  onInfo: WHITE,
  success: readable('#2e8b57', LIGHT_GROUND),
  onSuccess: WHITE,
  menu: menuColours(MENU),
};

export const dark: Colours = {
  ground: '#11171e',
  surface: '#18202a',
  raised: '#202a36',
  line: '#2c3846',
  outline: '#748396',
  text: '#e3e9f0',
  quietText: readable('#93a1b1', DARK_GROUND),
  accent: ACCENT,
  action: readable(ACCENT, DARK_GROUND),
  onAction: '#04211b',
  danger: readable('#f0706a', DARK_GROUND),
  onDanger: '#2a0705',
  warning: readable('#e3a13c', DARK_GROUND),
  onWarning: '#2a1900',
  info: readable('#69a8ea', DARK_GROUND),
  onInfo: '#06192c',
  success: readable('#5cc08a', DARK_GROUND),
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
    mark: ACCENT,
    line: hover,
  };
}
