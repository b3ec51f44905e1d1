import type { Command } from 'commander';

const help = `
  bash   source <(ensayo completion bash)     in ~/.bashrc
  zsh    source <(ensayo completion zsh)      in ~/.zshrc, behind compinit
  fish   ensayo completion fish | source      in ~/.config/fish/config.fish

Completes commands, options, their values (kinds, profiles, languages, …) and the codes of rules.`;

/** `ensayo completion` */
export const completionVerb = (program: Command): void => {
  program
    .command('completion')
    .description('Print a script with which the shell completes commands, options and rule codes')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', help)
    .action(async (shell: string) => (await import('../actions/run-completion.ts')).completion(program, shell));
};
