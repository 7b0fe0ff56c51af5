import { findProject } from './kernel/core/findProject.ts';
import { ensureConsole } from './kernel/serve/build.ts';

/** `npm run build`: builds the static console in `dist/console` when its sources have changed. */
const { folder, built } = await ensureConsole(findProject(), (line) => console.log(line));
console.log(built ? `Built ${folder}` : `${folder} is up to date`);
