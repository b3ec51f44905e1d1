/** The content of the report in reading order, as data. Page and PDF differ only in how they show it. */
import {
  fileNames,
  type RehearsalReport,
  type ReportCertificate,
  type ReportDocument,
  type FileDigest,
  type ReportSet,
} from './rehearsal-report.ts';
import { kindFacts } from '../../document-kinds.ts';
import { familyNames, keyWarning, modeNames, outcomeNames, stateNames, verdictNames } from './words.ts';
import type { Block, Table, Pair, Section } from './blocks.ts';
import { spanish } from '../../../common/text/bilingual.ts';
import { beyond, scopeOf } from '../scope.ts';
import { adviceOf, rejectionsOf, notificationsOf } from './findings.ts';

/** `2026-11-20` formatted for people: 20/11/2026. */
const dayText = (date: string): string => date.split('-').reverse().join('/');

/** `2026-11-20T10:00:00-05:00` formatted for people: 20/11/2026 10:00:00. */
export const instantText = (instant: string): string => `${dayText(instant.slice(0, 10))} ${instant.slice(11, 19)}`;

const realPeriod = ({ real }: RehearsalReport['period']): string =>
  real === null
    ? 'No se registra: el reloj se detuvo (--clock), para que el ensayo se pueda repetir byte por byte.'
    : `${instantText(real.from)} a ${instantText(real.to)} (hora de Colombia)`;

/** How many were ordered is one thing, how many the authority received another: a rehearsal can end before. */
const onPurpose = ({ mistakes, documents }: RehearsalReport): readonly Pair[] => {
  if (mistakes === 0) return [];
  const sent = documents.filter((document) => document.onPurpose).length;
  return [
    [
      'Errores a propósito',
      `Pedidos con --with-mistakes: ${String(mistakes)}; documentos enviados con uno: ${String(sent)}. El cupo de los sets se amplió para los pedidos; el mínimo aceptado no cambió.`,
    ],
  ];
};

const summary = (report: RehearsalReport): Section => {
  const { company, environment, mode, period, seed, outcome, certainty, sets } = report;
  return {
    heading: 'Resumen',
    blocks: [
      {
        type: 'pairs',
        rows: [
          ['Resultado del ensayo', outcomeNames[outcome]],
          ['Empresa', company.name],
          ['NIT', `${company.nit}-${company.checkDigit}`],
          ['Ambiente', `Simulado, ${environment.name} (código ${environment.code})`],
          ['Sets de pruebas', sets.map(({ title, state }) => `${title}: ${stateNames[state]}`).join('; ')],
          ['Cómo se hizo', modeNames[mode]],
          [
            'Periodo, hora simulada',
            `${instantText(period.simulated.from)} a ${instantText(period.simulated.to)} (hora de Colombia; reloj ${period.simulated.clock})`,
          ],
          ['Periodo, hora real', realPeriod(period)],
          ['Semilla de los documentos', seed ?? 'No aplica: los documentos no los generó Ensayo'],
          ...onPurpose(report),
          ...(certainty ?? []).map(({ text }) => ['Certeza de las reglas', text] as const),
        ],
      },
    ],
  };
};

const providerText = (sets: readonly ReportSet[]): string => {
  const named = sets.map(({ provider }) => (provider === null ? 'no consta' : `${provider.name}, NIT ${provider.nit}`));
  const one = new Set(named).size === 1;
  const texts = one ? named.slice(0, 1) : sets.map(({ title }, at) => `${title}: ${named[at] ?? ''}`);
  return `Proveedor del software, según el registro: ${texts.join('; ')}. El registro no guarda un nombre del software.`;
};

const numbering = (sets: readonly ReportSet[]): readonly Block[] => {
  const rows = sets.flatMap(({ title, numbering: ranges = [] }) =>
    ranges.map(({ resolution, prefix, from, to }) => [title, resolution, prefix, `${from} a ${to}`]),
  );
  const captions = ['Familia', 'Resolución', 'Prefijo', 'Rango'];
  return rows.length === 0
    ? []
    : [{ type: 'table', table: { columns: captions.map((caption) => ({ caption })), rows } }];
};

const software = ({ sets }: RehearsalReport): Section => ({
  heading: 'Software y sets de pruebas',
  blocks: [
    { type: 'text', text: providerText(sets) },
    {
      type: 'table',
      table: {
        columns: [
          { caption: 'Familia' },
          { caption: 'Identificador del software', code: true },
          { caption: 'TestSetId', code: true },
          { caption: 'Estado' },
          { caption: 'Habilitada' },
        ],
        rows: sets.map(({ title, softwareId, id, state, enabled }) => [
          title,
          softwareId ?? 'Cualquiera',
          id,
          stateNames[state],
          enabled ? 'Sí' : 'No',
        ]),
      },
    },
    ...numbering(sets),
  ],
});

const authorityOf = ({ issuedBy, accepted }: ReportCertificate): string => {
  if (issuedBy === 'simulator') return 'entidad del simulador, sin valor legal';
  return accepted === 0
    ? 'no es una entidad del simulador'
    : 'no es una entidad del simulador: se confió en ella por --trust o --trust-any, sin comprobar si ONAC la acreditó';
};

/** The common name of a distinguished name (RFC 4514), in which a comma inside a value is escaped. */
const holderOf = ({ subject }: ReportCertificate): string => {
  const [, name = subject] = /(?:^|[,+])CN=((?:\\.|[^,+\\])+)/.exec(subject) ?? [];
  return name.replaceAll(/\\([^\dA-Fa-f])/g, '$1');
};

const certificateRows = (certificate: ReportCertificate): readonly Pair[] => [
  ['Titular', certificate.subject],
  ['NIT del titular', certificate.nit ?? 'No lo indica'],
  ['Emitido por', `${certificate.issuer} (${authorityOf(certificate)})`],
  ['Vigencia', `del ${dayText(certificate.validFrom)} al ${dayText(certificate.validTo)}`],
  ['Usos de la clave', certificate.keyUsage?.join(', ') ?? 'No los indica'],
  ['Clave RSA', certificate.keyBits === null ? 'No es RSA' : `${String(certificate.keyBits)} bits`],
  ['Número de serie', `${certificate.serial} (en hexadecimal ${BigInt(certificate.serial).toString(16)})`],
  ['Huella SHA-256', certificate.sha256],
  ['Documentos firmados', `${String(certificate.documents)}, de ellos aceptados ${String(certificate.accepted)}`],
];

const certificates = ({ certificates: signers }: RehearsalReport): Section => ({
  heading: 'Certificado de firma',
  blocks:
    signers.length === 0
      ? [{ type: 'text', text: 'Ningún documento llegó con un certificado legible.' }]
      : signers.map((certificate) => ({
          type: 'finding',
          about: 'document',
          title: holderOf(certificate),
          rows: certificateRows(certificate),
        })),
});

const quotaRows = ({ title, kinds }: ReportSet): readonly (readonly string[])[] =>
  kinds.map(({ kind, required, minimumAccepted, sent, accepted, missing }) => [
    title,
    kindFacts[kind].name,
    ...[required, minimumAccepted, sent, accepted, missing].map(String),
  ]);

const results = ({ sets }: RehearsalReport): Section => ({
  heading: 'Resultados por clase de documento',
  blocks: [
    {
      type: 'table',
      table: {
        columns: [
          { caption: 'Set' },
          { caption: 'Documento', wide: true },
          ...['Cupo', 'Mínimo aceptado', 'Enviados', 'Aceptados', 'Faltan'].map(
            (caption) => ({ caption, number: true }) as const,
          ),
        ],
        rows: sets.flatMap(quotaRows),
      },
    },
  ],
});

const missing = ({ missing: sentences, sets }: RehearsalReport): Section => ({
  heading: 'Qué falta',
  blocks:
    sentences.length > 0
      ? [{ type: 'list', items: sentences }]
      : [
          {
            type: 'text',
            text: `Nada: los sets se aceptaron y la empresa quedó habilitada, en el simulador, para ${sets.map(({ family }) => familyNames[family]).join(', ')}.`,
          },
        ],
});

const warnings = ({ warnings: sentences }: RehearsalReport): readonly Section[] =>
  sentences.length === 0
    ? []
    : [
        {
          heading: 'Advertencias sobre este ensayo',
          alarming: true,
          blocks: [
            {
              type: 'text',
              text: 'Lo que sigue le resta valor al ensayo: demuestra menos de lo que parece.',
            },
            { type: 'list', items: sentences },
          ],
        },
      ];

const incidents = ({ incidents: all }: RehearsalReport): readonly Section[] =>
  all.length === 0
    ? []
    : [
        {
          heading: 'Mensajes que no contaron',
          blocks: [
            {
              type: 'table',
              table: {
                columns: [
                  { caption: 'Recibido' },
                  { caption: 'Veces', number: true },
                  { caption: 'Operación' },
                  { caption: 'Documento' },
                  { caption: 'Qué pasó', wide: true },
                ],
                rows: all.map(({ receivedAt, times, operation, document, what }) => [
                  instantText(receivedAt),
                  String(times),
                  operation ?? '',
                  document ?? '',
                  what,
                ]),
              },
            },
          ],
        },
      ];

const codesOf = ({ lines }: ReportDocument): string => [...new Set(lines.map(({ code }) => code))].join(', ');

const documentTable = (documents: readonly ReportDocument[]): Table => ({
  columns: [
    { caption: 'N.º', number: true },
    { caption: 'Documento' },
    { caption: 'Número' },
    { caption: 'Resultado' },
    { caption: 'Códigos' },
    { caption: 'Clave del documento y SHA-256 de su XML', wide: true, code: true },
  ],
  rows: documents.map((document) => [
    String(document.order),
    kindFacts[document.kind].name,
    document.number ?? '',
    verdictNames[document.verdict],
    codesOf(document),
    [
      ...(document.key === null ? [] : [`${document.keyName} ${document.key}`]),
      ...(document.sha256 === null ? [] : [`SHA-256 ${document.sha256}`]),
    ].join('\n'),
  ]),
});

const documents = ({ documents: sent }: RehearsalReport): Section => ({
  heading: 'Documentos enviados a los sets',
  blocks: sent.length === 0 ? [{ type: 'text', text: 'Ninguno.' }] : [{ type: 'table', table: documentTable(sent) }],
});

const production = ({ production: first }: RehearsalReport): readonly Section[] =>
  first.length === 0
    ? []
    : [
        {
          heading: 'Primeros documentos en producción',
          blocks: [
            {
              type: 'text',
              text: 'Después de la habilitación, en el ambiente de producción del simulador, con validación inmediata. Cada ambiente lleva su propia cuenta de los números: uno ya enviado al set puede repetirse aquí.',
            },
            { type: 'table', table: documentTable(first) },
          ],
        },
      ];

const rulesText = (rules: RehearsalReport['versions']['rules']): string => {
  const changed = Object.entries(rules).map(([code, state]) => `${code}: ${state}`);
  return changed.length === 0 ? 'Ninguna' : changed.join(', ');
};

const scope = (report: RehearsalReport): Section => ({
  heading: 'Qué se simuló y qué no',
  blocks: [
    { type: 'pairs', rows: scopeOf(report) },
    { type: 'text', text: 'Además, la habilitación ante la DIAN pide, según fuentes públicas:' },
    { type: 'list', items: beyond.map(spanish) },
  ],
});

const versions = ({
  versions: { ensayo, catalogue, annexes, profile, productionProfile, rules },
  period: { simulated },
}: RehearsalReport): Section => ({
  heading: 'En qué se basan los resultados',
  blocks: [
    {
      type: 'pairs',
      rows: [
        ['Versión de Ensayo', ensayo],
        [
          'Fecha de las reglas',
          `Las vigentes el ${dayText(simulated.to.slice(0, 10))}, por la fecha de cada documento`,
        ],
        ['Catálogo de reglas', `${String(catalogue.entries)} entradas; SHA-256 ${catalogue.sha256}`],
        ['Perfil de reglas', productionProfile === null ? profile : `${profile}; en producción: ${productionProfile}`],
        ['Reglas fuera del perfil', rulesText(rules)],
        ...annexes.map(({ name, basis }) => [name, basis] as const),
      ],
    },
  ],
});

const digestText = ({ name, bytes, sha256 }: FileDigest): readonly [string, string] => [
  name,
  `${String(bytes)} bytes; SHA-256 ${sha256}`,
];

/** In lines short enough for the PDF, from which it is copied. */
const opensslCommand = ({ simulated }: RehearsalReport['period'], signature: string, signed: string): string =>
  [
    `openssl cms -verify -binary -inform DER -in ${signature} -content ${signed} \\`,
    `  -CAfile ${fileNames.root} -purpose any -attime ${String(Math.floor(Date.parse(simulated.to) / 1_000))} -out /dev/null`,
  ].join('\n');

const sumCommand = ({ name, sha256 }: FileDigest): string => `echo "${sha256}  ${name}" | sha256sum -c`;

const verification = ({ files, period }: RehearsalReport): Section => ({
  heading: 'Archivos y verificación',
  blocks: [
    { type: 'pairs', rows: files.map(digestText) },
    {
      type: 'text',
      text: `En la carpeta del informe, estos comandos fallan si cambió un solo byte. Con OpenSSL, la firma de ${fileNames.pdf} (CMS separada, con el certificado del simulador):`,
    },
    { type: 'code', text: opensslCommand(period, fileNames.pdfSignature, fileNames.pdf) },
    {
      type: 'text',
      text: `${files.some(({ name }) => name === fileNames.page) ? `La página, ${fileNames.page}, y los documentos` : `Los documentos (esta página, ${fileNames.page}, no puede contener su propio SHA-256: está en ${fileNames.pdf} y en ${fileNames.facts})`}, cada uno completo. Cada documento.xml de ${fileNames.archive} tiene, además, su SHA-256 en las tablas de arriba.`,
    },
    { type: 'code', text: files.map(sumCommand).join('\n') },
    { type: 'text', text: `Y los datos, ${fileNames.facts}, que tienen además los SHA-256 de los demás archivos:` },
    {
      type: 'code',
      text: [opensslCommand(period, fileNames.signature, fileNames.facts), '', 'ensayo rehearse --verify .'].join('\n'),
    },
    { type: 'text', text: keyWarning },
  ],
});

const coming = ({ coming: sentences }: RehearsalReport): readonly Section[] =>
  sentences.length === 0
    ? []
    : [{ heading: 'Lo que cambia en los próximos 180 días', blocks: [{ type: 'list', items: sentences }] }];

export const contentOf = (report: RehearsalReport): readonly Section[] => [
  summary(report),
  ...warnings(report),
  missing(report),
  results(report),
  software(report),
  certificates(report),
  scope(report),
  ...rejectionsOf(report),
  ...notificationsOf(report),
  ...adviceOf(report),
  ...coming(report),
  documents(report),
  ...production(report),
  ...incidents(report),
  versions(report),
  verification(report),
];
