import type { Command } from 'commander';
import { Draft } from '../../edit/draft.ts';
import { languagesOf } from '../../questions/textFacts.ts';
import { TEXT_FORMATS } from '../../questions/textReport.ts';
import { textStates } from '../../questions/textStates.ts';
import { didYouMean, nearest } from '../../schema/nearest.ts';
import { benchFor } from '../checkDraft.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import { textUseCache } from '../textUseCache.ts';

const FORMATS = ['pretty', 'json', 'csv'] as const;

interface TextsOptions extends CommonOptions<(typeof FORMATS)[number]> {
  readonly language?: string;
  readonly missing?: true;
}

/** `gatehouse texts`: what there is to do about texts, for translators. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'texts',
    'texts that are missing, to be translated, unused, or equal to another language',
    FORMATS,
  )
    .option('--language <language>', 'only of this language')
    .option('--missing', 'only what a translator has to do: missing and untranslated texts');
  answer<TextsOptions>(command, env, async ({ options, folder, files, colours }) => {
    const bench = benchFor(new Draft(files), textUseCache(folder));
    const { context, diagnostics, sources, code } = await bench.check();
    const languages = languagesOf(context);
    const { language, format } = options;
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
    const out = TEXT_FORMATS[format](rows, colours, errors);
    const isFine = errors.length === 0 && rows.every(({ state }) => state === 'equal');
    return {
      out,
      ...(errors.length > 0 &&
        format !== 'json' && {
          found: { diagnostics: errors, sources, code },
          err: 'The project has the errors above, so the list may be wrong.\n',
        }),
      exit: isFine ? EXIT.fine : EXIT.findings,
    };
  });
}
