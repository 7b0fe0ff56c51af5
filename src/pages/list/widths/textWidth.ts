import { fontStack } from '../../../theme/fonts.ts';
import { TABLE_TEXT_PX } from '../../../theme/sizes.ts';

/** Where nothing can be measured. */
const CHARACTER_PX = 7;

export type TextWidth = (text: string, weight?: 400 | 600) => number;

/** Measures one line of a table's text, in pixels, without the document. */
export function textWidthIn(language: string): TextWidth {
  const context =
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return (text) => text.length * CHARACTER_PX;
  const family = fontStack(language);
  return (text, weight = 400) => {
    context.font = `${weight} ${TABLE_TEXT_PX}px ${family}`;
    return context.measureText(text).width;
  };
}
