/** Why no request causes a code: where the change acts that breaks its rule. */
import { violationOf, type ListedRule } from '../../../simulator/judge/index.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { actsOn, requestableCodes } from './by-request.ts';

const reasons = {
  unreachable: { en: 'no document can break it', es: 'ningún documento puede incumplirla' },
  exchange: {
    en: 'it ends an exchange: that depends on the message, and not on what a document says',
    es: 'es el final de un intercambio: depende del mensaje y no de lo que dice un documento',
  },
  signature: {
    en: 'the signature would have to be wrong, and the issuing service makes it',
    es: 'la firma debería tener errores, y la hace el servicio de emisión',
  },
  certificate: {
    en: 'the certificate of the document would have to be faulty',
    es: 'el certificado del documento debería ser defectuoso',
  },
  zip: { en: 'the ZIP would have to hold something else', es: 'el ZIP debería contener otra cosa' },
  envelope: {
    en: 'the message would have to differ: a faulty certificate, or a document that was sent before',
    es: 'el mensaje debería ser otro: con un certificado defectuoso, o con un documento ya enviado',
  },
  clock: {
    en: 'time would have to pass between signing and sending',
    es: 'debería pasar tiempo entre la firma y el envío',
  },
  events: { en: 'its invoice would have to have events', es: 'su factura debería tener eventos' },
  xml: {
    en: 'no request is known to: the issuing service fills in that place of the XML correctly, or refuses the value',
    es: 'no se conoce una solicitud que lo logre: el servicio de emisión llena bien ese lugar del XML, o no admite el valor',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type NeverByRequest = keyof typeof reasons;

const kindNames: ReadonlySet<string> = new Set(documentKinds);

/** Undefined for a rule that a request breaks: one about the message is listed once, for the documents of all kinds. */
export const neverByRequest = (): ((rule: ListedRule) => NeverByRequest | undefined) => {
  const requestable = new Set(requestableCodes().flatMap(({ kind, code }) => [code, `${kind} ${code}`]));
  return ({ document, code, unreachable, entries: [entry] }) => {
    if (requestable.has(kindNames.has(document) ? `${document} ${code}` : code)) return undefined;
    if (unreachable !== undefined) return 'unreachable';
    if (entry === undefined) return 'exchange';
    const places = actsOn(violationOf(entry) ?? {});
    return places.find((place) => place !== 'xml' && place !== 'registry') ?? 'xml';
  };
};

export const reasonNever = (never: NeverByRequest): Bilingual => reasons[never];
