/** Addresses, commands, ids. */
export const MONOSPACE =
  'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace';

const LATIN = [
  'Inter',
  '"Inter Fallback"',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
];
const CHINESE = [
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  '"Source Han Sans SC"',
  '"WenQuanYi Micro Hei"',
];
const JAPANESE = [
  '"Hiragino Sans"',
  '"Hiragino Kaku Gothic ProN"',
  '"Yu Gothic UI"',
  'Meiryo',
  '"Noto Sans CJK JP"',
  '"Noto Sans JP"',
];

/**
 * Inter, and system fonts for a language. Chinese and Japanese share code points that are drawn differently,
 * so the fonts of the language come first and the others are the fallback.
 */
export function fontStack(language: string): string {
  const eastAsian = language === 'ja' ? [...JAPANESE, ...CHINESE] : [...CHINESE, ...JAPANESE];
  return [...LATIN, ...eastAsian, 'sans-serif'].join(', ');
}
