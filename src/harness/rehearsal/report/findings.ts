/** The findings: every rejection, the notifications of accepted documents, and advice. */
import type { RehearsalReport, ReportAdvice, ReportDocument, ReportLine } from './rehearsal-report.ts';
import { kindFacts } from '../../document-kinds.ts';
import type { Pair, Block, Section } from './blocks.ts';

const placeOf = ({ xpath, line, column }: Pick<ReportLine, 'xpath' | 'line' | 'column'>): string | null => {
  if (xpath === null) return null;
  return line === null ? xpath : `${xpath} (línea ${String(line)}, columna ${String(column ?? 1)})`;
};

const pair = (label: string, value: string | null): readonly Pair[] =>
  value === null || value === '' ? [] : [[label, value]];

const finding = (line: ReportLine): Block => ({
  type: 'finding',
  about: 'rule',
  title: `${line.code}, ${line.kind}: ${line.message}`,
  rows: [
    ...pair('Campo de la solicitud', line.field),
    ...pair('Lugar en el XML', placeOf(line)),
    ...pair('Encontrado', line.found),
    ...pair('Esperado', line.expected),
    ...pair('Aplicado', line.applied ?? null),
    ...pair('Inferida', line.inferred ?? null),
    ...pair('Cómo se corrige', line.fix),
  ],
});

const titleOfDocument = ({ order, kind, number }: ReportDocument): string =>
  `${String(order)}. ${kindFacts[kind].name} ${number ?? 'sin número'}`;

const aboutDocument = (document: ReportDocument): readonly Block[] => [
  {
    type: 'finding',
    about: 'document',
    title: titleOfDocument(document),
    rows: [
      ...pair('Error a propósito', document.onPurpose ? 'Sí: lo puso Ensayo (--with-mistakes)' : null),
      ...pair(document.keyName, document.key),
      ...pair('Motivo', document.remark),
    ],
  },
  ...document.lines.map(finding),
];

const explained =
  'El mensaje de cada línea es el de la autoridad; la explicación (lo encontrado, lo esperado y la corrección) es de Ensayo.';

/** Those of the sets and those of production. */
export const rejectionsOf = ({ documents, production }: RehearsalReport): readonly Section[] => {
  const rejected = [...documents, ...production].filter(({ verdict }) => verdict === 'rejected');
  if (rejected.length === 0) return [];
  return [
    {
      heading: 'Rechazados y por qué',
      blocks: [{ type: 'text', text: explained }, ...rejected.flatMap(aboutDocument)],
    },
  ];
};

export const notificationsOf = ({ documents, production }: RehearsalReport): readonly Section[] => {
  const noted = [...documents, ...production].filter(
    ({ verdict, lines }) => verdict === 'accepted' && lines.length > 0,
  );
  if (noted.length === 0) return [];
  return [{ heading: 'Aceptados con notificaciones', blocks: noted.flatMap(aboutDocument) }];
};

const adviceExplained =
  'Ninguna regla lo rechaza y con seguridad es un error. Los avisos son de Ensayo, no de la autoridad, y no cambian ningún resultado.';

const advised = (advice: ReportAdvice): Block => ({
  type: 'finding',
  about: 'rule',
  title: `${advice.id}: ${advice.text}`,
  rows: [
    ...pair('Campo de la solicitud', advice.field),
    ...pair('Lugar en el XML', placeOf(advice)),
    ...pair('Encontrado', advice.found),
    ...pair('Verosímil', advice.plausible),
    ...pair('Aplicado', advice.applied ?? null),
    ...pair('Fuente', advice.source),
  ],
});

export const adviceOf = ({ documents, production }: RehearsalReport): readonly Section[] => {
  const blocks = [...documents, ...production].flatMap((document): readonly Block[] => {
    const { advice = [] } = document;
    const title = titleOfDocument(document);
    return advice.length === 0 ? [] : [{ type: 'finding', about: 'document', title, rows: [] }, ...advice.map(advised)];
  });
  return blocks.length === 0
    ? []
    : [{ heading: 'Aviso de Ensayo', blocks: [{ type: 'text', text: adviceExplained }, ...blocks] }];
};
