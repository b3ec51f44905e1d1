/** `ensayo completion` and `ensayo --version`, which know of all the others. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { packageFile } from '../../common/data-directory.ts';

const help = `
  bash   source <(ensayo completion bash)     in ~/.bashrc
  zsh    source <(ensayo completion zsh)      in ~/.zshrc, behind compinit
  fish   ensayo completion fish | source      in ~/.config/fish/config.fish

Completes commands, options, and the codes of rules.`;

export const ownVersion = (): string => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { readonly version: string }; // our own file
  return version;
};

/** To be called behind all the others. */
export const completionCommands = (program: Command): void => {
  program.version(ownVersion(), '-V, --version', 'print the version');
  program
    .command('completion')
    .description('Print a script with which the shell completes commands, options and rule codes')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', help)
    .action(async (shell: string) => (await import('./completion.ts')).completion(program, shell));
};
