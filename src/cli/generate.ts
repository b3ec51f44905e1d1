import type { Command } from 'commander';
import { companyControlOptions } from './shared/shared-options.ts';
import { declareUsage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const help = (): string =>
  say(
    `
Kinds: invoice, healthInvoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, payroll,
payrollReplacement, payrollDeletion; credit-note and creditNote are the same.

Examples:
  ensayo generate invoice                              a request body, as POST /api/ubl2.1/invoice takes it
  ensayo generate invoice --count 100 --seed 7         a hundred, one a line: the same at every call
  ensayo generate credit-note --xml --out notes        request and signed XML, each in a file
  ensayo generate invoice --invalid FAU14 --out wrong  broken so that FAU14 rejects it
  ensayo generate invoice --unsigned >invoice.xml      complete but for ds:Signature
  ensayo generate credit-note --about SETP990000001,<CUFE>,2026-11-20

  ensayo generate invoice --registry mine.yaml --company 900373115         documents of your own company
  ensayo generate invoice --ready-file ready.json --company 900373115      with the next free numbers of its range

A note or an adjustment corrects the document that --about names; without it, one that is issued in this process.
A note may name none: --about none.`,
    `
Tipos: invoice, healthInvoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, payroll,
payrollReplacement, payrollDeletion; credit-note y creditNote son lo mismo.

Ejemplos:
  ensayo generate invoice                              un cuerpo de solicitud, como lo recibe POST /api/ubl2.1/invoice
  ensayo generate invoice --count 100 --seed 7         cien, uno por línea: los mismos en cada llamada
  ensayo generate credit-note --xml --out notas        solicitud y XML firmado, cada uno en un archivo
  ensayo generate invoice --invalid FAU14 --out malas  alterada para que FAU14 la rechace
  ensayo generate invoice --unsigned >invoice.xml      completa, salvo ds:Signature
  ensayo generate credit-note --about SETP990000001,<CUFE>,2026-11-20

  ensayo generate invoice --registry mia.yaml --company 900373115          documentos de su propia empresa
  ensayo generate invoice --ready-file ready.json --company 900373115      con los siguientes números libres de su rango

Una nota o un ajuste corrige el documento que indica --about; si se omite, uno que se emite en este proceso.
Una nota puede no referirse a ninguno: --about none.`,
  );

const outputOptions = (command: Command): Command =>
  command
    .option(
      '--xml',
      say(
        'signed XML, as the services in this process issue it',
        'XML firmado, como lo emiten los servicios de este proceso',
      ),
    )
    .option(
      '--unsigned',
      say(
        'XML before its signature, for a client that signs by itself; says what to add',
        'XML sin firmar, para un cliente que firma por su cuenta; indica lo que falta',
      ),
    )
    .option(
      '--out <dir>',
      say(
        'write each into files there: 0001-request.json, 0001-document.xml (or 0001-unsigned.xml)',
        'escribe cada uno en archivos allí: 0001-request.json, 0001-document.xml (o 0001-unsigned.xml)',
      ),
    )
    .option(
      '--force',
      say(
        'with --out: replace the files of an earlier run there',
        'con --out: reemplaza los archivos de una ejecución anterior',
      ),
    )
    .option(
      '--json',
      say(
        'print one JSON array, with path, key, codes and XML beside each request',
        'muestra una lista JSON, con ruta, clave, códigos y XML junto a cada solicitud',
      ),
    );

/** `ensayo generate KIND` */
export const generateVerb = (program: Command): void => {
  const command = program
    .command('generate')
    .description(
      say(
        'Request bodies and signed XML from the seeded generators, valid or broken on purpose',
        'Cuerpos de solicitud y XML firmados de los generadores con semilla, válidos o alterados a propósito',
      ),
    )
    .argument(
      '<kind>',
      say('of document: invoice, credit-note, payroll, …', 'de documento: invoice, credit-note, payroll, …'),
    )
    .option('--count <number>', say('how many', 'cuántos'), '1')
    .option(
      '--seed <text>',
      say(
        'the same seed gives the same bytes (XML, payroll and purchases: with the same --clock)',
        'la misma semilla da los mismos bytes (XML, nómina y compras: con el mismo --clock)',
      ),
      '1',
    )
    .option(
      '--variant <name>',
      say(
        'one of the kind: lineDiscount, export, …; a mix where absent',
        'una del tipo: lineDiscount, export, …; una mezcla si se omite',
      ),
    )
    .option('--clock <instant>', say('issue as of that ISO 8601 instant', 'emite con fecha de ese instante ISO 8601'))
    .option(
      '--about <number,key,date>',
      say('the accepted document that is corrected', 'el documento aceptado que se corrige'),
    )
    .option(
      '--invalid <code>',
      say(
        'break each so that this rule fires; tried out, not guessed',
        'altera cada uno para que incumpla esta regla; comprobado, no supuesto',
      ),
    );
  declareUsage(companyControlOptions(outputOptions(command)), [
    { options: ['force'], needs: ['out'] },
    { options: ['unsigned'], excludes: ['xml'] },
  ])
    .addHelpText('after', help())
    .action(async (kind: string, options: unknown) =>
      (await import('./actions/run-generate.ts')).generate(kind, options),
    );
};
