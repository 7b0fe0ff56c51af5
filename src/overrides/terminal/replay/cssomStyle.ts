/**
 * A style element whose text becomes rules through the CSSOM. The content security policy refuses style
 * elements with text; `vite.config.ts` puts this around those of the terminal.
 *
 * @param element empty, and on the page before its text is set
 */
export function cssomStyle(element: HTMLStyleElement): HTMLStyleElement {
  Object.defineProperty(element, 'textContent', {
    set: (text: string) => {
      if (element.sheet) fill(element.sheet, text);
    },
  });
  return element;
}

function fill(sheet: CSSStyleSheet, text: string): void {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  const read = new CSSStyleSheet();
  read.replaceSync(text);
  for (const { cssText } of read.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
