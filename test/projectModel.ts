import { compile } from '../codegen/compile/compile.ts';
import type { ConsoleModel } from '../codegen/model/console.ts';
import { servedModel } from '../codegen/model/servedModel.ts';
import type { FieldModel } from '../codegen/model/fields.ts';
import { projectSources } from './projectSources.ts';

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
  const { model, diagnostics } = compile(projectSources());
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, range, message }) => `${file}:${range.start.line} ${message}`);
  if (!model || errors.length > 0) {
    throw new Error(['The manifests do not compile.', ...errors].join('\n'));
  }
  return model;
}

/** The fields that a resource has on the first server by path, including those inside objects and items. */
export function fieldsOf(resource: string): ReadonlyMap<string, FieldModel> {
  const below = (fields: readonly FieldModel[], path: string): readonly [string, FieldModel][] =>
    fields.flatMap((field) => [
      [path + field.name, field],
      ...below([...(field.fields ?? []), ...(field.item?.fields ?? [])], `${path}${field.name}.`),
    ]);
  const model = servedModel(projectModel(), projectModel().app.servers[0]?.version);
  const { served, definition } = model.resources.get(resource) ?? {};
  return new Map(below(served ?? definition?.fields ?? [], ''));
}

/** The values that a field offers. */
export const valuesOf = (resource: string, name: string): readonly unknown[] | undefined =>
  fieldsOf(resource)
    .get(name)
    ?.choices?.map(({ value }) => value);

/** An English label or help text. */
export const englishOf = (key: unknown): string =>
  projectModel().catalogues['en']?.[String(key)] ?? '';
