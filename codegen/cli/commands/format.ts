import type { Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { formatYaml } from '../../edit/format.ts';
import { counted } from '../../report/reporter.ts';
import { addWriteOptions, tellOrWrite } from '../changes.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { readSources } from '../files.ts';

interface FormatOptions extends CommonOptions {
  readonly write?: true;
  readonly check?: true;
}

/** `gatehouse format`: the house style of manifests and catalogues; shows the changes first. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addWriteOptions(
    addCommand(
      program,
      'format [files...]',
      'the house style of manifests and texts: shows the changes, --check names the files, --write changes them',
    ).option('--check', 'name the files that are not in the house style'),
  );
  answer<FormatOptions>(command, env, ({ args, options, files }) => {
    const write = options.write === true;
    if (options.check && write) {
      throw new UsageError('--check changes nothing, and --write does: leave out one of the two.');
    }
    const { manifests, locales } = readSources(files);
    const all = [...manifests, ...locales];
    const meant = args.map((path) => path.replaceAll('\\', '/').replace(/^\.\//, ''));
    const unknown = meant.find((path) => !all.some((file) => file.path === path));
    if (unknown !== undefined) {
      throw new UsageError(`${unknown} is no manifest or catalogue of this project.`);
    }
    const draft = new Draft(files);
    const unreadable: string[] = [];
    for (const file of all) {
      if (meant.length > 0 && !meant.includes(file.path)) continue;
      const text = formatYaml(file);
      if (text === undefined) unreadable.push(file.path);
      else draft.set(file.path, text);
    }
    const different = draft.changes().map(({ path }) => path);
    const outcome = tellOrWrite(draft, files, write);
    const names = different.map((path) => `${path}\n`).join('');
    const count = counted(different.length, 'file');
    const isFine = unreadable.length === 0 && (write || different.length === 0);
    return {
      result: { different, unreadable, ...outcome },
      out: options.check ? names : write ? '' : outcome.diff,
      err: [
        ...unreadable.map(
          (path) => `${path} cannot be read, and stays as it is: see gatehouse validate.\n`,
        ),
        write
          ? `${count} changed.\n`
          : `${count} not in the house style.${different.length > 0 ? ' --write changes them.' : ''}\n`,
      ].join(''),
      exit: isFine ? EXIT.fine : EXIT.findings,
    };
  });
}
