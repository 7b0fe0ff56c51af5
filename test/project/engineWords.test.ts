import { describe, expect, it } from 'vitest';
import { textFiles } from './projectText.ts';

/** The engine: what every project has (docs/new-console.md). Presets are data about one server each, and are exempt. */
const ENGINE = ['codegen', 'src', 'sandbox/kernel'];
const EXEMPT = /^(?:src\/overrides|codegen\/(?:derive\/)?presets)\/|\/generated\//;

/** Words of the first project, in names, texts and comments, and in the names of files. */
const WORDS =
  /(?<![a-z])(?:assets?|bastion|tickets?|koko|luna|jms\w*|xpack|org_id|oid|render-to-json|cmd-filters?|system-?users?|gathered-?users?)(?![a-z])|(?:Assets?|Bastion|Tickets?|SystemUsers?)(?![a-z])|资产|工单|节点|アセット|チケット|ノード/g;

/** Where such a word means something else, or stands for now, and why. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/contract\W+(?:assets|tickets), section/, 'a citation of a chapter'],
  [/assets\/\[name\]|\[\/\\\\\]assets\[/, "Vite's folder of a build"],
  [/^codegen\/schema\/icons\.ts|^src\/shell\/NamedIcon\.tsx/, 'an icon that a manifest may name'],
  [/^codegen\/server\/said\.ts/, 'addresses that a table knows without their fields'],
  [/^codegen\/cli\/serverLogin\.ts/, 'the cookie of a session that is given as its value alone'],
  [/^codegen\/link\/walk\/filters\.ts/, 'parameters that a list may have besides its filters'],
  [/^sandbox\/kernel\/.*org_id/, "the column of the demo server's own tables"],
];

const lines = textFiles(ENGINE, /\.(?:ts|tsx|mjs|yaml|html|css)$/)
  .filter(({ path }) => !EXEMPT.test(path))
  .flatMap(({ path, text }) => [
    path,
    ...text.split('\n').map((line, at) => `${path}:${at + 1}: ${line.trim()}`),
  ]);
const said = lines.filter((line) => line.replace(/^\S+:\d+: /, '').search(WORDS) >= 0);

describe('the engine', () => {
  it('has no word of its first project', () => {
    expect(said.filter((line) => !EXCEPTIONS.some(([where]) => where.test(line)))).toEqual([]);
  });

  it('has texts that speak of trees, not of nodes', () => {
    const texts = textFiles(['src/i18n/frame/en'], /\.yaml$/).filter(({ text }) =>
      /\bnodes?\b/i.test(text),
    );
    expect(texts.map(({ path }) => path)).toEqual([]);
  });

  it('has each exception for a reason', () => {
    const needless = EXCEPTIONS.filter(([where]) => !said.some((line) => where.test(line)));
    expect(needless).toEqual([]);
  });
});
