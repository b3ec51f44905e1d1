import { identityOf } from '../../document/identity.ts';
import type { Subject } from '../../document/subject.ts';
import { dian } from '../../document/paths.ts';
import { notEvaluated, shown, type Check, type NotEvaluated } from '../vocabulary/check.ts';
import type { Facts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import { rangeOfNumber, rangesOfIssuer, rangeStated } from '../numbering.ts';
import { documentResponse, referenced } from '../event.ts';
import { isUnknownPin, isUnknownTechnicalKey, pinUnknown, technicalKeyUnknown } from './secrets.ts';
import { explainCode } from './unique-code-mistakes.ts';
import {
  codeOf,
  describeParts,
  hashOf,
  mistakenCode,
  uniqueCodeParts,
  withoutCode,
  type CodePart,
} from './unique-code.ts';

type Coded = Pick<Facts, 'softwareRegistry' | 'technicalKeys'>;
type Keyed = Coded & Pick<Facts, 'numberingRanges'>;

type Secret = (subject: Subject) => CodePart | NotEvaluated | undefined;

const pinOf =
  ({ softwareRegistry }: Pick<Facts, 'softwareRegistry'>): Secret =>
  (subject) => {
    const pin = softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '')?.pin;
    if (pin === undefined) return undefined;
    return isUnknownPin(pin) ? pinUnknown : { name: 'PIN', value: pin };
  };

/** For an invoice: the range's technical key, or the PIN for issuer contingency (type 03). */
const keyOrPin = (facts: Keyed, subject: Subject): CodePart | NotEvaluated | undefined => {
  const { numberingRanges } = facts;
  if (identityOf(subject).type === '03') return pinOf(facts)(subject);
  // A number with a foreign prefix is still coded with the key of its resolution, if only one range is possible.
  const [only, ...others] = rangesOfIssuer(subject, numberingRanges);
  const fallback = others.length === 0 ? only : undefined;
  const range = rangeOfNumber(subject, numberingRanges) ?? rangeStated(subject, numberingRanges) ?? fallback;
  if (range?.technicalKey === undefined) return undefined;
  return isUnknownTechnicalKey(range.technicalKey) ? technicalKeyUnknown : { name: 'ClTec', value: range.technicalKey };
};

const unregisteredSecret = notEvaluated(
  'Neither a technical key for the number nor the PIN of the software is registered.',
  'No hay clave técnica registrada para el número ni PIN registrado del software.',
);

/**
 * Compares cbc:UUID with the judge's own computation. A mismatch shows the hashed text field by field and, if one of
 * the usual mistakes explains the code received, names it.
 */
const computed = (facts: Coded, secretOf: Secret): Check =>
  is.satisfying({
    expected: { en: 'the code computed from the document', es: 'el código calculado a partir del documento' },
    test: ({ value, subject }) => {
      const secret = secretOf(subject) ?? unregisteredSecret;
      const lacking = withoutCode(value);
      if ('notEvaluated' in secret) return lacking ?? secret;
      const parts = uniqueCodeParts(subject, secret);
      const wanted = codeOf(parts);
      if (value === wanted) return undefined;
      const expected = hashOf(wanted, describeParts(parts), secret.value);
      if (lacking !== undefined) return { ...lacking, expected };
      const mistake = explainCode(value ?? '', { parts, secret, subject, facts });
      return { found: mistakenCode(value, mistake), expected };
    },
  });

/** The CUFE of an invoice, or its CUDE where it is of type 03. */
export const checkUniqueCode = (facts: Keyed): Check => computed(facts, (subject) => keyOrPin(facts, subject));

/** The CUDE of a note or the CUDS of a support document, which include the software PIN. */
export const checkCodeWithPin = (facts: Coded): Check => computed(facts, pinOf(facts));

/**
 * The parts of the CUDE of an event in order (annex FE 1.9, 11.5): the event, its parties, its response, the number and
 * type of the referenced document, and the software PIN. It contains no environment.
 */
const eventCodeParts = (subject: Subject, pin: string): readonly CodePart[] => {
  const text = (path: string): string => subject.text(path) ?? '';
  const company = (role: string): string => text(`/*/cac:${role}Party/cac:PartyTaxScheme/cbc:CompanyID`);
  return [
    { name: 'Num_DE', value: text('/*/cbc:ID') },
    { name: 'Fec_Emi', value: text('/*/cbc:IssueDate') },
    { name: 'Hor_Emi', value: text('/*/cbc:IssueTime') },
    { name: 'NitFE', value: company('Sender') },
    { name: 'DocAdq', value: company('Receiver') },
    { name: 'ResponseCode', value: text(`${documentResponse}/cac:Response/cbc:ResponseCode`) },
    { name: 'ID', value: text(`${referenced}/cbc:ID`) },
    { name: 'DocumentTypeCode', value: text(`${referenced}/cbc:DocumentTypeCode`) },
    { name: 'PIN', value: pin },
  ];
};

const unregisteredPin = notEvaluated(
  'The PIN of the software is not registered.',
  'El PIN del software no está registrado.',
);

/** Compares cbc:UUID with the judge's own computation. */
export const checkEventCode = ({ softwareRegistry }: Pick<Facts, 'softwareRegistry'>): Check =>
  is.satisfying({
    expected: { en: 'the CUDE computed from the event', es: 'el CUDE calculado a partir del evento' },
    test: ({ value, subject }) => {
      const pin = softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '')?.pin;
      const lacking = withoutCode(value);
      if (pin === undefined) return lacking ?? unregisteredPin;
      if (isUnknownPin(pin)) return lacking ?? pinUnknown;
      const parts = eventCodeParts(subject, pin);
      const wanted = codeOf(parts);
      if (value === wanted) return undefined;
      return { ...(lacking ?? { found: shown(value) }), expected: hashOf(wanted, describeParts(parts), pin) };
    },
  });
