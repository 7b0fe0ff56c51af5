import type { BrandFacts } from '../model/brand.ts';
import type { Hex } from '../model/contrast.ts';
import type { AppSource } from '../schema/generated/manifest.ts';

/** The switch colour of the specification (spec 1, section 9). */
const USUAL_ACCENT = '#1ab394';

/** What the console looks like. */
export function brandOf(source: AppSource | undefined): BrandFacts {
  const { accent = USUAL_ACCENT, logo, title } = source?.brand ?? {};
  return {
    accent: hexOf(accent),
    ...(logo !== undefined && { logo: typeof logo === 'string' ? { address: logo } : logo }),
    ...(title !== undefined && { title: typeof title === 'string' ? { setting: title } : title }),
  };
}

function hexOf(colour: string): Hex {
  return `#${colour.slice(1).toLowerCase()}`;
}
