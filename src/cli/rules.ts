import type { Command } from 'commander';
import { say } from '../harness/say.ts';

/** `ensayo rules` */
export const rulesVerb = (program: Command): void => {
  program
    .command('rules')
    .description(
      say(
        'List the catalogue of rules; in a clone, with what the last full run proved',
        'Lista el catálogo de reglas; en un clon, con lo que comprobó la última ejecución completa',
      ),
    )
    .option(
      '--group <letters>',
      say('only a group of the annex, for example AJ', 'solo un grupo del anexo, por ejemplo AJ'),
    )
    .option(
      '--document <kind>',
      say('only a kind of document, for example invoice', 'solo un tipo de documento, por ejemplo invoice'),
    )
    .option(
      '--by-request',
      say(
        'only rules that a request alone can break, as ensayo reproduce shows',
        'solo las reglas que una solicitud puede incumplir por sí sola, como muestra ensayo reproduce',
      ),
    )
    .option('--kind <kind>', say('Rechazo or Notificación', 'Rechazo o Notificación'))
    .option(
      '--need <name>',
      say(
        'only rules that ask a registry, for example rut',
        'solo las reglas que consultan un registro, por ejemplo rut',
      ),
    )
    .option(
      '--provenance <certainty>',
      say('annex, specification, observed or inferred', 'annex, specification, observed o inferred'),
    )
    .option(
      '--state <state>',
      say('unreachable, or proved after a full run', 'unreachable, o proved después de una ejecución completa'),
    )
    .option('--coverage', say('count by group instead of listing', 'cuenta por grupo en lugar de listar'))
    .option('--json', say('print counts and rules as JSON', 'muestra cantidades y reglas como JSON'))
    .action(async (options: unknown) => (await import('./actions/run-rules.ts')).rules(options));
};
