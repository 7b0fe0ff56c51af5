import { Command, type Option } from 'commander';
import { isBoolean, isString } from 'es-toolkit/predicate';
import { collect } from './command.ts';
import { EXIT, type CliEnvironment, type ExitCode } from './environment.ts';
import type { CommandModule } from './projectCommands.ts';
import { runProgram } from './runProgram.ts';

/** A command that an agent may run, with those of its options that change the answer. */
export interface OfferedCommand {
  readonly module: CommandModule;
  /** The command as it is typed: `add resource`. */
  readonly words: readonly string[];
  /** Options by the names of their values. Formats, exit codes and the folder are not the agent's to choose. */
  readonly options: readonly string[];
  /** Exit code 1 is an answer, too: there are findings. */
  readonly finds?: true;
}

/** The arguments of a tool call, as its schema has checked them. */
type ToolInput = Readonly<Record<string, unknown>>;

/** A command as a tool of the Model Context Protocol (2026-07-28, "Tools"). */
interface CommandTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: ObjectSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: false;
  };
  /** Runs the command in a project. Never throws. */
  run(input: ToolInput, folder: string): Promise<CommandOutcome>;
}

interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly additionalProperties: false;
}

interface CommandOutcome {
  /** What it printed: JSON, or a message when it could not even say it in JSON. */
  readonly printed: string;
  /** Whether it did what it was asked for. */
  readonly done: boolean;
}

/** Names, paths and addresses are shorter; lists of fields come near. */
const MOST_CHARACTERS = 4096;
const WORD = {
  type: 'string',
  minLength: 1,
  maxLength: MOST_CHARACTERS,
  // Without control characters: none is part of a name, and system calls refuse NUL.
  pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`,
};
/** What the option of a command is called that reads standard input, and what a tool takes for it. */
const STDIN = 'stdin';
const TEXT = 'text';
/** A text of a file, which JSON may make twice as long: less than the longest message. */
const MOST_TEXT = 512 * 1024;

/**
 * Makes a tool of a command. Its name, description and arguments are those that the command declares.
 *
 * @param write whether a command that can change files does; without it such a tool only shows the changes
 */
export function commandTool(offered: OfferedCommand, write: boolean): CommandTool {
  const { module, words } = offered;
  const command = declared(offered);
  const options = offered.options.map((name) => optionOf(command, name));
  const [writes, shows] = [flagOf(command, 'write'), flagOf(command, 'dryRun')];
  const isChanging = writes !== undefined || shows !== undefined;
  const mayWrite = isChanging && write;
  const properties = {
    ...Object.fromEntries(
      command.registeredArguments.map((argument) => [
        argument.name(),
        wordOf(argument.argChoices, argument.description),
      ]),
    ),
    ...Object.fromEntries(options.map((option) => [option.attributeName(), schemaOf(option)])),
    ...(offered.options.includes(STDIN) && {
      [TEXT]: { type: 'string', maxLength: MOST_TEXT, description: 'the text of that file' },
    }),
    ...(mayWrite && {
      dryRun: { type: 'boolean', description: 'show the changes, and write nothing' },
    }),
  };
  return {
    name: words.join('_'),
    description: `${words.join(' ')}: ${command.description()}${isChanging ? effectOf(mayWrite) : ''}`,
    inputSchema: {
      type: 'object',
      properties,
      required: command.registeredArguments.flatMap((argument) =>
        argument.required ? argument.name() : [],
      ),
      ...(TEXT in properties && { dependentRequired: { [STDIN]: [TEXT], [TEXT]: [STDIN] } }),
      additionalProperties: false,
    },
    // `add` only adds; what has `--write` replaces what stands.
    annotations: {
      readOnlyHint: !mayWrite,
      destructiveHint: mayWrite && writes !== undefined,
      openWorldHint: false,
    },
    async run(input, folder) {
      const changes = mayWrite && input['dryRun'] !== true;
      const flag = changes ? writes : shows;
      const args = [
        ...words,
        '--format=json',
        ...(flag === undefined ? [] : [flag]),
        ...options.flatMap((option) => optionArgs(option, input[option.attributeName()])),
        // Whatever follows is no option.
        '--',
        ...command.registeredArguments.flatMap((argument) => textsIn(input[argument.name()])),
      ];
      const stdin = textsIn(input[TEXT]).join('');
      const { exit, printed } = await captured(module, args, folder, stdin, changes);
      const isAnswer = exit === EXIT.findings && offered.finds === true;
      return { printed, done: exit === EXIT.fine || isAnswer };
    },
  };
}

function effectOf(mayWrite: boolean): string {
  return mayWrite
    ? '. This server was started with --write: the files are changed unless dryRun is true.'
    : '. Always a dry run: it shows the changes and writes nothing. To write, a person starts gatehouse mcp --write.';
}

/** Runs a command without a terminal, variables and files outside of its project. */
async function captured(
  module: CommandModule,
  args: readonly string[],
  folder: string,
  stdin: string,
  write: boolean,
): Promise<{ readonly exit: ExitCode; readonly printed: string }> {
  const written = { out: '', err: '' };
  let exit: ExitCode = EXIT.fine;
  const env: CliEnvironment = {
    ...NOWHERE,
    cwd: folder,
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    readStdin: async () => stdin,
    confined: { folder, write },
    exit: (code) => {
      exit = code;
    },
  };
  await runProgram([module], args, env);
  return { exit, printed: written.out === '' ? written.err : written.out };
}

/** The command with its arguments and options, as its module declares them. */
function declared({ module, words }: OfferedCommand): Command {
  const program = new Command();
  // Only declared here, and never run: it uses nothing of its environment yet.
  module.register(program, NOWHERE);
  return words.reduce((above, word) => {
    const command = above.commands.find((one) => one.name() === word);
    if (!command) throw new Error(`There is no command ${words.join(' ')}.`);
    return command;
  }, program);
}

const NOWHERE: CliEnvironment = {
  cwd: '/',
  stdout: { write: () => undefined },
  stderr: { write: () => undefined },
  isTty: { stdout: false, stderr: false },
  readStdin: async () => '',
  variables: {},
  exit: () => undefined,
};

function optionOf(command: Command, name: string): Option {
  const option = command.options.find((one) => one.attributeName() === name);
  if (!option) throw new Error(`${command.name()} has no option ${name}.`);
  return option;
}

/** `--write` of a command that has it. */
function flagOf(command: Command, name: string): string | undefined {
  return command.options.find((option) => option.attributeName() === name)?.long;
}

function schemaOf({ description, required, parseArg, argChoices }: Option): object {
  if (!required) return { type: 'boolean', description };
  if (parseArg !== collect) return wordOf(argChoices, description);
  return { type: 'array', items: wordOf(argChoices), maxItems: 20, description };
}

function wordOf(choices?: readonly string[], description = ''): object {
  return { ...WORD, ...(choices && { enum: choices }), ...(description && { description }) };
}

/** `--as=VALUE`: a value is never an argument of its own, whatever it begins with. */
function optionArgs({ long = '' }: Option, value: unknown): readonly string[] {
  if (isBoolean(value)) return value ? [long] : [];
  return textsIn(value).map((text) => `${long}=${text}`);
}

function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter(isString);
}
