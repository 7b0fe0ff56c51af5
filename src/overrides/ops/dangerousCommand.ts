/** What a command could destroy. */
type Danger = 'delete' | 'format' | 'overwrite' | 'power' | 'forkBomb' | 'permissions';

interface DangerousPart {
  readonly danger: Danger;
  /** The words of the command, such as `rm -rf /var`. */
  readonly words: string;
}

/**
 * Where a command begins: at the start of a line or of a quoted text, behind what joins commands,
 * or behind a word that runs another command.
 */
const START = String.raw`(?:^|[;&|("'\x60]|\b(?:sudo|doas|nohup|exec|env|time|nice|xargs|then|do|else)\b[^;&|\n]*?\s)\s*`;
/** The rest of a command. */
const REST = String.raw`[^;&|\n]*`;

/** Commands that are asked about, in the order in which they are told. */
const RULES: readonly (readonly [Danger, RegExp])[] = [
  // `rm` with -r: -r, -rf, -fr, --recursive, in any order with other flags.
  ['delete', command(String.raw`rm\s+(?:-\S+\s+)*(?:-[a-z]*r[a-z]*|--recursive)\b${REST}`)],
  ['delete', command(String.raw`find\s${REST}-delete\b`)],
  ['delete', command(String.raw`(?:shred|wipefs)\s${REST}`)],
  ['format', command(String.raw`mkfs(?:\.\w+)?\b${REST}`)],
  ['format', command(String.raw`(?:fdisk|sfdisk|parted)\s+(?!-l)${REST}/dev/${REST}`)],
  ['overwrite', command(String.raw`dd\s${REST}\bof=${REST}`)],
  ['overwrite', />\s*\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mapper\/)[\w/-]*/i],
  ['power', command(String.raw`(?:shutdown|reboot|halt|poweroff)(?![\w.=-])${REST}`)],
  ['power', command(String.raw`systemctl\s+(?:-\S+\s+)*(?:reboot|poweroff|halt|kexec)\b`)],
  ['power', command(String.raw`(?:init|telinit)\s+[06]\b`)],
  // A function that calls itself twice in the background: `:(){ :|:& };:`
  ['forkBomb', /(?<name>[\w:.]+)\s*\(\)\s*\{\s*\k<name>\s*\|\s*\k<name>\s*&\s*\}/],
  ['permissions', command(String.raw`(?:chmod|chown)\s+(?:-\S+\s+)*-\S*R\S*\s${REST}\s/(?:\s|$)`)],
];

/** A rule for a command, which may be called by its path. */
function command(pattern: string): RegExp {
  return new RegExp(String.raw`${START}(?<words>(?:[\w./]*/)?(?:${pattern}))`, 'im');
}

/**
 * The parts of a command that could destroy something, one for each kind. Only a reminder: what a
 * script does is not looked at, and the server has command filters of its own.
 */
export function dangerousParts(text: string): readonly DangerousPart[] {
  const found = new Map<Danger, string>();
  for (const [danger, pattern] of RULES) {
    const match = pattern.exec(text);
    if (match && !found.has(danger)) {
      found.set(danger, (match.groups?.['words'] ?? match[0]).trim());
    }
  }
  return [...found].map(([danger, words]) => ({ danger, words }));
}

/** Above this number of hosts a command is asked about first. */
export const HOSTS_WITHOUT_QUESTION = 10;

/** Is this command asked about before it runs? */
export function isAskedAbout(text: string, hosts: number): boolean {
  return hosts > HOSTS_WITHOUT_QUESTION || dangerousParts(text).length > 0;
}
