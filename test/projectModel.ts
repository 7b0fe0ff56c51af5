import type { ConsoleModel } from '../codegen/model/console.ts';
import { compileProject } from '../sandbox/kernel/serve/compileProject.ts';
import { findProject } from '../sandbox/kernel/core/findProject.ts';

let compiled: ConsoleModel | undefined;

/**
 * The model of the real manifests, compiled once per worker; must not be changed.
 *
 * @throws with every error of the compiler
 */
export function projectModel(): ConsoleModel {
  compiled ??= compileWithoutErrors();
  return compiled;
}

function compileWithoutErrors(): ConsoleModel {
  const { model, diagnostics } = compileProject(findProject());
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, range, message }) => `${file}:${range.start.line} ${message}`);
  if (!model || errors.length > 0) {
    throw new Error(['The manifests do not compile.', ...errors].join('\n'));
  }
  return model;
}
