/** What a demo recording shows. */
interface DemoSession {
  /** The name of the asset. */
  readonly host: string;
  readonly username: string;
  /** In seconds since 1970. */
  readonly started: number;
  readonly commands: readonly {
    readonly input: string;
    readonly output: string;
    /** When it was sent off, in seconds from the start. */
    readonly at: number;
  }[];
}

const COLUMNS = 100;
const ROWS = 30;
/** Seconds per typed character; output takes as long as several. */
const LETTER_S = 0.12;
const ANSWER_S = 0.8;
const STEP_S = 0.08;
/** Of a progress bar. */
const STEPS = 40;

const coloured = (codes: string, text: string) => `\u001B[${codes}m${text}\u001B[0m`;

/** A recording of a shell as asciicast version 2: a greeting, commands, files with names in several scripts, a backup. */
export function demoRecording({ host, username, started, commands }: DemoSession): string {
  const prompt = `${coloured('1;32', `${username}@${host}`)}:${coloured('1;34', '~')}$ `;
  const events: [seconds: number, kind: 'o', output: string][] = [];
  let at = 0.2;
  const show = (output: string, seconds: number) => {
    at += seconds;
    events.push([Number(at.toFixed(2)), 'o', output]);
  };
  show(`${greeting(host)}${prompt}`, 0);
  const run = (input: string, output: string) => {
    for (const letter of input) show(letter, LETTER_S);
    const lines = output === '' ? '' : `${output.replaceAll('\n', '\r\n')}\r\n`;
    show(`\r\n${lines}`, ANSWER_S);
  };
  for (const { input, output, at: sent } of commands) {
    // The user thinks until then; what took longer before shifts the rest.
    at = Math.max(at, sent - input.length * LETTER_S);
    run(input, output);
    show(prompt, 0.2);
  }
  run('ls --color', FILES);
  show(prompt, 0.2);
  run('./backup.sh', '');
  for (let step = 0; step <= STEPS; step += 1) show(`\r${progress(step / STEPS)}`, STEP_S);
  show(`\r\n${coloured('32', '✔')} db.dump\r\n${prompt}`, ANSWER_S);
  const header = { version: 2, width: COLUMNS, height: ROWS, timestamp: started };
  return [header, ...events].map((line) => JSON.stringify(line)).join('\n');
}

const FILES = [
  coloured('1;34', 'backup'),
  coloured('1;34', '日志'),
  coloured('1;34', '設定ファイル'),
  coloured('33', '说明.txt'),
  coloured('1;32', 'backup.sh'),
].join('  ');

function greeting(host: string): string {
  const line = (text: string) => `${coloured('38;5;37', '│')} ${text}\r\n`;
  return [
    line(`${coloured('1', host)}  ${coloured('38;5;245', 'Debian GNU/Linux 12')}`),
    line('Welcome · 欢迎 · ようこそ 🚀'),
    line(coloured('30;43', ' All sessions on this host are recorded. ')),
    '\r\n',
  ].join('');
}

/** A bar from red to green, in 24-bit colours. */
function progress(share: number): string {
  const full = Math.round(share * STEPS);
  const colour = `38;2;${Math.round(230 - 160 * share)};${Math.round(90 + 110 * share)};90`;
  const bar = coloured(`${colour};48;5;236`, '█'.repeat(full) + ' '.repeat(STEPS - full));
  return `db.dump ${bar} ${String(Math.round(share * 100)).padStart(3)} %`;
}
