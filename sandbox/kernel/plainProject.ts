import type { ProjectSandbox } from './core/projectSandbox.ts';

/** The demo server of a project that adds nothing to it: the resources of its manifests, and whoever comes may do everything. */
const plainProject: ProjectSandbox = {};
export default plainProject;
