import { Argument, type Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { parseChoice, withCompletions } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';

const BASH = `# bash completion of croupier
_croupier() {
  local IFS=$'\\n' line words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS=$'\\t' read -r line _; do
    # What stands before an = is typed already and is no part of the word for bash.
    [[ $line == --*=* ]] && line=\${line#*=}
    COMPREPLY+=("$line")
  done < <(croupier complete -- "\${words[@]}" 2>/dev/null)
}
complete -o bashdefault -o default -F _croupier croupier
`;

const ZSH = `#compdef croupier
# zsh completion of croupier
_croupier() {
  local line
  local -a found
  while IFS= read -r line; do
    local word=\${line%%$'\\t'*} about=\${line#*$'\\t'}
    found+=("\${word//:/\\\\:}:\${about}")
  done < <(croupier complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe -t croupier croupier found
  else
    _files
  fi
}
if [ "$funcstack[1]" = "_croupier" ]; then
  _croupier "$@"
else
  compdef _croupier croupier
fi
`;

const FISH = `# fish completion of croupier
function __croupier_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (croupier complete -- $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c croupier -f -a '(__croupier_complete)'
`;

const COMPLETION_SCRIPTS: Record<string, string> = { bash: BASH, zsh: ZSH, fish: FISH };

/** `croupier completion SHELL`: the script that teaches a shell to complete. */
export function command(): Command {
  const shells = Object.keys(COMPLETION_SCRIPTS);
  const command = verbCommand('completion', {
    summary: 'Print what teaches a shell to complete nouns, verbs, options, choices and slugs',
    examples: [
      'source <(croupier completion bash)',
      'croupier completion zsh > _croupier',
      'croupier completion fish',
    ],
  }).addArgument(withCompletions(new Argument('<shell>', shells.join(', ')), shells));
  return withAction<GlobalOptionValues>(command, (session, _options, shell) =>
    session.print(COMPLETION_SCRIPTS[parseChoice(shell as string, shells, 'The shell')] as string),
  );
}
