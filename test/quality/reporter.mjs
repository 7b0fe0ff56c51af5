import { record } from './record.mjs';

/** Projects whose whole runs are noted for `docs/quality.md`. */
const NOTED = ['e2e', 'walk', 'durability'];
/** Titles of failed tests beside their number. */
const NAMED = 5;

/** Notes the counts of a run of a whole project, or of its sample; a run of single files or tests notes nothing. */
export default class QualityReporter {
  onInit(vitest) {
    this.vitest = vitest;
    this.started = performance.now();
  }

  onTestRunEnd(modules) {
    const { config, filenamePattern = [] } = this.vitest;
    if (filenamePattern.length > 0 || config.testNamePattern || config.tagsFilter?.length) return;
    const projects = new Set(modules.map(({ project }) => project.name));
    for (const name of NOTED.filter((one) => projects.size === 1 && projects.has(one))) {
      const seconds = Math.round((performance.now() - this.started) / 1000);
      record(name, [
        ...results(modules),
        ...looks(modules),
        { what: 'seconds', found: String(seconds) },
      ]);
    }
  }
}

function testsOf(modules) {
  return modules.flatMap((module) => [...module.children.allTests()]);
}

function results(modules) {
  const of = (state) => testsOf(modules).filter((test) => test.result().state === state);
  const failed = [
    ...of('failed').map(({ fullName }) => fullName),
    // Files that could not be read have no tests.
    ...modules
      .filter((module) => module.errors().length > 0)
      .map(({ relativeModuleId }) => relativeModuleId),
  ];
  const skipped = of('skipped').length;
  return [
    {
      what: process.env.GATEHOUSE_SAMPLE ? 'passed, of a sample' : 'passed',
      found: String(of('passed').length),
    },
    {
      what: 'failed',
      found: String(failed.length),
      goal: '0',
      missed: failed.length > 0,
      ...(failed.length > 0 && { madeOf: failed.slice(0, NAMED).join('; ') }),
    },
    { what: 'skipped', found: String(skipped), goal: '0', missed: skipped > 0 },
  ];
}

/** What the tests looked at for everybody's sake (`test/e2e/looked.ts`). */
function looks(modules) {
  const sum = (what) =>
    testsOf(modules).reduce((all, test) => all + (test.meta().looked?.[what] ?? 0), 0);
  const [axe, violations, walks, stops, wrong] = [
    'axe',
    'violations',
    'keyboardWalks',
    'keyboardStops',
    'keyboardFaults',
  ].map(sum);
  const none = (what, count) => ({ what, found: String(count), goal: '0', missed: count > 0 });
  return [
    ...(axe > 0
      ? [
          { what: 'looks of axe at a page or state', found: String(axe) },
          none('violations', violations),
        ]
      : []),
    ...(walks > 0
      ? [
          { what: 'walks by keyboard', found: `${walks}, ${stops} stops of the focus` },
          none('stops that nobody sees, or that do not lead on', wrong),
        ]
      : []),
  ];
}
