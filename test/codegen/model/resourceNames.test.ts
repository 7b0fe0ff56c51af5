import { expect, it } from 'vitest';
import { nameOfWord, type ResourceNames } from '../../../codegen/model/resourceNames.ts';

const ROBOT: ResourceNames = { names: { en: 'Robot', zh: '机器人', ja: 'ロボット' } };
const RULE: ResourceNames = {
  names: { en: 'Rule', zh: '规则', ja: 'ルール' },
  words: ['robot rule', '机器人规则'],
};
const NORM: ResourceNames = { names: { en: 'Norm', zh: '规则', ja: '規範' } };
const ALL = [ROBOT, RULE, NORM];

it.each([
  ['机器人', 'en', 'Robot'],
  ['ロボット', 'en', 'Robot'],
  ['robot', 'zh', '机器人'],
  ['Robot', 'ja', 'ロボット'],
  ['Robot rule', 'zh', '规则'],
  ['机器人规则', 'en', 'Rule'],
])('reads %s in %s as %s', (word, language, name) => {
  expect(nameOfWord(ALL, word, language)).toBe(name);
});

it('leaves a word that no resource has, and one that two have', () => {
  expect(nameOfWord(ALL, 'Robot and Rule', 'zh')).toBe('Robot and Rule');
  expect(nameOfWord(ALL, '规则', 'en')).toBe('规则');
});

it('leaves a word in a language without names', () => {
  expect(nameOfWord(ALL, 'Robot', 'fr')).toBe('Robot');
});
