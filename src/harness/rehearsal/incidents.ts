/** What reached the authority and did not count, in words that name the document and what to do. */
import type { Stated } from '../../../simulator/document/index.ts';
import { requiredBy } from '../../../simulator/console/index.ts';
import type { TestSet } from '../../../simulator/registry/index.ts';
import { same, type Bilingual } from '../../common/text/bilingual.ts';
import { subjectName } from '../document-kinds.ts';
import type { Incident } from './report/rehearsal-report.ts';

/** The authority's own sentence stays; what it does not say follows. */
const followedBy = (sentence: string, explanation: Bilingual): Bilingual => ({
  en: `${sentence} ${explanation.en}`,
  es: `${sentence} ${explanation.es}`,
});

/** Status 89: who signed is not whose document it is. */
const notAuthorised = (signer: string, { issuerNit = '' }: Stated): Bilingual => ({
  en: `The message was signed with a certificate of NIT ${signer}, and the document is of NIT ${issuerNit}. Sign with the certificate of ${issuerNit}, or register a mandate (ensayo docs registry).`,
  es: `El mensaje se firmó con un certificado del NIT ${signer}, y el documento es del NIT ${issuerNit}. Firme con el certificado de ${issuerNit} o registre un mandato (ensayo docs registry).`,
});

type RehearsedSet = Pick<TestSet, 'id' | 'issuerNit' | 'softwareId'>;

/** The authority calls a set wrong that is right where the issuer or the software of the document is another. */
const notOfTheSet = ({ issuerNit, softwareId }: RehearsedSet, stated: Stated): Bilingual | undefined => {
  if (stated.issuerNit !== undefined && stated.issuerNit !== issuerNit)
    return {
      en: `The test set is that of NIT ${issuerNit}; the document is of NIT ${stated.issuerNit}.`,
      es: `El set es del NIT ${issuerNit}; el documento es del NIT ${stated.issuerNit}.`,
    };
  if (softwareId !== undefined && stated.softwareId !== undefined && stated.softwareId !== softwareId)
    return {
      en: `The test set exists and is that of this company, but for the software ${softwareId}; the document states the software ${stated.softwareId}. Send it with that software, or to the set of its family.`,
      es: `El set existe y es de esta empresa, pero para el software ${softwareId}; el documento indica el software ${stated.softwareId}. Envíelo con ese software, o al set de su familia.`,
    };
  return undefined;
};

type Refusal = { readonly statusCode: string; readonly message: string };

type Refused = {
  readonly refusal: Refusal;
  /** NIT of the certificate of the message. */
  readonly signer: string | null;
  readonly stated: Stated;
  /** The one that the message names, if it is one of the rehearsal. */
  readonly set: RehearsedSet | undefined;
};

/** Why a document was refused before it was judged. */
export const refusedText = ({ refusal, signer, stated, set }: Refused): Bilingual => {
  const { statusCode, message } = refusal;
  const mismatch = set === undefined ? undefined : notOfTheSet(set, stated);
  if (signer !== null && stated.issuerNit !== undefined && signer !== stated.issuerNit && statusCode === '89')
    return followedBy(message, notAuthorised(signer, stated));
  return mismatch === undefined ? same(message) : followedBy(message, mismatch);
};

export const strangeSetText = (id: string): Bilingual => ({
  en: `The set "${id}" is not of this rehearsal.`,
  es: `El set «${id}» no es de este ensayo.`,
});

/** @param codes of the lines with which it was rejected */
export const outsideText = (codes: readonly string[]): Bilingual => {
  const [en, es] =
    codes.length === 0 ? ['', ''] : [` It was rejected (${codes.join(', ')}).`, ` Se rechazó (${codes.join(', ')}).`];
  return {
    en: `It was sent outside the test set: it does not count for the certification.${en}`,
    es: `Se envió fuera del set de pruebas: no cuenta para la habilitación.${es}`,
  };
};

export const notJudgedText = (messages: number): Bilingual => ({
  en: `The documents of messages that were not judged yet are left out (${String(messages)}).`,
  es: `Faltan los documentos de los mensajes que aún no se habían juzgado (${String(messages)}).`,
});

export const faultText = ({ check, detail }: { readonly check: string; readonly detail: string }): Bilingual => ({
  en: `The message was not accepted (${check}): ${detail}`,
  es: `No se aceptó el mensaje (${check}): ${requiredBy(check)?.es ?? detail}`,
});

/** `Factura de venta FE12`; undefined if the message carries no document. */
export const documentName = ({ kind, number = '' }: Pick<Stated, 'kind' | 'number'>): Bilingual | undefined =>
  kind === undefined
    ? undefined
    : { en: `${subjectName(kind, 'en')} ${number}`.trim(), es: `${subjectName(kind, 'es')} ${number}`.trim() };

/** Those that say the same of the same operation and document, as one that came so many times. */
export const grouped = (incidents: readonly Incident[]): readonly Incident[] => {
  const groups = new Map<string, Incident>();
  for (const incident of incidents) {
    const { operation, document, what } = incident;
    const name = JSON.stringify([operation, document, what]);
    const before = groups.get(name);
    groups.set(name, before === undefined ? incident : { ...before, times: before.times + incident.times });
  }
  return [...groups.values()];
};
