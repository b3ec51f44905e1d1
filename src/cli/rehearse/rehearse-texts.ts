import {
  fileNames,
  type Incident,
  type RehearsalReport,
  type ReportDocument,
} from '../../harness/rehearsal/report/rehearsal-report.ts';
import type { Rehearsing } from '../../harness/rehearsal/rehearsing-company.ts';
import type { Defect, Verification } from '../../harness/rehearsal/report/verify.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { bold, dim, green, print, red, yellow } from '../shared/output.ts';
import { familyName, subjectName } from '../../harness/document-kinds.ts';
import { chosen, say, spoken } from '../shared/spoken.ts';

/** Foreign text, without terminal control sequences. */
export const terminalText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

export const showStart = ({ company, testSets }: Rehearsing): void => {
  const sets = testSets.map(({ family }) => familyName(family, spoken())).join(', ');
  print(
    say(
      `${bold('Rehearsing the certification')} of ${company.name}, NIT ${company.nit}: ${sets}.`,
      `${bold('Ensayo de la habilitación')} de ${company.name}, NIT ${company.nit}: ${sets}.`,
    ),
  );
  print(
    say(
      'Its documents are generated, signed and sent to its test sets, until the authority enables it.\n',
      'Sus documentos se generan, se firman y se envían a sus sets de pruebas, hasta que la autoridad la habilite.\n',
    ),
  );
};

const outcomes = (): Readonly<Record<RehearsalReport['outcome'], string>> => ({
  accepted: green(
    say(
      'ACCEPTED: every test set was accepted, and the company is enabled in the simulator.',
      'ACEPTADO: se aceptaron todos los sets de pruebas, y la empresa queda habilitada en el simulador.',
    ),
  ),
  rejected: red(say('REJECTED: a test set was rejected.', 'RECHAZADO: se rechazó un set de pruebas.')),
  incomplete: yellow(say('INCOMPLETE: something is missing.', 'INCOMPLETO: falta algo.')),
});

const showRejected = ({ kind, number, lines, remark, onPurpose }: ReportDocument): void => {
  print(
    `  ${subjectName(kind, spoken())} ${number ?? ''}${onPurpose ? dim(say(' (wrong on purpose)', ' (con error a propósito)')) : ''}${remark === null ? '' : `: ${remark}`}`,
  );
  for (const { code, message, field, english, ...spanish } of lines) {
    const { found, expected } = spoken() === 'es' ? spanish : english;
    print(`    ${red(code)} ${message}`);
    const where = field === null ? '' : `${field}: `;
    if (found !== null && expected !== null)
      print(
        dim(
          terminalText(
            say(
              `      ${where}found ${found}, expected ${expected}`,
              `      ${where}encontrado ${found}, esperado ${expected}`,
            ),
          ),
        ),
      );
  }
};

/** `SendBillSync, Factura de venta FE12: …` */
export const incidentText = ({
  operation,
  document,
  what,
  english,
}: Omit<Incident, 'times' | 'receivedAt'>): string => {
  const [about, text] = [spoken() === 'es' ? document : english.document, say(english.what, what)];
  return `${operation ?? say('A message', 'Un mensaje')}${about === null ? '' : `, ${about}`}: ${text}`;
};

const showList = (title: string, items: readonly string[]): void => {
  if (items.length === 0) return;
  print(`\n${bold(title)}`);
  for (const item of items) print(`  ${terminalText(item)}`);
};

const showIncidents = (incidents: readonly Incident[]): void => {
  if (incidents.length === 0) return;
  print(`\n${bold(say('Did not count', 'No contó'))}`);
  for (const incident of incidents) {
    const times =
      incident.times === 1 ? '' : say(` (${String(incident.times)} times)`, ` (${String(incident.times)} veces)`);
    print(`  ${terminalText(incidentText(incident))}${times}`);
  }
};

const writtenFiles = () => ({
  [fileNames.page]: say('the report, for a browser', 'el informe, para un navegador'),
  [fileNames.pdf]: say('the same, to be filed', 'lo mismo, para archivar'),
  [fileNames.archive]: say('XML, answer and key of each document', 'XML, respuesta y clave de cada documento'),
  [fileNames.facts]: say('the same facts, for programs', 'los mismos datos, para programas'),
  [fileNames.signature]: say('their signature', 'su firma'),
  [fileNames.root]: say('root certificate, to check it with openssl', 'certificado raíz, para comprobarla con openssl'),
});

export const showFinished = (report: RehearsalReport, folder: string): void => {
  const rejected = [...report.documents, ...report.production].filter(({ verdict }) => verdict === 'rejected');
  print(`\n${bold(outcomes()[report.outcome])}`);
  const first = report.production.filter(({ verdict }) => verdict === 'accepted');
  const firstNames = first.map(({ kind, number }) => `${subjectName(kind, spoken())} ${number ?? ''}`).join(', ');
  if (first.length > 0) {
    print(say(`First in production: ${firstNames}.`, `Primeros en producción: ${firstNames}.`));
  }
  const { warnings, missing } = spoken() === 'es' ? report : report.english;
  showList(say('Warnings', 'Advertencias'), warnings);
  showList(say('Missing', 'Falta'), missing);
  showIncidents(report.incidents);
  if (rejected.length > 0) print(`\n${bold(say('Rejected', 'Rechazados'))}`);
  for (const document of rejected) showRejected(document);
  print(`\n${bold(say(`Written to ${folder}`, `Archivos en ${folder}`))}`);
  for (const [name, what] of Object.entries(writtenFiles())) print(`  ${name.padEnd(20)} ${dim(what)}`);
  print(
    dim(
      say(
        `\nCheck them at any time: ensayo rehearse --verify ${folder}`,
        `\nPara comprobarlos en cualquier momento: ensayo rehearse --verify ${folder}`,
      ),
    ),
  );
  print(
    dim(
      say(
        'Simulated: no legal effect, and no promise of what the real authority will answer.',
        'Simulado: sin efectos legales, y sin garantía de lo que responderá la autoridad real.',
      ),
    ),
  );
};

const defects: Readonly<Record<Defect, Bilingual>> = {
  missing: { en: 'it is missing', es: 'falta' },
  unsigned: { en: `${fileNames.signature} is missing`, es: `falta ${fileNames.signature}` },
  'not-a-report': { en: 'it is not the report of a rehearsal', es: 'no es el informe de un ensayo' },
  'not-listed': { en: `${fileNames.facts} does not list it`, es: `${fileNames.facts} no lo menciona` },
  'other-digest': { en: 'its SHA-256 differs', es: 'su SHA-256 es distinto' },
  'not-a-signature': { en: 'it is not a CMS signature', es: 'no es una firma CMS' },
  'certificate-not-valid': { en: 'its certificate is not valid', es: 'su certificado no es válido' },
  'signed-other-bytes': { en: 'the file is not the one that was signed', es: 'el archivo no es el que se firmó' },
  'another-signer': { en: "it is not the simulator's signature", es: 'no es la firma del simulador' },
};

export const verificationJson = ({ ok, files }: Verification) => ({
  ok,
  files: files.map((file) => (file.ok ? file : { ...file, reason: chosen(defects[file.reason]) })),
});

export const showVerification = ({ ok, files }: Verification): void => {
  for (const file of files)
    print(`  ${file.name.padEnd(20)} ${file.ok ? green(say('as written', 'sin cambios')) : red(defects[file.reason])}`);
  print(
    ok
      ? green(say('Nothing was changed.', 'Nada cambió.'))
      : red(say('This is not what a rehearsal wrote.', 'Esto no es lo que escribió un ensayo de habilitación.')),
  );
};
