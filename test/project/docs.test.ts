import { expect, it } from 'vitest';
import { madeFiles, readText } from './docs.ts';

it.each(madeFiles())('$file is as `npm run docs` writes it', ({ file, make }) => {
  const text = readText(file);
  expect(text, 'run `npm run docs`').toBe(make(text));
});
