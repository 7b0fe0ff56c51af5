import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { serveMcp } from '../../../codegen/cli/mcpServer.ts';
import { afterwards, temporaryFolder } from '../../afterwards.ts';
import { baseFiles } from '../front/goldenProject.ts';

/** An answer of the server (JSON-RPC 2.0). */
interface McpMessage {
  readonly id?: number | string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

interface ToolAnswer {
  readonly text: string;
  /** What the text is in JSON; undefined when it is none. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
  readonly isError: boolean;
}

interface McpClient {
  /** Sends a request, and waits for its answer. */
  ask(method: string, params: object): Promise<McpMessage>;
  /** Calls a tool. An answer that is a JSON-RPC error counts as one, too. */
  call(name: string, args?: object): Promise<ToolAnswer>;
  /** Writes bytes as they are. */
  send(bytes: string): void;
  /** Ends its input. */
  end(): void;
  /** Everything that the server has written. */
  output(): string;
}

/** A client of a server in this process, over its real framing. */
export async function openMcp(folder: string, write = false) {
  const { stdin, stdout, ended } = served(folder, write);
  return { ...(await clientOf(stdin, stdout)), ended };
}

/** The same with a client that says nothing of itself yet. */
export function openSilentMcp(folder: string): McpClient {
  const { stdin, stdout } = served(folder, false);
  return mcpClient(stdin, stdout);
}

function served(folder: string, write: boolean) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const ended = serveMcp({ folder, write, version: '0', stdin, stdout, onError: () => undefined });
  return { stdin, stdout, ended };
}

/** A client of a server that speaks over these streams, which has said who it is as the revision of 2025 asks. */
export async function clientOf(stdin: Writable, stdout: Readable): Promise<McpClient> {
  const client = mcpClient(stdin, stdout);
  await client.ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '0' },
  });
  client.send('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  return client;
}

function mcpClient(stdin: Writable, stdout: Readable): McpClient {
  const waiting = new Map<unknown, (message: McpMessage) => void>();
  let output = '';
  let open = '';
  stdout.setEncoding('utf8').on('data', (bytes: string) => {
    output += bytes;
    const lines = (open + bytes).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as McpMessage;
      waiting.get(message.id)?.(message);
    }
  });
  // A server that has ended reads no more.
  stdin.on('error', () => undefined);
  afterwards(() => stdin.end());
  let last = 0;
  const send = (bytes: string) => void stdin.write(bytes);
  const ask = (method: string, params: object) => {
    last += 1;
    const id = last;
    send(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return new Promise<McpMessage>((answered) => waiting.set(id, answered));
  };
  return {
    ask,
    send,
    end: () => void stdin.end(),
    output: () => output,
    call: async (name, args = {}) => toolAnswer(await ask('tools/call', { name, arguments: args })),
  };
}

function toolAnswer({ result, error }: McpMessage): ToolAnswer {
  if (error) return { text: error.message, json: undefined, isError: true };
  const { content, isError } = result as {
    readonly content: readonly { readonly text: string }[];
    readonly isError?: boolean;
  };
  const text = content.map((part) => part.text).join('');
  return { text, json: jsonOf(text), isError: isError === true };
}

function jsonOf(text: string): ToolAnswer['json'] {
  try {
    return JSON.parse(text) as ToolAnswer['json'];
  } catch {
    return undefined;
  }
}

/** The small project of the golden folders in a folder of its own. */
export function goldenFolder(more: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  for (const [path, text] of [...baseFiles(), ...Object.entries(more)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** One hash of the names, kinds, times and bytes of everything below a folder. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const entry of entries) {
    const path = join(folder, entry);
    const stat = lstatSync(path);
    hash.update(`${entry}\0${stat.mode}\0${stat.mtimeMs}\0`);
    if (stat.isSymbolicLink()) hash.update(readlinkSync(path));
    else if (stat.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
