import { findProject } from './kernel/core/findProject.ts';
import { ensureConsole } from './kernel/serve/build.ts';

/** Entry of `npm run build`: the static console in `dist/console`, built only when its sources changed. */
const { folder, built } = await ensureConsole(findProject(), (line) => console.log(line));
console.log(built ? `Built ${folder}` : `${folder} is up to date`);
