import createCache, { type StylisElement } from '@emotion/cache';

/** What browsers of the last years know by a name of their own only. */
const PREFIXED = /^(?:user-select|print-color-adjust|text-size-adjust|backdrop-filter|hyphens)$/;
/** Other browsers refuse such a rule with an exception, which takes longer than a hundred rules. */
const FOREIGN = globalThis.CSS?.supports('selector(::-moz-progress-bar)')
  ? /::-ms-/
  : /::-(?:ms|moz)-/;

/**
 * Where styles of components go. Emotion's own cache writes them for browsers of ten years ago: most of the text of a
 * rule is names that no browser reads.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [forToday] });

function forToday(element: StylisElement): void {
  const { type, props, value } = element;
  if (type === 'decl' && PREFIXED.test(String(props))) element.return = `-webkit-${value}${value}`;
  // Without content it is not written.
  if (type === 'rule' && FOREIGN.test(String(props))) element.children = [];
}
