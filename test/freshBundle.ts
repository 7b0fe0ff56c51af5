import { execFileSync } from 'node:child_process';

/** Before the tests: the command line and the sandbox are bundled from the sources there are now. */
export default function bundle(): void {
  execFileSync('node', ['codegen/bundle.mjs', '--if-changed'], { stdio: 'inherit' });
}
