// @vitest-environment jsdom
import AjvDraft04 from 'ajv-draft-04';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { report, WARNING, WRONG } from './reported.ts';

describe('a format of findings that somebody else defines', () => {
  it.each([[[]], [[WRONG]], [[WRONG, WARNING]]])(
    'sarif: is valid by the schema of SARIF 2.1.0, case %#',
    (found) => {
      const log: unknown = JSON.parse(report('sarif', ...found));
      expect(sarifErrors(log)).toEqual([]);
    },
  );

  it('sarif: the schema notices what is wrong', () => {
    const log = report('sarif', WRONG).replace('"startLine": 3', '"startLine": 0');
    expect(sarifErrors(JSON.parse(log))).toEqual([
      expect.stringMatching(/startLine must be >= 1$/),
    ]);
  });

  it.each([[[]], [[WRONG]], [[WRONG, WARNING]]])(
    'junit: has elements and attributes of the strictest reader only, case %#',
    (found) => {
      expect(junitErrors(report('junit', ...found))).toEqual([]);
    },
  );

  it('junit: its rules notice what is wrong', () => {
    const text = report('junit', WRONG)
      .replace('<testcase ', '<testcase file="a" ')
      .replace(' errors="0" skipped', ' skipped');
    expect(junitErrors(text)).toEqual(['testsuite lacks errors', 'testcase has file']);
  });
});

/** Errors by the schema of the OASIS standard, as its publishers' test package has it. */
function sarifErrors(log: unknown): readonly string[] {
  const path = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  const validate = (sarif ??= new AjvDraft04({
    strict: false,
    // The schema has an expression that Unicode mode refuses.
    unicodeRegExp: false,
    validateFormats: false,
    logger: false,
  }).compile(JSON.parse(readFileSync(path, 'utf8'))));
  return validate(log)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
let sarif: ReturnType<AjvDraft04['compile']> | undefined;

/** Elements of JUnit's XML as the xUnit plugin of Jenkins reads them (schema junit-10): required and further attributes. */
const JUNIT: Readonly<
  Record<string, { readonly needs: string; readonly may: string; readonly holds: string }>
> = {
  testsuites: { needs: '', may: 'name time tests failures errors', holds: 'testsuite' },
  testsuite: {
    needs: 'name tests failures errors',
    may: 'group time skipped timestamp hostname id package file log url',
    holds: 'testsuite properties testcase system-out system-err',
  },
  testcase: { needs: 'name', may: 'time classname group', holds: 'skipped error failure' },
  failure: { needs: '', may: 'type message', holds: '' },
  skipped: { needs: '', may: 'type message', holds: '' },
};

function junitErrors(text: string): readonly string[] {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes, children } = element;
    const rules = JUNIT[tagName];
    if (!rules) return [`no ${tagName}`];
    const needed = rules.needs.split(' ').filter(Boolean);
    const known = [...needed, ...rules.may.split(' ')];
    const names = [...attributes].map(({ name }) => name);
    return [
      ...needed.filter((name) => !names.includes(name)).map((name) => `${tagName} lacks ${name}`),
      ...names.filter((name) => !known.includes(name)).map((name) => `${tagName} has ${name}`),
      ...[...children]
        .filter((child) => !rules.holds.split(' ').includes(child.tagName))
        .map((child) => `${child.tagName} in ${tagName}`),
    ];
  });
}
