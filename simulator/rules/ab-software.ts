import { checkDigitPresent, checkDigitRight, isNit } from '../checks/identification.ts';
import { authorisedProvider } from '../checks/registry-checks.ts';
import { familyName, softwareStatusName } from '../checks/registry-words.ts';
import { isUnknownPin, pinUnknown, softwareUnknown } from '../checks/codes/secrets.ts';
import { hashOf, softwareSecurityCode } from '../checks/codes/unique-code.ts';
import { situations } from '../checks/vocabulary/registry-situations.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { SoftwareFacts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import { joined, listed, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { published, type Rule, specified } from '../judge/engine/rule.ts';
import { familyOf, ruledAs } from '../document/kind.ts';
import { agency as agencyId, agencyName, dian } from '../document/paths.ts';
import type { Subject } from '../document/subject.ts';
import type { RegisteredSoftware } from '../registry/types.ts';
import {
  agency,
  but,
  fixed,
  inAll,
  inEach,
  inSales,
  inSupport,
  mirrored,
  mirroredAndSeen,
  notifies,
  rejects,
  row,
} from './row.ts';
import type { Datum } from '../document/datum.ts';

const origin = `${dian}/sts:InvoiceSource/cbc:IdentificationCode`;
const provider = `${dian}/sts:SoftwareProvider/sts:ProviderID`;
const software = `${dian}/sts:SoftwareProvider/sts:SoftwareID`;
const securityCode = `${dian}/sts:SoftwareSecurityCode`;
const authorizer = `${dian}/sts:AuthorizationProvider/sts:AuthorizationProviderID`;
const qrCode = `${dian}/sts:QRCode`;

const whatIsWrong = (found: RegisteredSoftware | undefined, subject: Subject): Bilingual | undefined => {
  if (found === undefined) return { en: 'not registered', es: 'no registrado' };
  const { issuerNit } = identityOf(subject);
  if (issuerNit === '')
    return { en: 'not associated with an issuer without NIT', es: 'no asociado a un emisor sin NIT' };
  if (!found.issuers.includes(issuerNit)) {
    return { en: `not associated with NIT ${issuerNit}`, es: `no asociado al NIT ${issuerNit}` };
  }
  // The annex prints no row c for debit notes: their row b is about the state, too.
  if (ruledAs(subject.kind) === 'debitNote' && found.status !== 'active') return softwareStatusName(found.status);
  if (found.families.includes(familyOf(subject.kind))) return undefined;
  const families = listed(
    found.families.map((family) => familyName(family)),
    'and',
  );
  return joined([{ en: 'registered for', es: 'registrado para' }, families], ' ');
};

const associated = ({ softwareRegistry }: SoftwareFacts): Check =>
  is.satisfying({
    expected: {
      en: 'a software registered for documents of this family and associated with the issuer',
      es: 'un software registrado para documentos de esta familia y asociado al emisor',
    },
    test: ({ value, subject }) => {
      const wrong = whatIsWrong(softwareRegistry.get(value ?? ''), subject);
      return wrong === undefined ? undefined : { found: shown(value, wrong) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '00000000-0000-4000-8000-000000000000' }] }),
  });

const active = ({ softwareRegistry }: SoftwareFacts): Check =>
  is.satisfying({
    expected: { en: 'an active software', es: 'un software activo' },
    test: ({ value }) => {
      const found = softwareRegistry.get(value ?? '');
      if (found === undefined) return softwareUnknown;
      return found.status === 'active' ? undefined : { found: shown(value, softwareStatusName(found.status)) };
    },
    breakAt: () => ({ registry: situations.softwareInactive }),
  });

/** SHA-384 of software identifier, registered PIN and number (annex FE 1.9, 11.4). */
const securedBySoftware = ({ softwareRegistry }: SoftwareFacts): Check =>
  is.satisfying({
    expected: { en: 'SHA-384 of SoftwareID + PIN + number', es: 'el SHA-384 de SoftwareID + PIN + número' },
    test: ({ value, subject }) => {
      const id = subject.text(software) ?? '';
      const registered = softwareRegistry.get(id);
      if (registered === undefined) return softwareUnknown;
      if (isUnknownPin(registered.pin)) return pinUnknown;
      const { number } = identityOf(subject);
      const wanted = softwareSecurityCode(id, registered.pin, number);
      if (value === wanted) return undefined;
      const hashed = `SoftwareID=${id} + PIN=${registered.pin}`;
      const inWords = { en: `${hashed} + number=${number}`, es: `${hashed} + número=${number}` };
      return { found: shown(value), expected: hashOf(wanted, inWords, registered.pin) };
    },
    breakAt: (path) => ({ built: [{ edit: 'set', path, text: '0'.repeat(96) }] }),
  });

const addresses = /https:\/\/catalogo-vpfe(?:-hab)?\.dian\.gov\.co\/document\/searchqr\?documentkey=(\w+)/g;

const addressIn = (value: string | undefined, subject: Subject): string | undefined => {
  const wanted = subject.text('/*/cbc:UUID');
  for (const [found, key] of (value ?? '').matchAll(addresses)) if (key === wanted) return found;
  return undefined;
};

/** Undefined for a document without its code. */
const addressOf = (subject: Subject): Datum | undefined => {
  const key = subject.text('/*/cbc:UUID');
  if (key === undefined || key === '') return undefined;
  const host = subject.text('/*/cbc:ProfileExecutionID') === '1' ? 'catalogo-vpfe' : 'catalogo-vpfe-hab';
  return shown(`https://${host}.dian.gov.co/document/searchqr?documentkey=${key}`, {
    en: 'with cbc:UUID as documentkey',
    es: 'con cbc:UUID como documentkey',
  });
};

/** The address of the document in the authority's catalogue, alone or, as in the official samples, behind other lines. */
const catalogueAddress: Check = is.satisfying({
  expected: {
    en: 'an address of the catalogue with searchqr?documentkey= and cbc:UUID',
    es: 'una dirección del catálogo con searchqr?documentkey= y cbc:UUID',
  },
  test: ({ value, subject }) =>
    addressIn(value, subject) === undefined ? { found: shown(value), expected: addressOf(subject) } : undefined,
  breakAt: is.emptied,
});

const addressAlone: Check = is.satisfying({
  expected: { en: 'that address of the catalogue and nothing else', es: 'esa dirección del catálogo y nada más' },
  test: ({ value, subject }) =>
    value !== undefined && addressIn(value, subject) === value.trim() ? undefined : { found: shown(value) },
  breakAt: is.emptied,
});

/** Where the document comes from. */
export const sourceRules: readonly Rule[] = [
  fixed({
    family: 'AB14',
    in: {
      ...inAll(notifies),
      debitNote: but(notifies, { message: 'IdentificationCode de DebitNote debe ser «CO»' }),
    },
    base: origin,
    owner: dian,
    text: 'CO',
    name: 'IdentificationCode de InvoiceSource',
  }),
  fixed({ family: 'AB15', in: inAll(notifies), base: origin, attribute: 'listAgencyID', text: '6' }),
  fixed({
    family: 'AB16',
    in: inAll(notifies),
    base: origin,
    attribute: 'listAgencyName',
    text: 'United Nations Economic Commission for Europe',
  }),
  fixed({
    family: 'AB17',
    in: inAll(notifies),
    base: origin,
    attribute: 'listSchemeURI',
    text: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
  }),
];

const providerRules: readonly Rule[] = [
  row({
    family: 'AB19a',
    in: inAll(rejects),
    target: provider,
    owner: dian,
    message: 'Falta el NIT del prestador de servicios',
    check: is.present(),
    alsoFires: ['FAB19b', 'FAB22b'],
  }),
  row({
    family: 'AB19b',
    in: { ...inSales(rejects), ...inSupport(but(notifies, { source: specified })) },
    title: { en: 'The provider is known to the authority', es: 'El proveedor está registrado ante la DIAN' },
    target: provider,
    message: 'El NIT del prestador de servicios no está autorizado',
    needs: ['issuerRegistry', 'softwareRegistry', 'environment'],
    check: authorisedProvider,
    fix: {
      en: 'Register the software owner as a provider, or name the right one.',
      es: 'Registre al dueño del software como proveedor o indique el correcto.',
    },
    violation: {
      built: [
        { edit: 'set', path: provider, text: '901500500' },
        { edit: 'set', path: `${provider}/@schemeID`, text: '5' },
      ],
    },
  }),
  row({
    family: 'AB22a',
    in: inAll(rejects),
    target: `${provider}/@schemeID`,
    message: 'Falta el DV del NIT del prestador de servicios',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AB22b',
    in: { ...inAll(rejects), supportDocument: mirroredAndSeen(rejects) },
    target: `${provider}/@schemeID`,
    message: 'El DV del prestador de servicios es incorrecto',
    check: checkDigitRight({ whenAbsent: 'passes' }),
  }),
  row({
    family: 'AB23',
    in: { ...inAll(notifies), invoice: rejects, supportDocument: mirroredAndSeen(rejects) },
    target: `${provider}/@schemeName`,
    message: 'El tipo de identificación del prestador debe ser 31',
    check: is.literal('31'),
  }),
];

/** A missing SoftwareID is no excuse for its attributes: the authority was seen to answer with all three lines. */
const ofSoftware = { in: inAll(notifies), base: software, owner: dian } as const;

const identifierRules: readonly Rule[] = [
  row({
    family: 'AB24a',
    in: inAll(rejects),
    target: software,
    owner: dian,
    message: 'Falta el identificador del software',
    check: is.present(),
    alsoFires: ['FAB24b'],
  }),
  row({
    family: 'AB24b',
    in: inAll(rejects),
    title: { en: 'The software may issue for the issuer', es: 'El software está autorizado para el emisor' },
    target: software,
    message: 'El software no está autorizado para este emisor',
    needs: ['softwareRegistry'],
    check: associated,
    fix: {
      en: 'Use the SoftwareID that the authority shows for this issuer and for this family of documents, or register this one for them, active, in the registry file (software).',
      es: 'Use el SoftwareID que la DIAN muestra para este emisor y esta familia de documentos, o registre este, activo, en el archivo de registros (software).',
    },
    alsoFires: ['FAB05c'],
  }),
  row({
    family: 'AB24c',
    in: { ...inEach(rejects, 'invoice', 'creditNote'), ...inSupport(mirrored(rejects)) },
    title: { en: 'The software is active', es: 'El software está activo' },
    target: software,
    message: 'El software informado está inactivo',
    needs: ['softwareRegistry'],
    check: active,
    fix: { en: 'Activate the software or use an active one.', es: 'Active el software o use uno activo.' },
  }),
  fixed({ ...ofSoftware, family: 'AB25', attribute: 'schemeAgencyID', text: agencyId }),
  fixed({ ...ofSoftware, family: 'AB26', attribute: 'schemeAgencyName', text: agencyName }),
  row({
    family: 'AB27a',
    in: inAll(rejects),
    target: securityCode,
    message: 'Falta el código de seguridad del software',
    check: is.present(),
    alsoFires: ['FAB27b'],
  }),
  row({
    family: 'AB27b',
    in: inAll(rejects),
    title: {
      en: 'The security code follows from software, PIN and number',
      es: 'El código de seguridad corresponde al software, al PIN y al número',
    },
    target: securityCode,
    message: 'El código de seguridad no corresponde al software autorizado',
    needs: ['softwareRegistry'],
    check: securedBySoftware,
    fix: {
      en: 'Check the PIN of the software and that the number carries its prefix.',
      es: 'Revise el PIN del software y que el número incluya su prefijo.',
    },
  }),
  ...agency(securityCode, ['AB28', 'AB29'], inAll(notifies)),
];

const authorizationRules: readonly Rule[] = [
  row({
    family: 'AB31',
    in: inAll(rejects),
    target: authorizer,
    owner: dian,
    message: 'El proveedor de autorización debe ser 800197268',
    check: is.literal('800197268'),
  }),
  ...agency(authorizer, ['AB32', 'AB33'], inAll(notifies)),
  row({
    family: 'AB34',
    in: inAll(rejects),
    target: `${authorizer}/@schemeID`,
    message: 'El DV del proveedor de autorización falta o es incorrecto',
    check: is.when(({ node }) => node !== undefined && isNit(node), is.oneOf(['4'], { outside: '5' })),
  }),
  row({
    family: 'AB35',
    in: inAll(rejects),
    target: `${authorizer}/@schemeName`,
    message: 'El tipo de identificación del proveedor de autorización debe ser 31',
    check: is.literal('31'),
  }),
  row({
    family: 'AB36',
    in: inSales(rejects),
    target: qrCode,
    message: 'Falta el contenido del código QR',
    check: is.present(),
  }),
  row({
    family: 'AB36',
    in: inSupport(rejects),
    title: {
      en: 'The QR code holds the address of the document in the catalogue',
      es: 'El código QR contiene la dirección del documento en el catálogo',
    },
    target: qrCode,
    message: 'Falta el contenido del código QR',
    check: catalogueAddress,
    strictly: {
      holds: {
        en: 'The QR code holds that address and nothing else.',
        es: 'El código QR contiene esa dirección y nada más.',
      },
      check: addressAlone,
    },
    fix: {
      en: 'Write the address of the catalogue with searchqr?documentkey= and the CUDS.',
      es: 'Escriba la dirección del catálogo con searchqr?documentkey= y el CUDS.',
    },
    source: published,
  }),
];

/** Provider, software and authority, in annex order. */
export const softwareRules: readonly Rule[] = [...providerRules, ...identifierRules, ...authorizationRules];
