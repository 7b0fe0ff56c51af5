export type Hex = `#${string}`;

/** Minimum contrast of text (WCAG 2.2, criterion 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Minimum contrast of marks and outlines (WCAG 2.2, criterion 1.4.11). */
export const MARK_CONTRAST = 3;

/** What text stands on in the light theme, and in the dark one. */
export const LIGHT_GROUNDS: readonly Hex[] = ['#f3f5f8', '#ffffff', '#f6f8fa'];
export const DARK_GROUNDS: readonly Hex[] = ['#11171e', '#18202a', '#202a36'];

const STEPS = 100;

/** Contrast of two colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: Hex, other: Hex): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/**
 * The colour nearest to `colour` that is readable on all backgrounds: mixed with black on light
 * ones, with white on dark ones, in steps of one hundredth.
 *
 * @param least contrast; that of text by default
 */
export function readable(colour: Hex, backgrounds: readonly Hex[], least = TEXT_CONTRAST): Hex {
  return mix(colour, endOf(backgrounds), shareOf(colour, backgrounds, least));
}

/** How much of black or white has to be mixed in, 0 to 1, until the colour has that contrast on all backgrounds. */
export function shareOf(colour: Hex, backgrounds: readonly Hex[], least = TEXT_CONTRAST): number {
  const end = endOf(backgrounds);
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(colour, end, step / STEPS);
    if (backgrounds.every((background) => contrast(candidate, background) >= least)) {
      return step / STEPS;
    }
  }
  return 1;
}

function endOf(backgrounds: readonly Hex[]): Hex {
  return backgrounds.every((background) => luminance(background) > 0.18) ? '#000000' : '#ffffff';
}

/** Mixes two colours; `share` is that of the second, 0 to 1. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [first, second] = [channels(one), channels(other)];
  const mixed = first.map((value, index) =>
    Math.round(value + ((second[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, 'relative luminance'). */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: Hex): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
