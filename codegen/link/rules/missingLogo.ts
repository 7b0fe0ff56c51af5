import { isProjectFile } from '../../model/brand.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';

/** A logo that is a file of the project is there. */
export const missingLogo: Rule = {
  name: 'missing-logo',
  check({ project: { app, pictures } }) {
    const logo = app?.value.brand?.logo;
    if (!app || !pictures || typeof logo !== 'string' || !isProjectFile(logo)) return [];
    if (pictures.includes(logo)) return [];
    return [
      errorAt(placeOfValue(app, ['brand', 'logo']), {
        message: `There is no file '${logo}' in the project's folder.`,
        expected: 'an SVG or PNG file below brand/',
        suggestion: nearest(logo, pictures),
      }),
    ];
  },
};
