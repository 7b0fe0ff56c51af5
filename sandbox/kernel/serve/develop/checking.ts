import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsolePlaces } from '../../../../codegen/bundle/consoleConfig.ts';
import type { ConsoleModel } from '../../../../codegen/model/console.ts';
import { FILE_START, type Diagnostic } from '../../../../codegen/report/diagnostic.ts';
import { reportPretty } from '../../../../codegen/report/pretty.ts';
import { countsOf } from '../../../../codegen/report/reporter.ts';
import { shownFindings, type ShownFindings } from '../../../../codegen/report/shownFindings.ts';
import { compileProject } from '../compileProject.ts';

/** A project as it is now. */
interface Checked {
  /** Absent when the manifests have errors. */
  readonly model?: ConsoleModel;
  readonly findings: ShownFindings;
  /** What is wrong, for the terminal; empty when nothing is. */
  readonly report: string;
}

/** Compiles the project; writes nothing. */
function checkProject(project: string): Checked {
  const { model, diagnostics } = compileProject(project);
  return { ...(model && { model }), ...told(diagnostics, project) };
}

/**
 * Compiles the project, and writes `generated/` when there are no errors; vite sees the changed files. Findings in
 * hand-written code stop nothing.
 *
 * @param compiled called in between, because writing takes longer
 */
export async function generateProject(
  places: ConsolePlaces,
  compiled: (checked: Checked) => void,
): Promise<Checked> {
  const { project } = places;
  const checked = checkProject(project);
  compiled(checked);
  if (!checked.model) return checked;
  const { code, diagnostics, refused } = await generate(places);
  const found = told([...diagnostics, ...refused.map(refusal)], project);
  if (code === 0) return { model: checked.model, ...found };
  const failed = `generate ended with code ${code}.\n`;
  return { findings: found.findings, report: `${found.report}${failed}` };
}

function told(
  diagnostics: readonly Diagnostic[],
  project: string,
): Pick<Checked, 'findings' | 'report'> {
  const textOf = (file: string) => {
    const path = join(project, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    findings: shownFindings(diagnostics, textOf),
    report:
      countsOf(errors).errors === 0
        ? ''
        : reportPretty({ diagnostics: errors, textOf, colours: false }),
  };
}

function refusal(file: string): Diagnostic {
  return {
    rule: 'generate',
    severity: 'error',
    message:
      'This file was not written by gatehouse, or was edited by hand, and stays as it is. Move the change into the manifests, or run "npx gatehouse generate --force".',
    file,
    range: FILE_START,
  };
}

/** Runs the `generate` command. */
function generate({ engine, project }: ConsolePlaces) {
  const program = join(engine, 'dist', 'bin', 'gatehouse.mjs');
  return new Promise<{ code: number } & ReturnType<typeof readJson>>((resolve) => {
    const child = spawn(process.execPath, [program, 'generate', '--format', 'json'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (part: string) => (out += part));
    child.on('close', (code) => resolve({ code: code ?? 1, ...readJson(out) }));
    child.on('error', () => resolve({ code: 1, diagnostics: [], refused: [] }));
  });
}

function readJson(out: string) {
  try {
    const { diagnostics = [], refused = [] }: GenerateJson = JSON.parse(out);
    return { diagnostics, refused: refused.map(({ path }) => path) };
  } catch {
    return { diagnostics: [], refused: [] };
  }
}

/** The parts of the command's answer that are read here. */
interface GenerateJson {
  readonly diagnostics?: readonly Diagnostic[];
  readonly refused?: readonly { readonly path: string }[];
}
