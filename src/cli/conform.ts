import type { Command } from 'commander';
import { allowAuthorityOption, companyOptions } from './shared/shared-options.ts';
import { declareUsage, type Usage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const scenarioOptions = (command: Command): Command =>
  command
    .description(
      say(
        'Run the conformance scenarios against the bundled services, an issuing service or an authority',
        'Ejecuta los escenarios de conformidad contra los servicios incluidos, un servicio de emisión o una autoridad',
      ),
    )
    .option(
      '--tags <expression>',
      say(
        'only these: "@invoice and not @AJ"; kinds, codes, sections, @request, @wire',
        'solo estos: "@invoice and not @AJ"; tipos, códigos, secciones, @request, @wire',
      ),
    )
    .option(
      '--code <code...>',
      say('only these codes, for example FAU14 FAD06', 'solo estos códigos, por ejemplo FAU14 FAD06'),
    )
    .option(
      '--kind <kind>',
      say('only a kind of document, for example credit-note', 'solo un tipo de documento, por ejemplo credit-note'),
    )
    .option(
      '--features <dir>',
      say(
        "a team's own features, with the published steps (ensayo docs conform)",
        'escenarios propios de un equipo, con los pasos publicados (ensayo docs conform)',
      ),
    );

const targetOptions = (command: Command): Command =>
  allowAuthorityOption(command)
    .option(
      '--issuer <url>',
      say(
        'an issuing service that speaks the REST dialect and sends to the simulator',
        'un servicio de emisión con el dialecto REST, que envía al simulador',
      ),
    )
    .option('--token <token>', say('its token (ENSAYO_TOKEN)', 'su token (ENSAYO_TOKEN)'))
    .option(
      '--authority <url>',
      say(
        'an authority; our own issuing service sends to it',
        'una autoridad, a la que envía el servicio de emisión incluido',
      ),
    )
    .option(
      '--control <url>',
      say(
        'control interface of that authority: registry, clock, explanations (ENSAYO_CONTROL)',
        'interfaz de control de esa autoridad: registro, reloj, explicaciones (ENSAYO_CONTROL)',
      ),
    )
    .option('--control-token <token>', say('its token (ENSAYO_CONTROL_TOKEN)', 'su token (ENSAYO_CONTROL_TOKEN)'))
    .option(
      '--ready-file <file>',
      say(
        'read tokens and control interface from the file of "ensayo up --ready-file"',
        'lee los tokens y la interfaz de control del archivo de "ensayo up --ready-file"',
      ),
    );

const ofTarget = ['issuer', 'authority'];

const whyNotBundled = {
  en: 'Without an address the bundled services are tried.',
  es: 'Sin una dirección se prueban los servicios incluidos.',
};

const usages: readonly Usage[] = [
  {
    options: ['issuer'],
    excludes: ['authority'],
    why: { en: 'An issuing service has its own authority.', es: 'Un servicio de emisión tiene su propia autoridad.' },
  },
  { options: ['token'], needs: ['issuer'], why: whyNotBundled },
  { options: ['allow-authority'], needs: ['authority'], why: whyNotBundled },
  // Of a running authority the company can be taken as well.
  {
    options: ['control', 'control-token', 'ready-file'],
    needs: [...ofTarget, 'company', 'registry'],
    why: whyNotBundled,
  },
  {
    options: ['parallel'],
    excludes: ofTarget,
    why: {
      en: 'A service elsewhere is shared: scenarios run one after another.',
      es: 'Un servicio externo es compartido: los escenarios se ejecutan uno tras otro.',
    },
  },
];

/** `ensayo conform` */
export const conformVerb = (program: Command): void => {
  const command = targetOptions(scenarioOptions(program.command('conform')))
    .option(
      '--seed <text>',
      say(
        'make identifiers and serial numbers reproducible',
        'hace reproducibles los identificadores y los números de serie',
      ),
      'conformance',
    )
    .option(
      '--shard <index/total>',
      say(
        'only a share of the scenarios, for several machines: 2/4',
        'solo una parte de los escenarios, para varias máquinas: 2/4',
      ),
    )
    .option(
      '--parallel <count>',
      say(
        'processes; as many as there are processors, at most 4, by default',
        'procesos; por defecto tantos como procesadores, hasta 4',
      ),
    )
    .option(
      '--out <dir>',
      say('folder for messages, summary and bundles', 'carpeta para mensajes, resumen y paquetes'),
      'reports/conform',
    )
    .option(
      '--json',
      say(
        'print the summary as JSON (docs/schemas/conform.schema.json)',
        'muestra el resumen como JSON (docs/schemas/conform.schema.json)',
      ),
    );
  declareUsage(companyOptions(command), usages).action(async (options: unknown) =>
    (await import('./conform/run-conform.ts')).conform(options),
  );
};
