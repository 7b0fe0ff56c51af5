import { record } from './record.mjs';

/** Projects whose whole runs are noted for `docs/quality.md`. */
const NOTED = ['e2e', 'walk', 'durability'];

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
      const states = modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => test.result().state),
      );
      const count = (state) => String(states.filter((one) => one === state).length);
      const failed = states.filter((one) => one === 'failed').length;
      const seconds = Math.round((performance.now() - this.started) / 1000);
      record(name, [
        {
          what: process.env.GATEHOUSE_SAMPLE ? 'passed, of a sample' : 'passed',
          found: count('passed'),
        },
        { what: 'failed', found: String(failed), goal: '0', missed: failed > 0 },
        { what: 'skipped', found: count('skipped'), goal: '0' },
        { what: 'seconds', found: String(seconds) },
      ]);
    }
  }
}
