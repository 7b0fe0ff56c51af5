import type { SourceFile } from '../read/sources.ts';
import { FILE_START, type Diagnostic } from '../report/diagnostic.ts';

/** The usual ways to write a default export, recognized without parsing. The type checker catches false positives. */
const PLAIN_DEFAULT_EXPORT = /^export (?:default \S|\{ (?:\w+ as )?default \} from ')/m;

/**
 * Overrides without a default export. Importing ts-morph takes 350 ms, so it is
 * imported only for files that the pattern above does not recognize; it parses without disk and library files.
 */
export async function findMissingDefaultExports(
  files: readonly SourceFile[],
): Promise<readonly Diagnostic[]> {
  const doubtful = files.filter(({ text }) => !PLAIN_DEFAULT_EXPORT.test(text));
  if (doubtful.length === 0) return [];
  const { Project } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, allowJs: false },
  });
  return doubtful.flatMap(({ path, text }) => {
    const file = project.createSourceFile(`/${path}`, text, { overwrite: true });
    const found = file.getDefaultExportSymbol() !== undefined;
    project.removeSourceFile(file);
    return found ? [] : [missing(path)];
  });
}

function missing(file: string): Diagnostic {
  return {
    rule: 'override-default-export',
    severity: 'error',
    message:
      'This override has no default export, so there is nothing to show. Export its component as default.',
    file,
    range: FILE_START,
    expected: 'export default function …',
  };
}
