import type { Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { languagesOf } from '../../questions/textFacts.ts';
import { TEXT_FORMATS } from '../../questions/textReport.ts';
import { textStates } from '../../questions/textStates.ts';
import { wantsColours } from '../../report/colours.ts';
import { didYouMean, nearest } from '../../schema/nearest.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { printFindings } from '../findings.ts';
import { textUseCache } from '../textUseCache.ts';

const FORMATS = ['pretty', 'json', 'csv'] as const;

interface TextsOptions extends CommonOptions {
  readonly language?: string;
  readonly missing?: true;
}

/** `gatehouse texts`: what there is to do about texts, for translators. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'texts',
    'texts that are missing, to be translated, unused, or equal to another language',
    FORMATS,
  )
    .option('--language <language>', 'only of this language')
    .option('--missing', 'only what a translator has to do: missing and untranslated texts')
    .action(async (options: TextsOptions) => {
      const format = formatOf(options, FORMATS);
      const folder = projectFolder(env, options);
      const bench = benchFor(new Draft(diskFiles(folder)), textUseCache(folder));
      const { context, diagnostics, sources, code } = await bench.check();
      const languages = languagesOf(context);
      const { language } = options;
      if (language !== undefined && !languages.includes(language)) {
        const hint = didYouMean(nearest(language, languages));
        throw new UsageError(
          `There is no language '${language}'.${hint} Choose one of ${languages.join(', ')}.`,
        );
      }
      const rows = textStates(context, diagnostics)
        .filter((row) => language === undefined || row.language === language)
        .filter(({ state }) => !options.missing || state === 'missing' || state === 'untranslated');
      const errors = diagnostics.filter(
        ({ severity, rule }) => severity === 'error' && rule !== 'missing-text',
      );
      const colours = wantsColours(env.isTty.stdout, env.variables);
      env.stdout.write(TEXT_FORMATS[format](rows, colours, errors));
      const isUncertain = errors.length > 0;
      if (isUncertain && format !== 'json') {
        printFindings({ diagnostics: errors, sources }, env, code);
        env.stderr.write('The project has the errors above, so the list may be wrong.\n');
      }
      const isDone = rows.every(({ state }) => state === 'equal');
      env.exit(isDone && !isUncertain ? EXIT.fine : EXIT.findings);
    });
}
