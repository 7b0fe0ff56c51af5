import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../codegen/compile/compile.ts';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { filesOf, goldenCases, goldenRules, sourcesOf } from '../codegen/front/goldenProject.ts';
import { withKeyTables } from '../codegen/front/referenceTables.ts';
import { ruleIndex, rulePage } from '../codegen/front/rulePage.ts';
import { withClasses } from '../codegen/questions/classTable.ts';
import { accessibilityPage, openAcr, readReport } from './accessibilityReport.ts';
import { withTerms } from './glossaryTables.ts';
import { docsIndex, llmsIndex } from './llmsIndex.ts';
import { linesOfRooms, withCeilings } from './rooms/ceilings.ts';
import { PROJECT, readRooms } from './rooms/table.ts';
import { roomTables, withTables } from './rooms/tables.ts';
import { withDifferences } from './compatibility.ts';
import { questionnairePage, readQuestionnaire } from './questionnaire.ts';
import { readMap } from './specificationMap.ts';
import { specificationPage } from './specificationPage.ts';
import { withCounts } from './specificationTable.ts';

/** A file that is made from others, or has parts that are. */
interface MadeFile {
  /** Path in the project. */
  readonly file: string;
  /** Takes what stands in the file; empty when there is none. */
  readonly make: (before: string) => string;
}

/** The files that `npm run docs` writes. */
export function madeFiles(): readonly MadeFile[] {
  const rooms = readRooms();
  const tables = roomTables(rooms);
  const maps = [1, 2].map(readMap);
  const report = readReport();
  const glossary = 'manifest/glossary.yaml';
  const manifests = [{ path: glossary, text: readText(glossary) }];
  const { project } = parseProject({ manifests, locales: [], overrides: [] });
  return [
    { file: 'docs/architecture.md', make: (page) => withTables(page, tables) },
    { file: 'docs/sandbox.md', make: (page) => withTables(page, tables) },
    { file: 'docs/specification-map.md', make: (page) => withCounts(page, maps) },
    ...maps.map((map) => ({
      file: `docs/sources/specification-${map.document}.md`,
      make: () => specificationPage(map),
    })),
    { file: 'docs/glossary.md', make: (page) => withTerms(page, project.glossary?.value ?? {}) },
    { file: 'docs/manifest-reference.md', make: withKeyTables },
    { file: 'docs/questions.md', make: withClasses },
    { file: 'docs/compatibility.md', make: withDifferences },
    { file: 'docs/accessibility.md', make: () => accessibilityPage(report) },
    { file: 'docs/accessibility/openacr.yaml', make: () => openAcr(report) },
    {
      file: 'docs/security-questionnaire.md',
      make: () => questionnairePage(readQuestionnaire()),
    },
    { file: 'docs/rules/README.md', make: () => ruleIndex(goldenRules()) },
    ...goldenRules().map((rule) => ({
      file: `docs/rules/${rule}.md`,
      make: () => rulePage(rule),
    })),
    // After the pages that they name.
    { file: 'docs/README.md', make: docsIndex },
    { file: 'llms.txt', make: llmsIndex },
  ];
}

/** The ceilings of rooms; `rooms.test.ts` compares them. */
export function ceilings(): MadeFile {
  const counts = linesOfRooms(readRooms());
  return { file: 'docs/rooms.yaml', make: (text) => withCeilings(text, counts) };
}

/** The findings that golden projects expect; `golden.test.ts` compares them. */
export function expectedFindings(): readonly MadeFile[] {
  return goldenCases()
    .filter(({ name }) => name.startsWith('bad'))
    .map((golden) => ({
      file: `test/codegen/golden/${golden.rule}/${golden.name}/expected.json`,
      make: () => `${JSON.stringify(compile(sourcesOf(filesOf(golden))).diagnostics, null, 2)}\n`,
    }));
}

/** The text of a file of the project; empty when it is not there. */
export function readText(file: string): string {
  const path = join(PROJECT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
