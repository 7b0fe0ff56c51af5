import { parseArgs } from 'node:util';
import { startSandbox } from '../../sandbox/start.ts';
import { projectModel } from '../projectModel.ts';

/** The sandbox on a port, without the console, which starts fast. */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const { url } = await startSandbox({
  model: projectModel(),
  seed: 'accounts',
  ...(values.data !== undefined && { data: values.data }),
});
console.log(url);
