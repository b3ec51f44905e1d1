/** Options that several verbs share. They are registered before it is known which verb runs, so nothing heavy is imported here. */
import type { Command } from 'commander';
import { say } from '../../harness/say.ts';
import { collect } from '../config/options.ts';
import { declareUsage } from './usage.ts';

/** For the verbs that start services, or judge in the same way. */
export const boxOptions = (command: Command): Command =>
  command
    .option(
      '--clock <instant>',
      say(
        'stop the clock of both services at an ISO 8601 instant',
        'detiene el reloj de ambos servicios en un instante ISO 8601',
      ),
    )
    .option(
      '--seed <text>',
      say(
        'make identifiers and serial numbers reproducible',
        'hace reproducibles los identificadores y los números de serie',
      ),
    )
    .option(
      '--profile <name>',
      say(
        'rules that are on: default, quiet, exact, strict, full, all, …',
        'reglas activas: default, quiet, exact, strict, full, all, …',
      ),
      'default',
    )
    .option(
      '--rule <code=state>',
      say('on, off, Rechazo or Notificación; may be repeated', 'on, off, Rechazo o Notificación; se puede repetir'),
      collect,
    )
    .option(
      '--limit <name=value>',
      say(
        'a limit, as in request=30s or xmlNodes=2000000 (ensayo docs limits); may be repeated',
        'un límite, como request=30s o xmlNodes=2000000 (ensayo docs limits); se puede repetir',
      ),
      collect,
    )
    .option(
      '--environment <code>',
      say('1 production, 2 test (habilitación)', '1 producción, 2 pruebas (habilitación)'),
      '2',
    )
    .option(
      '--registry <file>',
      say(
        'more for the authority to know: your companies, ranges, … (ensayo docs registry)',
        'lo que la autoridad debe conocer: sus empresas, rangos, … (ensayo docs registry)',
      ),
    )
    .option(
      '--trust <file>',
      say(
        'PEM, DER or .p7b: roots, subordinates, whole chains or single certificates to trust; may be repeated',
        'PEM, DER o .p7b: raíces, subordinadas, cadenas completas o certificados en los que se confía; se puede repetir',
      ),
      collect,
    )
    .option(
      '--trust-any',
      say(
        'trust the certificates of any authority: for a first look only',
        'confía en los certificados de cualquier entidad: solo para una primera revisión',
      ),
    );

/** Of the verbs that send to an authority of the user. */
export const allowAuthorityOption = (command: Command): Command =>
  command.option(
    '--allow-authority <host>',
    say(
      'with --authority: a host elsewhere than on this machine that may be sent to (ENSAYO_ALLOW_AUTHORITIES); may be repeated',
      'con --authority: un servidor fuera de este equipo al que se puede enviar (ENSAYO_ALLOW_AUTHORITIES); se puede repetir',
    ),
    collect,
  );

export const logLevelHelp = (): string =>
  say(
    'what the services report on stderr: fatal, error, warn, info, debug, trace or silent; warn where neither this nor ENSAYO_LOG_LEVEL says otherwise',
    'lo que los servicios registran en stderr: fatal, error, warn, info, debug, trace o silent; warn si ni esta opción ni ENSAYO_LOG_LEVEL indican otro',
  );

/** Of the verbs whose documents may be those of another company than the default one. */
export const companyOptions = (command: Command): Command =>
  command
    .option(
      '--registry <file>',
      say(
        'a registry file with your company (ensayo docs registry)',
        'un archivo de registro con su empresa (ensayo docs registry)',
      ),
    )
    .option(
      '--company <nit>',
      say(
        'which company of that file, or of the running authority, the documents are of',
        'empresa de ese archivo, o de la autoridad en ejecución, que emite los documentos',
      ),
    );

/** The address of a control interface, with what else leads to it. @param meaning what its address is for */
export const controlOptions = (command: Command, meaning: string): Command =>
  command
    .option('--control <url>', `${meaning} (ENSAYO_CONTROL)`)
    .option('--control-token <token>', say('its token (ENSAYO_CONTROL_TOKEN)', 'su token (ENSAYO_CONTROL_TOKEN)'))
    .option(
      '--ready-file <file>',
      say(
        'read both from the file that "ensayo up --ready-file" wrote',
        'lee ambos del archivo que escribió "ensayo up --ready-file"',
      ),
    );

/** Of those of them that have no other use for a running authority. */
export const companyControlOptions = (command: Command): Command =>
  declareUsage(
    controlOptions(
      companyOptions(command),
      say(
        'ask a running authority for the company and its next free numbers',
        'consulta en una autoridad en ejecución la empresa y sus siguientes números libres',
      ),
    ),
    [{ options: ['control-token'], needs: ['control', 'ready-file', 'company'] }],
  );

/** Of every command. */
export const languageOption = (command: Command): Command =>
  command.option(
    '--lang <language>',
    say(
      'language of what is printed: en or es; ENSAYO_LANG, or the locale (LANG), where absent',
      'idioma de lo que se muestra: en o es; ENSAYO_LANG, o la configuración regional (LANG), si se omite',
    ),
  );
