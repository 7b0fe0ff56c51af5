import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands, workspace, type ExtensionContext, type Uri } from 'vscode';
import { LanguageClient, TransportKind, type ServerOptions } from 'vscode-languageclient/node';
import { ENGINE } from '../../codegen/model/engine.ts';

const MANIFEST = 'manifest/app.yaml';
const NOT_INSTALLED = '**/node_modules/**';
/** One for each project of the workspace. */
let clients: readonly LanguageClient[] = [];

/** Called by VS Code: starts a language server for each project. */
export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand('gatehouse.restart', async () => {
      await deactivate();
      await start(context);
    }),
  );
  await start(context);
}

/** Called by VS Code when it closes. */
export async function deactivate(): Promise<void> {
  await Promise.all(clients.map((client) => client.stop()));
  clients = [];
}

async function start(context: ExtensionContext): Promise<void> {
  const manifests = await workspace.findFiles(`**/${MANIFEST}`, NOT_INSTALLED);
  clients = manifests.map((file) => clientOf(file, context));
  await Promise.all(clients.map((client) => client.start()));
}

function clientOf(manifest: Uri, context: ExtensionContext): LanguageClient {
  const folder = dirname(dirname(manifest.fsPath));
  const inFolder = (pattern: string) => ({ scheme: 'file', pattern: `${folder}/${pattern}` });
  return new LanguageClient('gatehouse', 'Gatehouse', serverOf(folder, context), {
    documentSelector: [
      inFolder('{manifest,locales,src/i18n/frame}/**/*.yaml'),
      inFolder('{src,sandbox}/**/*.{ts,tsx}'),
    ],
    synchronize: {
      fileEvents: workspace.createFileSystemWatcher(`${folder}/**/*.{yaml,ts,tsx}`),
    },
  });
}

/** The project's own command, so that the editor says what `npx gatehouse validate` says; else the one beside this file. */
function serverOf(folder: string, context: ExtensionContext): ServerOptions {
  const command = 'dist/bin/gatehouse.mjs';
  const installed = [join(folder, 'node_modules', ENGINE, command), join(folder, command)];
  const module =
    installed.find((file) => existsSync(file)) ?? context.asAbsolutePath('server/main.mjs');
  const args = ['lsp', '--cwd', folder];
  return { module, args, transport: TransportKind.stdio, options: { cwd: folder } };
}
