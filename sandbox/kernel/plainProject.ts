import type { ProjectSandbox } from './core/projectSandbox.ts';
import { addDemoRows } from './demoRows.ts';

/**
 * The demo server of a project that adds nothing to it: the resources of its manifests with a few rows each, and whoever
 * comes may do everything.
 */
const plainProject: ProjectSandbox = { fill: addDemoRows };
export default plainProject;
