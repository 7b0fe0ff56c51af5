import { describe, expect, it } from 'vitest';
import {
  contrast,
  DARK_GROUNDS,
  type Hex,
  LIGHT_GROUNDS,
  luminance,
  MARK_CONTRAST,
  mix,
  readable,
  shareOf,
  TEXT_CONTRAST,
} from '../../../codegen/model/contrast.ts';

describe('contrast (WCAG 2.2)', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#1ab394', '#1ab394')).toBe(1);
  });

  it('does not depend on which colour is in front', () => {
    expect(contrast('#1ab394', '#ffffff')).toBe(contrast('#ffffff', '#1ab394'));
  });

  it('finds 2.65 for white on the accent, which is why the accent carries no text', () => {
    expect(contrast('#ffffff', '#1ab394')).toBeCloseTo(2.65, 1);
  });

  it('gives grey the luminance of the standard formula', () => {
    expect(luminance('#808080')).toBeCloseTo(0.2159, 3);
  });
});

describe('mixing', () => {
  it('goes from the first colour to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
  });
});

describe('a readable tone', () => {
  it('leaves a colour alone that can be read already', () => {
    expect(readable('#1d2733', ['#ffffff'])).toBe('#1d2733');
  });

  it('is darker on light ground', () => {
    const tone = readable('#1ab394', ['#ffffff']);
    expect(contrast(tone, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(luminance(tone)).toBeLessThan(luminance('#1ab394'));
  });

  it('is lighter on dark ground', () => {
    const tone = readable('#1a4034', ['#11171e']);
    expect(contrast(tone, '#11171e')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(luminance(tone)).toBeGreaterThan(luminance('#1a4034'));
  });

  it('holds on every background at once', () => {
    const grounds = ['#ffffff', '#dfe5ea'] as const;
    const tone = readable('#1ab394', grounds);
    for (const ground of grounds) {
      expect(contrast(tone, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it('goes no further than it must', () => {
    expect(contrast(readable('#1ab394', ['#ffffff']), '#ffffff')).toBeLessThan(4.8);
  });
});

describe('an accent of a project', () => {
  const ACCENTS: readonly Hex[] = ['#7a4fbf', '#ffd400', '#b00020', '#1565c0', '#1ab394'];

  it.each(
    ACCENTS.flatMap((accent) => [LIGHT_GROUNDS, DARK_GROUNDS].map((on) => [accent, on] as const)),
  )('%s has a tone that can be read on %s', (accent, grounds) => {
    const tone = readable(accent, grounds);
    for (const ground of grounds)
      expect(contrast(tone, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(tone).toBe(
      mix(accent, grounds === LIGHT_GROUNDS ? '#000000' : '#ffffff', shareOf(accent, grounds)),
    );
  });

  it('is left as it is where a mark of it is seen', () => {
    expect(readable('#1ab394', DARK_GROUNDS, MARK_CONTRAST)).toBe('#1ab394');
    expect(readable('#1565c0', DARK_GROUNDS, MARK_CONTRAST)).not.toBe('#1565c0');
  });

  it('of more than half black or white is another colour', () => {
    expect(shareOf('#fff6d0', LIGHT_GROUNDS)).toBeGreaterThan(0.5);
    expect(shareOf('#000000', DARK_GROUNDS)).toBeGreaterThan(0.5);
    for (const accent of ACCENTS) expect(shareOf(accent, LIGHT_GROUNDS)).toBeLessThanOrEqual(0.5);
  });
});
