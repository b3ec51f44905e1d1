import type { Command } from 'commander';
import { say } from '../harness/say.ts';

const help = (): string =>
  say(
    `
  bash   source <(ensayo completion bash)     in ~/.bashrc
  zsh    source <(ensayo completion zsh)      in ~/.zshrc, behind compinit
  fish   ensayo completion fish | source      in ~/.config/fish/config.fish

Completes commands, options, their values (kinds, profiles, languages, …) and the codes of rules.`,
    `
  bash   source <(ensayo completion bash)     en ~/.bashrc
  zsh    source <(ensayo completion zsh)      en ~/.zshrc, después de compinit
  fish   ensayo completion fish | source      en ~/.config/fish/config.fish

Completa comandos, opciones, sus valores (tipos, perfiles, idiomas, …) y los códigos de reglas.`,
  );

/** `ensayo completion` */
export const completionVerb = (program: Command): void => {
  program
    .command('completion')
    .description(
      say(
        'Print a script with which the shell completes commands, options and rule codes',
        'Muestra un script con el que el shell completa comandos, opciones y códigos de reglas',
      ),
    )
    .argument('<shell>', say('bash, zsh or fish', 'bash, zsh o fish'))
    .addHelpText('after', help())
    .action(async (shell: string) => (await import('./completion/run-completion.ts')).completion(program, shell));
};
