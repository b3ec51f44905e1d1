/** What a rehearsal simulates and what it does not, and what the certification at the authority asks beyond it. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { Pair } from './report/blocks.ts';
import type { RehearsalReport } from './report/rehearsal-report.ts';

const senders: Readonly<Record<RehearsalReport['mode'], string>> = {
  automatic:
    'Reales: los generó, firmó y envió Ensayo, byte por byte como están en documentos.zip. No prueban otro sistema.',
  wait: 'Reales: los que envió el sistema de la empresa, byte por byte como están en documentos.zip.',
  attach: 'Reales: los que envió el sistema de la empresa, byte por byte como están en documentos.zip.',
};

const issuers: Readonly<Record<RehearsalReport['certificates'][number]['issuedBy'], string>> = {
  simulator: 'Simulado: la entidad, la cadena y la lista de revocación son del simulador. No se consultó a la ONAC.',
  other: 'De otra entidad, aceptada por --trust o --trust-any. No se consultó a la ONAC ni su lista de revocación.',
};

/** The report is for Spanish readers. */
export const scopeOf = ({ mode, certificates }: Pick<RehearsalReport, 'mode' | 'certificates'>): readonly Pair[] => [
  ['XML, códigos únicos, firmas, ZIP y mensajes SOAP', senders[mode]],
  ['Autoridad (DIAN)', 'Simulada: Ensayo recibió, validó y respondió. Ningún mensaje llegó a la DIAN.'],
  [
    'Reglas',
    'Las de los anexos, como las lee Ensayo (en qué se basan, al final). La autoridad puede decidir otra cosa.',
  ],
  ['Sets de pruebas y habilitación', 'Simulados: la empresa queda habilitada solo en el simulador.'],
  [
    'RUT, software y numeración',
    'Simulados: filas de un archivo de registro, o ficticias. No se consultó ningún registro de la DIAN.',
  ],
  ...[...new Set(certificates.map(({ issuedBy }) => issuedBy))].map((by) => ['Certificado', issuers[by]] as const),
  [
    'Estampa de tiempo (TSA)',
    'Ninguna: la firma (XAdES-EPES) declara ella misma su hora. No se consultó a ninguna autoridad de estampado.',
  ],
  ['Red', 'No se probaron los servidores de la DIAN, ni su TLS, su carga o sus interrupciones.'],
  ['Entrega al adquirente', 'No se probaron el correo, el AttachedDocument ni los eventos del adquirente.'],
];

/** What `rehearse` proves without `--wait` or `--attach`. */
export const provenByItself: Bilingual = {
  en: 'That company, software, numbering and test set fit together, with documents that Ensayo makes. For those of your own program: ensayo rehearse --wait.',
  es: 'Que empresa, software, numeración y set de pruebas concuerdan, con documentos que hace Ensayo. Para los de su programa: ensayo rehearse --wait.',
};

/** As far as public material says. */
export const beyond: readonly Bilingual[] = [
  {
    en: 'The RUT, and a certificate of an authority accredited by ONAC.',
    es: 'El RUT, y un certificado de una entidad acreditada por la ONAC.',
  },
  {
    en: "The software registered in DIAN's portal, where each family has its own software, PIN and TestSetId.",
    es: 'El software inscrito en el portal de la DIAN, donde cada familia tiene su propio software, PIN y TestSetId.',
  },
  {
    en: 'The amounts that the portal shows for your set: public sources differ (for invoicing 2+1+1, and 30+10+10).',
    es: 'Las cantidades que el portal muestra para su set: las fuentes públicas difieren (en facturación, 2+1+1 y 30+10+10).',
  },
  {
    en: 'For production, a resolution that authorises your numbering.',
    es: 'Para producción, una resolución que autorice su numeración.',
  },
  {
    en: 'Unknown here: how long DIAN takes for each step, and what else it asks of technology providers.',
    es: 'Aquí se desconoce cuánto tarda la DIAN en cada paso y qué más exige a los proveedores tecnológicos.',
  },
];
