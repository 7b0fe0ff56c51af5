import { parseArgs } from 'node:util';
import { compileProject } from '../../sandbox/model.ts';
import { findProject } from '../../sandbox/project.ts';
import { startSandbox } from '../../sandbox/start.ts';

/** The sandbox on a port, without the console: starts in a moment. */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const { model } = compileProject(findProject());
if (!model) throw new Error('The manifests do not compile: run "npx gatehouse validate".');
const { url } = await startSandbox({
  model,
  seed: 'accounts',
  ...(values.data !== undefined && { data: values.data }),
});
console.log(url);
