import { verb } from './shared/verb.ts';

const help = {
  en: `
  bash   source <(ensayo completion bash)     in ~/.bashrc
  zsh    source <(ensayo completion zsh)      in ~/.zshrc, behind compinit
  fish   ensayo completion fish | source      in ~/.config/fish/config.fish

Completes commands, options, their values (kinds, profiles, languages, …) and the codes of rules.`,
  es: `
  bash   source <(ensayo completion bash)     en ~/.bashrc
  zsh    source <(ensayo completion zsh)      en ~/.zshrc, después de compinit
  fish   ensayo completion fish | source      en ~/.config/fish/config.fish

Completa comandos, opciones, sus valores (tipos, perfiles, idiomas, …) y los códigos de reglas.`,
};

export const completionVerb = verb({
  name: 'completion',
  about: {
    en: 'Print a script with which the shell completes commands, options and rule codes',
    es: 'Muestra un script con el que el shell completa comandos, opciones y códigos de reglas',
  },
  arguments: [['<shell>', { en: 'bash, zsh or fish', es: 'bash, zsh o fish', words: 'shell' }]],
  help,
  run: async (shell, _flags, command) =>
    (await import('./completion/run-completion.ts')).completion(command.parent ?? command, shell),
});
