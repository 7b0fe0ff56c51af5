import { describe, expect, it } from 'vitest';
import { dark, light, type Colours } from '../../../src/theme/colours.ts';
import { contrast, MARK_CONTRAST, TEXT_CONTRAST } from '../../../codegen/model/contrast.ts';

const TEXT_TONES = ['text', 'quietText', 'action', 'danger', 'warning', 'info', 'success'] as const;
const GROUNDS = ['ground', 'surface', 'raised'] as const;
const BUTTONS = [
  ['onAction', 'action'],
  ['onDanger', 'danger'],
  ['onWarning', 'warning'],
  ['onInfo', 'info'],
  ['onSuccess', 'success'],
] as const;
const MENU_TEXTS = ['text', 'quietText', 'activeText'] as const;
const MENU_GROUNDS = ['ground', 'hover', 'active'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] satisfies readonly (readonly [string, Colours])[])('the %s theme', (_name, colours) => {
  it.each(TEXT_TONES.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    'shows %s on %s with at least 4.5',
    (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );

  it.each(BUTTONS)('shows %s on %s with at least 4.5', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(MENU_TEXTS.flatMap((text) => MENU_GROUNDS.map((ground) => [text, ground] as const)))(
    'shows the %s of the menu on its %s with at least 4.5',
    (text, ground) => {
      expect(contrast(colours.menu[text], colours.menu[ground])).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
    },
  );

  it('outlines its inputs visibly', () => {
    expect(contrast(colours.outline, colours.surface)).toBeGreaterThanOrEqual(MARK_CONTRAST);
  });

  it('marks the active menu entry visibly', () => {
    for (const ground of MENU_GROUNDS) {
      expect(contrast(colours.menu.mark, colours.menu[ground])).toBeGreaterThanOrEqual(
        MARK_CONTRAST,
      );
    }
  });

  it('keeps the accent of the specification for marks', () => {
    expect(colours.accent).toBe('#1ab394');
  });
});
