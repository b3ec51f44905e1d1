import type { Command } from 'commander';
import { targetOptions } from './shared/control-target.ts';
import type { FromDocumentFlags } from './registry/run-from-document.ts';
import type { RegistryFlags, TestSetFlags } from './registry/run-registry.ts';
import { declareUsage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const parts = (): string =>
  say(
    `
Parts: companies, contributors, rut, software, ranges, mandates, contingencyPeriods, uvt, testSets,
closedKinds.
ensayo docs registry has the fields of each, with examples.`,
    `
Partes: companies, contributors, rut, software, ranges, mandates, contingencyPeriods, uvt, testSets,
closedKinds.
ensayo docs registry describe los campos de cada una, con ejemplos.`,
  );

const addHelp = (): string =>
  say(
    `${parts()}

Examples:
  ensayo registry add company nit=900373115 name="MI EMPRESA SAS" prefix=FE
  ensayo registry add mandate certificateNit=900373115 issuerNit=901500100
  ensayo registry add testSet id=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d issuerNit=901500200 preset=payroll
  ensayo registry add rut identification=10200037 name="ANA PEREZ" status=suspended
A row with the same key takes the place of the one before. A list is written with commas: families=invoicing,payroll.`,
    `${parts()}

Ejemplos:
  ensayo registry add company nit=900373115 name="MI EMPRESA SAS" prefix=FE
  ensayo registry add mandate certificateNit=900373115 issuerNit=901500100
  ensayo registry add testSet id=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d issuerNit=901500200 preset=payroll
  ensayo registry add rut identification=10200037 name="ANA PEREZ" status=suspended
Una fila con la misma clave reemplaza a la anterior. Una lista se escribe con comas: families=invoicing,payroll.`,
  );

const fromDocumentHelp = (): string =>
  say(
    `
Examples:
  ensayo registry from-document invoice.xml > mine.yaml
  ensayo registry from-document invoice.xml --technical-key KEY --pin PIN --out mine.yaml --certificates signer.pem
  ensayo judge invoice.xml --registry mine.yaml --trust signer.pem --environment 2 --clock 2026-01-31T08:00:00-05:00

Takes what the document states for true: parties, software, numbering range, RUT names. PIN and technical key are in
no document: without them, the codes that are computed with them are refused. Comments say what else is unknown, which
options judge it, and which rows were left out because a registry cannot hold them.`,
    `
Ejemplos:
  ensayo registry from-document invoice.xml > mia.yaml
  ensayo registry from-document invoice.xml --technical-key CLAVE --pin PIN --out mia.yaml --certificates firmante.pem
  ensayo judge invoice.xml --registry mia.yaml --trust firmante.pem --environment 2 --clock 2026-01-31T08:00:00-05:00

Toma por cierto lo que declara el documento: partes, software, rango de numeración, nombres del RUT. Ningún documento
contiene el PIN ni la clave técnica: sin ellos se rechazan los códigos que se calculan con ellos. Los comentarios
indican qué más se desconoce, con qué opciones se valida y qué filas se omitieron porque un registro no las admite.`,
  );

const fileCommands = (registry: Command): void => {
  registry
    .command('check')
    .description(
      say(
        'Tell every mistake of a registry file, without services',
        'Muestra todos los errores de un archivo de registro, sin servicios',
      ),
    )
    .argument('<file>', say('YAML or JSON', 'YAML o JSON'))
    .option('--json', say('print mistakes, or counts, as JSON', 'muestra los errores, o las cantidades, como JSON'))
    .addHelpText(
      'after',
      say(
        '\nExit codes: 0 the file can be used, 1 it has mistakes, 2 it cannot be read.',
        '\nCódigos de salida: 0 el archivo se puede usar, 1 tiene errores, 2 no se puede leer.',
      ),
    )
    .action(async (file: string, flags: RegistryFlags) =>
      (await import('./registry/run-registry.ts')).checkFile(file, flags),
    );
  const fromDocument = registry
    .command('from-document')
    .description(
      say(
        'Write the registry file with which a document from elsewhere can be judged',
        'Escribe el archivo de registro con el que se puede validar un documento ajeno',
      ),
    )
    .argument(
      '<file>',
      say('XML, AttachedDocument, or a ZIP with one document', 'XML, AttachedDocument, o un ZIP con un documento'),
    )
    .option(
      '--out <file>',
      say('write the registry there, not to standard output', 'escribe el registro allí, y no en la salida estándar'),
    )
    .option(
      '--technical-key <key>',
      say(
        'of the numbering range, as GetNumberingRange gives it',
        'del rango de numeración, como la entrega GetNumberingRange',
      ),
    )
    .option('--pin <pin>', say('of the software', 'del software'))
    .option(
      '--certificates <file>',
      say(
        'write the certificates of its signature there, as PEM for --trust',
        'escribe allí los certificados de su firma, como PEM para --trust',
      ),
    )
    .option('--force', say('overwrite existing files', 'sobrescribe los archivos existentes'))
    .option(
      '--json',
      say(
        'print rows, environment, clock, signer and what is unknown as JSON',
        'muestra filas, ambiente, reloj, firmante y datos desconocidos como JSON',
      ),
    )
    .addHelpText('after', fromDocumentHelp())
    .action(async (file: string, flags: FromDocumentFlags) =>
      (await import('./registry/run-from-document.ts')).fromDocument(file, flags),
    );
  declareUsage(fromDocument, [{ options: ['force'], needs: ['out', 'certificates'] }]);
};

const shownCommands = (registry: Command): void => {
  targetOptions(registry.command('load'))
    .description(
      say(
        'Give the running authority the registry of a file',
        'Carga en la autoridad en ejecución el registro de un archivo',
      ),
    )
    .argument('<file>', say('YAML or JSON', 'YAML o JSON'))
    .option(
      '--keep',
      say('add to what there is, rather than replacing it', 'agrega a lo existente, en lugar de reemplazarlo'),
    )
    .action(async (file: string, flags: RegistryFlags) =>
      (await import('./registry/run-registry.ts')).loadFile(file, flags),
    );
  targetOptions(registry.command('show'))
    .description(say('Show what the running authority knows', 'Muestra lo que conoce la autoridad en ejecución'))
    .argument(
      '[part]',
      say('one part; how many rows each has, where absent', 'una parte; si se omite, cuántas filas tiene cada una'),
    )
    .argument('[key]', say('one row', 'una fila'))
    .addHelpText('after', parts())
    .action(async (part: string | undefined, key: string | undefined, flags: RegistryFlags) =>
      (await import('./registry/run-registry.ts')).showRegistry({ part, key }, flags),
    );
  targetOptions(registry.command('test-sets'))
    .description(
      say(
        'Show what the test sets ask for, what came so far and what is missing',
        'Muestra lo que piden los sets de pruebas, lo recibido y lo que falta',
      ),
    )
    .argument('[nit]', say('only those of that company', 'solo los de esa empresa'))
    .option(
      '--reset <id>',
      say('open one again, with nothing counted, before they are shown', 'reabre uno desde cero, antes de mostrarlos'),
    )
    .action(async (nit: string | undefined, flags: TestSetFlags) =>
      (await import('./registry/run-registry.ts')).showTestSets(nit, flags),
    );
};

const rowCommands = (registry: Command): void => {
  targetOptions(registry.command('add'))
    .description(
      say('Add a row to what the running authority knows', 'Agrega una fila a lo que conoce la autoridad en ejecución'),
    )
    .argument(
      '<part>',
      say(
        'to what: company, contributor, rut, software, range, mandate, …',
        'a qué: company, contributor, rut, software, range, mandate, …',
      ),
    )
    .argument('<field=value...>', say('the row', 'la fila'))
    .addHelpText('after', addHelp())
    .action(async (part: string, fields: readonly string[], flags: RegistryFlags) =>
      (await import('./registry/run-registry.ts')).addRow(part, fields, flags),
    );
  targetOptions(registry.command('remove'))
    .description(say('Remove a row; what names it stays', 'Elimina una fila; lo que la menciona permanece'))
    .argument('<part>', say('from what', 'de qué'))
    .argument('<key>', say('as "registry show PART" shows it', 'como lo muestra "registry show PARTE"'))
    .action(async (part: string, key: string, flags: RegistryFlags) =>
      (await import('./registry/run-registry.ts')).removeRow(part, key, flags),
    );
};

/** `ensayo registry check|from-document|load|show|test-sets|add|remove` */
export const registryVerb = (program: Command): void => {
  const registry = program
    .command('registry')
    .description(
      say(
        'Taxpayers, software, ranges and the rest of what the authority knows',
        'Contribuyentes, software, rangos y lo demás que conoce la autoridad',
      ),
    );
  fileCommands(registry);
  shownCommands(registry);
  rowCommands(registry);
};
