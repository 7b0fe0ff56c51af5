import { describe, expect, it } from 'vitest';
import { fold, match, MATCH } from '../../../../src/shell/palette/fuzzy.ts';

const meets = (word: string, text: string) => match(fold(word), fold(text));

describe('how well a word meets a text', () => {
  it.each([
    ['users', 'Users', MATCH.whole],
    ['use', 'User groups', MATCH.beginning],
    ['gro', 'User groups', MATCH.wordStart],
    ['ug', 'User groups', MATCH.initials],
    ['oup', 'User groups', MATCH.middle],
    ['usgp', 'User groups', MATCH.scattered],
    ['xyz', 'User groups', MATCH.none],
  ])('"%s" in "%s"', (word, text, expected) => {
    expect(meets(word, text)).toBe(expected);
  });

  it('never scatters from the middle of a word', () => {
    expect(meets('sgs', 'User groups')).toBe(MATCH.none);
  });

  it('forgives capitals and accents', () => {
    expect(meets('resume', 'Résumé')).toBe(MATCH.whole);
  });
});

describe('Chinese and Japanese text: characters, scripts and kana begin words', () => {
  it.each([
    ['用户', '用户组', MATCH.beginning],
    ['组', '用户组', MATCH.wordStart],
    ['用组', '用户组', MATCH.scattered],
    ['资产', '用户组', MATCH.none],
    ['ユーザー', 'ユーザーグループ', MATCH.beginning],
    ['ゆーざー', 'ユーザーグループ', MATCH.beginning],
    ['ﾕｰｻﾞｰ', 'ユーザー一覧', MATCH.beginning],
    ['一覧', 'ユーザー一覧', MATCH.wordStart],
    ['グループ', 'ユーザーグループ', MATCH.middle],
  ])('"%s" in "%s"', (word, text, expected) => {
    expect(meets(word, text)).toBe(expected);
  });

  it('keeps voiced letters apart from plain ones', () => {
    expect(meets('ば', 'は')).toBe(MATCH.none);
  });
});
