// Compiles the validators of manifests to code when the command line is bundled, because compiling them in each
// run would take 0.1 s.
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { runnerImport } from 'vite';

const schema = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A bundler plugin that replaces `codegen/schema/validators.ts` with the compiled validators. */
export function compileValidators() {
  const replaced = schema('validators.ts');
  return {
    name: 'gatehouse:written-validators',
    async load(id) {
      if (id !== replaced) return undefined;
      const [{ SCHEMAS }, { SCHEMA_CHECKS }, { shareParts }] = await Promise.all(
        ['schemas.ts', 'schemaChecks.ts', 'shareParts.ts'].map(
          async (file) => (await imported(file)).module,
        ),
      );
      const ajv = new Ajv({ ...SCHEMA_CHECKS, code: { source: true, esm: true } });
      for (const [kind, rules] of Object.entries(SCHEMAS)) ajv.addSchema(shareParts(rules), kind);
      const kinds = Object.keys(SCHEMAS);
      const code = standalone.default(
        ajv,
        Object.fromEntries(kinds.map((kind) => [`${kind}Valid`, kind])),
      );
      // What a validator needs of ajv is imported like any package: the bundle may stand where nothing is installed.
      const packages = [...new Set(code.match(/(?<=require\(")[^"]+/g))];
      return [
        ...packages.map((name, at) => `import package${at} from '${name}.js';`),
        `const packages = { ${packages.map((name, at) => `'${name}': package${at}`).join(', ')} };`,
        'const require = (name) => packages[name];',
        code,
        `const written = { ${kinds.map((kind) => `${kind}: ${kind}Valid`).join(', ')} };`,
        'export const validatorOf = (kind) => written[kind];',
      ].join('\n');
    },
  };
}

const imported = (file) => runnerImport(schema(file), { configFile: false, logLevel: 'warn' });
