import { Argument, type Command } from 'commander';
import { EXIT, type CliEnvironment } from '../environment.ts';

/**
 * Scripts that ask `gatehouse complete` with the words of a line, and offer files when it knows nothing. The words are
 * given as they are and never evaluated.
 */
const SCRIPTS = {
  bash: `_gatehouse() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <(gatehouse complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o bashdefault -o default -F _gatehouse gatehouse
`,
  zsh: `#compdef gatehouse
_gatehouse() {
  local word about
  local -a found
  while IFS=$'\\t' read -r word about; do
    found+=("\${word//:/\\\\:}:$about")
  done < <(gatehouse complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then _describe gatehouse found; else _files; fi
}
compdef _gatehouse gatehouse
`,
  fish: `function __gatehouse_complete
    set -l found (gatehouse complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete --command gatehouse --no-files --arguments '(__gatehouse_complete)'
`,
} as const;
type Shell = keyof typeof SCRIPTS;

/** `gatehouse completion bash|zsh|fish`: prints the script that completes command lines of gatehouse in this shell. */
export function register(program: Command, env: CliEnvironment): void {
  program
    .command('completion')
    .description('a script that completes lines in your shell: source <(gatehouse completion bash)')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
    .action((shell: Shell) => {
      env.stdout.write(SCRIPTS[shell]);
      env.exit(EXIT.fine);
    });
}
