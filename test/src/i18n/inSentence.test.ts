import { expect, it } from 'vitest';
import { inSentence } from '../../../src/i18n/inSentence.ts';

it.each([
  ['User groups', 'user groups'],
  ['Assets', 'assets'],
  ['API keys', 'API keys'],
  ['Change-auth plans', 'change-auth plans'],
  ['Kubernetes clusters', 'Kubernetes clusters'],
  ['MySQL databases', 'MySQL databases'],
])('writes %s inside a sentence', (name, expected) => {
  expect(inSentence(name, 'en')).toBe(expected);
});

it('leaves other languages as they are', () => {
  expect(inSentence('Ärzte', 'de')).toBe('Ärzte');
});
