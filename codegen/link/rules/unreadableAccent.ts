import { DARK_GROUNDS, LIGHT_GROUNDS, shareOf } from '../../model/contrast.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';

/** A colour with more of black or white in it is another one. */
const MOST_MIXED = 0.5;

/** Tones of the accent that can be read as text, on light and on dark ground, still are that colour. */
export const unreadableAccent: Rule = {
  name: 'unreadable-accent',
  check({ project: { app }, model }) {
    if (!app || app.value.brand?.accent === undefined) return [];
    const { accent } = model.brand;
    const wrong = (
      [
        ['light', 'darker', LIGHT_GROUNDS],
        ['dark', 'lighter', DARK_GROUNDS],
      ] as const
    ).filter(([, , grounds]) => shareOf(accent, grounds) > MOST_MIXED);
    return wrong.map(([theme, change]) =>
      errorAt(placeOfValue(app, ['brand', 'accent']), {
        message: `No tone of '${accent}' can be read as text in the ${theme} theme (WCAG 1.4.3).`,
        expected: `a ${change} colour`,
      }),
    );
  },
};
