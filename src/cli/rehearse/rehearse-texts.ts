import { bilingual, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import {
  fileNames,
  type Incident,
  type RehearsalReport,
  type ReportDocument,
} from '../../harness/rehearsal/report/rehearsal-report.ts';
import type { TestSet } from '../../../simulator/registry/index.ts';
import type { Rehearsing } from '../../harness/rehearsal/rehearsing-company.ts';
import type { Defect, Verification } from '../../harness/rehearsal/report/verify.ts';
import { bold, dim, green, print, red, yellow } from '../shared/output.ts';
import { familyName, subjectName } from '../../harness/document-kinds.ts';
import { chosen, spoken } from '../shared/spoken.ts';

/** Foreign text, without terminal control sequences. */
export const terminalText = (text: Part): string => chosen(text).replaceAll(/\p{Cc}+/gu, ' ');

export const stateText = (state: TestSet['state']): string =>
  ({
    open: chosen({ en: 'in process', es: 'en proceso' }),
    accepted: green({ en: 'accepted', es: 'aceptado' }),
    rejected: red({ en: 'rejected', es: 'rechazado' }),
  })[state];

export const showStart = ({ company, testSets }: Rehearsing): void => {
  const sets = testSets.map(({ family }) => familyName(family, spoken())).join(', ');
  print({
    en: `${bold('Rehearsing the certification')} of ${company.name}, NIT ${company.nit}: ${sets}.`,
    es: `${bold('Ensayo de la habilitación')} de ${company.name}, NIT ${company.nit}: ${sets}.`,
  });
  print({
    en: 'Its documents are generated, signed and sent to its test sets, until the authority enables it.\n',
    es: 'Sus documentos se generan, se firman y se envían a sus sets de pruebas, hasta que la autoridad la habilite.\n',
  });
};

const outcomes = (): Readonly<Record<RehearsalReport['outcome'], string>> => ({
  accepted: green({
    en: 'ACCEPTED: every test set was accepted, and the company is enabled in the simulator.',
    es: 'ACEPTADO: se aceptaron todos los sets de pruebas, y la empresa queda habilitada en el simulador.',
  }),
  rejected: red({ en: 'REJECTED: a test set was rejected.', es: 'RECHAZADO: se rechazó un set de pruebas.' }),
  incomplete: yellow({ en: 'INCOMPLETE: something is missing.', es: 'INCOMPLETO: falta algo.' }),
});

const showRejected = ({ kind, number, lines, remark, onPurpose }: ReportDocument): void => {
  print(
    `  ${subjectName(kind, spoken())} ${number ?? ''}${onPurpose ? dim({ en: ' (wrong on purpose)', es: ' (con error a propósito)' }) : ''}${remark === null ? '' : `: ${remark}`}`,
  );
  for (const { code, message, field, english, ...spanish } of lines) {
    const { found, expected } = spoken() === 'es' ? spanish : english;
    print(`    ${red(code)} ${message}`);
    const where = field === null ? '' : `${field}: `;
    if (found !== null && expected !== null)
      print(
        dim(
          terminalText({
            en: `      ${where}found ${found}, expected ${expected}`,
            es: `      ${where}encontrado ${found}, esperado ${expected}`,
          }),
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
}: Omit<Incident, 'times' | 'receivedAt'>): Bilingual => {
  const about = spoken() === 'es' ? document : english.document;
  const text = { en: english.what, es: what };
  return bilingual`${operation ?? { en: 'A message', es: 'Un mensaje' }}${about === null ? '' : `, ${about}`}: ${text}`;
};

const showList = (title: Part, items: readonly string[]): void => {
  if (items.length === 0) return;
  print(`\n${bold(title)}`);
  for (const item of items) print(`  ${terminalText(item)}`);
};

const showIncidents = (incidents: readonly Incident[]): void => {
  if (incidents.length === 0) return;
  print(`\n${bold({ en: 'Did not count', es: 'No contó' })}`);
  for (const incident of incidents) {
    const times =
      incident.times === 1
        ? ''
        : { en: ` (${String(incident.times)} times)`, es: ` (${String(incident.times)} veces)` };
    print(bilingual`  ${terminalText(incidentText(incident))}${times}`);
  }
};

const writtenFiles = {
  [fileNames.page]: { en: 'the report, for a browser, in Spanish', es: 'el informe, para un navegador' },
  [fileNames.pdf]: { en: 'the same, to be filed', es: 'lo mismo, para archivar' },
  [fileNames.pdfSignature]: {
    en: 'its signature, which openssl verifies as the PDF says',
    es: 'su firma, que openssl verifica como lo dice el PDF',
  },
  [fileNames.archive]: { en: 'XML, answer and key of each document', es: 'XML, respuesta y clave de cada documento' },
  [fileNames.facts]: { en: 'the same facts, for programs', es: 'los mismos datos, para programas' },
  [fileNames.signature]: { en: 'their signature', es: 'su firma' },
  [fileNames.root]: {
    en: 'root certificate, to check it with openssl',
    es: 'certificado raíz, para comprobarla con openssl',
  },
};

export const showFinished = (report: RehearsalReport, folder: string): void => {
  const rejected = [...report.documents, ...report.production].filter(({ verdict }) => verdict === 'rejected');
  print(`\n${bold(outcomes()[report.outcome])}`);
  const first = report.production.filter(({ verdict }) => verdict === 'accepted');
  const firstNames = first.map(({ kind, number }) => `${subjectName(kind, spoken())} ${number ?? ''}`).join(', ');
  if (first.length > 0) {
    print({ en: `First in production: ${firstNames}.`, es: `Primeros en producción: ${firstNames}.` });
  }
  const { warnings, missing, coming } = spoken() === 'es' ? report : report.english;
  showList(
    { en: 'How certain the rules are', es: 'Certeza de las reglas' },
    (report.certainty ?? []).map(({ text, english }) => (spoken() === 'es' ? text : english.text)),
  );
  showList({ en: 'Warnings', es: 'Advertencias' }, warnings);
  showList({ en: 'Missing', es: 'Falta' }, missing);
  showList({ en: 'What changes soon', es: 'Lo que cambia pronto' }, coming);
  showIncidents(report.incidents);
  if (rejected.length > 0) print(`\n${bold({ en: 'Rejected', es: 'Rechazados' })}`);
  for (const document of rejected) showRejected(document);
  print(`\n${bold({ en: `Written to ${folder}`, es: `Archivos en ${folder}` })}`);
  for (const [name, what] of Object.entries(writtenFiles)) print(`  ${name.padEnd(20)} ${dim(what)}`);
  print(
    dim({
      en: `\nCheck them at any time: ensayo rehearse --verify ${folder}`,
      es: `\nPara comprobarlos en cualquier momento: ensayo rehearse --verify ${folder}`,
    }),
  );
  print(
    dim({
      en: 'Simulated: no legal effect, and no promise of what the real authority will answer.',
      es: 'Simulado: sin efectos legales, y sin garantía de lo que responderá la autoridad real.',
    }),
  );
};

const defects: Readonly<Record<Defect, Bilingual>> = {
  missing: { en: 'it is missing', es: 'falta' },
  unsigned: { en: 'no signature vouches for it', es: 'ninguna firma lo respalda' },
  'not-a-report': { en: 'it is not the report of a rehearsal', es: 'no es el informe de un ensayo' },
  'no-facts': {
    en: `it cannot be compared without ${fileNames.facts}`,
    es: `no se puede comparar sin ${fileNames.facts}`,
  },
  'not-listed': { en: `${fileNames.facts} does not list it`, es: `${fileNames.facts} no lo menciona` },
  'other-digest': { en: 'its SHA-256 differs', es: 'su SHA-256 es distinto' },
  'not-a-signature': { en: 'it is not a CMS signature', es: 'no es una firma CMS' },
  'certificate-not-valid': { en: 'its certificate is not valid', es: 'su certificado no es válido' },
  'signed-other-bytes': {
    en: 'facts and signature do not belong together: one of the two was changed',
    es: 'datos y firma no se corresponden: uno de los dos cambió',
  },
  'another-signer': { en: "it is not the simulator's signature", es: 'no es la firma del simulador' },
  'other-chain': {
    en: 'something around the signature was changed, such as a certificate of its chain',
    es: 'cambió algo en torno a la firma, como un certificado de su cadena',
  },
  'other-root': { en: "it is not the simulator's root certificate", es: 'no es el certificado raíz del simulador' },
};

export const verificationJson = ({ ok, files, strangers }: Verification) => ({
  ok,
  strangers,
  files: files.map((file) => (file.ok ? file : { ...file, reason: chosen(defects[file.reason]) })),
});

export const showVerification = ({ ok, files, strangers }: Verification): void => {
  for (const file of files)
    print(
      `  ${file.name.padEnd(20)} ${file.ok ? green({ en: 'as written', es: 'sin cambios' }) : red(defects[file.reason])}`,
    );
  for (const name of strangers)
    print(
      `  ${terminalText(name).padEnd(20)} ${yellow({ en: 'not of the report, and not checked', es: 'ajeno al informe, y sin comprobar' })}`,
    );
  print(
    ok
      ? green({
          en: 'Nothing of the report was changed.',
          es: 'Nada del informe cambió.',
        })
      : red({ en: 'This is not what a rehearsal wrote.', es: 'Esto no es lo que escribió un ensayo de habilitación.' }),
  );
};
