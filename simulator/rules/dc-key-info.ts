import type { SigningTime } from '../checks/signature/report.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { everyDocument, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import { onceRule, signatureProperties, source, statement, unsigned } from './dc-statement.ts';
import { signature } from '../document/paths.ts';
import type { Datum } from '../document/datum.ts';

const keyInfoRules: readonly Rule[] = [
  onceRule({
    code: 'DC17',
    place: '/ds:KeyInfo',
    name: 'ds:KeyInfo',
    parent: 'signature',
    part: 'keyInfo',
    message: 'KeyInfo debe aparecer una sola vez en la firma',
    alsoFires: ['ZD01', 'ZE02', 'DC10', 'DC16'],
  }),
  onceRule({
    code: 'DC18',
    place: '/ds:KeyInfo/ds:X509Data',
    name: 'ds:X509Data',
    parent: 'keyInfo',
    part: 'x509Data',
    message: 'X509Data debe aparecer una sola vez en la firma',
    repeated: true,
  }),
  statement({
    code: 'DC19',
    place: '/ds:KeyInfo/ds:X509Data/ds:X509Certificate',
    title: { en: 'X509Certificate is a certificate', es: 'X509Certificate contiene un certificado' },
    message: 'X509Certificate no contiene un certificado válido',
    expected: { en: 'an X.509 certificate in Base64', es: 'un certificado X.509 en Base64' },
    part: 'x509Certificate',
    finding: ({ unreadable: [node] }) =>
      node === undefined
        ? undefined
        : {
            found: {
              en: 'something that cannot be read as a certificate',
              es: 'un contenido que no se puede leer como certificado',
            },
            at: node,
          },
    wrong: 'AAAA',
    alsoFires: ['ZE02', 'DC16'],
  }),
];

const objectRules: readonly Rule[] = [
  onceRule({
    code: 'DC20',
    place: '/ds:Object',
    name: 'ds:Object',
    parent: 'signature',
    part: 'object',
    message: 'Object debe aparecer una sola vez en la firma',
    // A copy of its own would bring a second group of properties with it.
    violation: {
      signed: [
        {
          edit: 'insert',
          path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature',
          child: { name: 'ds:Object', content: 'otro' },
          after: ['ds:Object'],
        },
      ],
    },
  }),
  onceRule({
    code: 'DC21',
    place: '/ds:Object/xades:QualifyingProperties',
    name: 'xades:QualifyingProperties',
    parent: 'object',
    part: 'qualifyingProperties',
    message: 'QualifyingProperties debe aparecer una sola vez en la firma',
    alsoFires: ['ZE01', 'ZE02', 'DC13'],
  }),
  onceRule({
    code: 'DC22',
    place: '/ds:Object/xades:QualifyingProperties/xades:SignedProperties',
    name: 'xades:SignedProperties',
    parent: 'qualifyingProperties',
    part: 'signedProperties',
    message: 'SignedProperties debe aparecer una sola vez en la firma',
    alsoFires: ['ZE01', 'ZE02', 'DC13'],
  }),
  onceRule({
    code: 'DC23',
    place: '//xades:SignedSignatureProperties',
    name: 'xades:SignedSignatureProperties',
    parent: 'signedProperties',
    part: 'signedSignatureProperties',
    message: 'SignedSignatureProperties debe aparecer una sola vez en la firma',
    brokenAt: signatureProperties,
    alsoFires: ['ZE01'],
  }),
];

/** Where the time has no zone, the one that was assumed is part of the finding. */
const asRead = (time: SigningTime | undefined): Datum => {
  if (time?.instant === undefined || time.withoutZone !== true) return shown(time?.text);
  const instant = new Date(time.instant).toISOString();
  return shown(time.text, {
    en: `without a time zone and read as Colombian time: ${instant}`,
    es: `sin zona horaria y leída como hora de Colombia: ${instant}`,
  });
};

const time: readonly Rule[] = [
  rule({
    family: 'DC24',
    title: {
      en: 'The document was signed, and not in the future',
      es: 'El documento está firmado y la fecha de firma no es futura',
    },
    codes: everyDocument(rejects('DC24')),
    message: 'La fecha y hora de firma no es válida o es futura',
    place: `${signature}//xades:SigningTime`,
    needs: ['certificate', 'clock'],
    check: ({ certificate, clock }) =>
      is.satisfying({
        expected: {
          en: 'an xsd:dateTime not later than the clock of the authority',
          es: 'un xsd:dateTime no posterior al reloj de la DIAN',
        },
        limit: 'date',
        per: 'document',
        test: () => {
          if (certificate.form === 'none') return unsigned;
          if (certificate.parts.signedSignatureProperties.length === 0) return undefined;
          const { signingTime, parts } = certificate;
          if (signingTime?.instant !== undefined && signingTime.instant <= clock.now) return undefined;
          return {
            found: asRead(signingTime),
            expected: {
              en: `a time not later than ${new Date(clock.now).toISOString()}`,
              es: `una hora no posterior a ${new Date(clock.now).toISOString()}`,
            },
            at: nearestPart(parts, 'signingTime'),
          };
        },
      }),
    fix: {
      en: 'Set the clock of the machine that signs, and its time zone.',
      es: 'Ajuste el reloj del equipo que firma y su zona horaria.',
    },
    violation: { sentAfter: -60_000 },
    source,
  }),
];

/** The key, the qualifying properties and the time, in annex order. */
export const keyAndObjectRules: readonly Rule[] = [...keyInfoRules, ...objectRules, ...time];
