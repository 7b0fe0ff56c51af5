import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineFolder } from '../codegen/read/engineFolder.ts';
import { ensureConsole } from './kernel/serve/build.ts';
import { compileProject, tellFindings } from './kernel/serve/compileProject.ts';

/** `gatehouse build`: builds the static console in `dist/console` when its sources have changed. */
const { values } = parseArgs({
  options: { cwd: { type: 'string', default: '.' } },
  allowPositionals: true,
});
const project = resolve(values.cwd);
const { model, diagnostics } = compileProject(project);
if (model) {
  const places = { engine: engineFolder(), project, base: model.app.base };
  const { folder, built } = await ensureConsole(places, (line) => console.log(line));
  console.log(built ? `Built ${folder}` : `${folder} is up to date`);
} else {
  tellFindings(diagnostics);
  process.exitCode = 1;
}
