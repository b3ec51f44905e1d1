import { joined, type Bilingual } from '../../src/common/text/bilingual.ts';
import type { Need } from '../checks/vocabulary/facts.ts';

const words: Readonly<Record<Need, Bilingual>> = {
  environment: { en: 'environment', es: 'ambiente' },
  clock: { en: 'clock', es: 'reloj' },
  profile: { en: 'profile', es: 'perfil' },
  service: { en: 'state of the service', es: 'estado del servicio' },
  limits: { en: 'limits', es: 'límites' },
  issuerRegistry: { en: 'registry of issuers', es: 'registro de emisores' },
  mandates: { en: 'mandates', es: 'mandatos' },
  rut: { en: 'RUT', es: 'RUT' },
  softwareRegistry: { en: 'registry of software', es: 'registro de software' },
  numberingRanges: { en: 'numbering ranges', es: 'rangos de numeración' },
  technicalKeys: { en: 'technical keys', es: 'claves técnicas' },
  priorDocuments: { en: 'earlier documents', es: 'documentos anteriores' },
  referencedDocuments: { en: 'referenced documents', es: 'documentos referenciados' },
  registeredEvents: { en: 'registered events', es: 'eventos registrados' },
  priorPayroll: { en: 'payrolls of the month', es: 'nóminas del mes' },
  deletions: { en: 'deletions', es: 'eliminaciones' },
  contingencyPeriods: { en: 'contingency periods', es: 'periodos de contingencia' },
  uvt: { en: 'value of the UVT', es: 'valor de la UVT' },
  closedKinds: { en: 'kinds that are closed', es: 'tipos de documento cerrados' },
  certificate: { en: 'certificate', es: 'certificado' },
  transmission: { en: 'certificate of the message', es: 'certificado del mensaje' },
  archive: { en: 'ZIP', es: 'ZIP' },
  intake: { en: 'reception of the file', es: 'recepción del archivo' },
  schema: { en: 'schema', es: 'esquema' },
};

export const needsInWords = (needs: readonly Need[]): Bilingual =>
  joined(
    needs.map((need) => words[need]),
    ', ',
  );
