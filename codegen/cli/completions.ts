import type { Argument, Command, Option } from 'commander';

/** A word that a shell offers. */
interface Completion {
  readonly word: string;
  /** What it is, where the shell shows that. */
  readonly about: string;
}

/**
 * What may stand in the place of the last word of a command line: commands, options, or values that an option or an
 * argument has.
 *
 * @param words after the name of the program; the last is what is typed of the next one, perhaps nothing
 * @param valuesOf the values of an argument that the program itself does not know
 */
export function completions(
  program: Command,
  words: readonly string[],
  valuesOf: (command: Command, argument: Argument) => readonly string[],
): readonly Completion[] {
  const { joined, isSplit } = joinValues(words);
  const typed = joined.at(-1) ?? '';
  const { command, open, operands } = readLine(program, joined.slice(0, -1));
  const beginning = (found: readonly Completion[], word: string) =>
    found.filter((completion) => completion.word.startsWith(word));
  const valuesFor = (option: Option) => plain(option.argChoices ?? []);
  if (open) return beginning(valuesFor(open), typed);
  const [name = '', value] = typed.split('=', 2);
  if (value !== undefined) {
    const option = optionNamed(command, name);
    const values = beginning(option ? valuesFor(option) : [], value);
    return isSplit ? values : values.map((one) => ({ ...one, word: `${name}=${one.word}` }));
  }
  const help = command.createHelp();
  if (typed.startsWith('-')) {
    const options = help.visibleOptions(command).map(({ long, short, description }) => ({
      word: long ?? short ?? '',
      about: description,
    }));
    return beginning(options, typed);
  }
  const commands = help
    .visibleCommands(command)
    .map((one) => ({ word: one.name(), about: one.description() }));
  const argument = command.registeredArguments[operands];
  const values = argument ? (argument.argChoices ?? valuesOf(command, argument)) : [];
  return beginning(operands === 0 ? [...commands, ...plain(values)] : plain(values), typed);
}

/** The command that a line has come to, the option that waits for its value, and how many arguments there are. */
function readLine(program: Command, words: readonly string[]) {
  let command = program;
  let open: Option | undefined;
  let operands = 0;
  for (const word of words) {
    const known = command.commands.find((one) => one.name() === word);
    if (open) open = undefined;
    else if (word.startsWith('-')) {
      const option = optionNamed(command, word);
      open = option?.required === true ? option : undefined;
    } else if (known && operands === 0) command = known;
    else operands += 1;
  }
  return { command, open, operands };
}

/** bash makes three words of `--format=json`: joined again, and whether the last word is such a part. */
function joinValues(words: readonly string[]) {
  const joined: string[] = [];
  let isSplit = false;
  for (const [at, word] of words.entries()) {
    const isValue = words[at - 1] === '=' && joined.length > 0;
    isSplit = (word === '=' && joined.at(-1)?.startsWith('--') === true) || (isValue && isSplit);
    if (isSplit) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
  }
  return { joined, isSplit };
}

function optionNamed(command: Command, name: string): Option | undefined {
  return command.options.find(({ long, short }) => long === name || short === name);
}

function plain(words: readonly string[]): readonly Completion[] {
  return words.map((word) => ({ word, about: '' }));
}
