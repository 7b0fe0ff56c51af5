// Packs the extension for Visual Studio Code as a VSIX (a zip with two descriptions): the extension, and the language
// server for projects that have not installed the engine. The same sources give the same bytes.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { consoleAliases } from '../codegen/bundle/aliases.mjs';
import { filesBelow } from '../codegen/bundle/digests.mjs';
import { compileValidators } from '../codegen/schema/compileValidators.mjs';

const engine = fileURLToPath(new URL('..', import.meta.url));
const source = join(engine, 'editors/vscode');
const extension = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
/** What zip can say at the earliest, in the local time of the machine. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Writes the extension.
 *
 * @param {string} file the VSIX
 * @param {string} version that of the release
 */
export async function packExtension(file, version) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-vscode-'));
  await bundle({
    entry: 'codegen/cli/main.ts',
    folder: join(folder, 'server'),
    names: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' },
    // The engine's own files that the server reads stand beside it.
    define: { 'import.meta.env.GATEHOUSE_ENGINE': 'import.meta.dirname' },
  });
  await bundle({
    entry: 'editors/vscode/extension.ts',
    folder: join(folder, 'client'),
    names: { format: 'cjs', entryFileNames: 'extension.cjs' },
    external: ['vscode'],
  });
  cpSync(join(engine, 'src/i18n/frame'), join(folder, 'server/src/i18n/frame'), {
    recursive: true,
  });
  const read = (path) => readFileSync(join(folder, path));
  const server = filesBelow(join(folder, 'server')).map((path) => [
    `extension/server/${path}`,
    read(`server/${path}`),
  ]);
  const described = { ...extension, version };
  const files = {
    'extension.vsixmanifest': Buffer.from(manifestOf(described)),
    '[Content_Types].xml': Buffer.from(CONTENT_TYPES),
    'extension/package.json': Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`),
    'extension/README.md': readFileSync(join(source, 'README.md')),
    'extension/LICENSE.txt': readFileSync(join(engine, 'LICENSE')),
    'extension/extension.cjs': read('client/extension.cjs'),
    'extension/licences.md': read('client/licences.md'),
    ...Object.fromEntries(server),
  };
  rmSync(folder, { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipSync(files, { mtime: NO_TIME, level: 9 }));
}

/** Bundles an entry with all packages that it needs. */
async function bundle({ entry, folder, names, define = {}, external = [] }) {
  await build({
    configFile: false,
    root: engine,
    logLevel: 'warn',
    plugins: [compileValidators()],
    resolve: { alias: consoleAliases(engine, engine) },
    define,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      license: { fileName: 'licences.md' },
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(engine, entry),
        external,
        output: names,
      },
    },
  });
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${Object.entries({
  json: 'application/json',
  vsixmanifest: 'text/xml',
  md: 'text/markdown',
  txt: 'text/plain',
  cjs: 'application/javascript',
  mjs: 'application/javascript',
  yaml: 'text/yaml',
})
  .map(([ending, type]) => `  <Default Extension=".${ending}" ContentType="${type}"/>`)
  .join('\n')}
</Types>
`;

function manifestOf({ name, displayName, description, publisher, version, engines, ...rest }) {
  const assets = {
    'Microsoft.VisualStudio.Code.Manifest': 'extension/package.json',
    'Microsoft.VisualStudio.Services.Content.Details': 'extension/README.md',
    'Microsoft.VisualStudio.Services.Content.License': 'extension/LICENSE.txt',
  };
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Tags>${rest.keywords.join(',')}</Tags>
    <Categories>${rest.categories.join(',')}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${Object.entries(assets)
  .map(([type, path]) => `    <Asset Type="${type}" Path="${path}" Addressable="true"/>`)
  .join('\n')}
  </Assets>
</PackageManifest>
`;
}
