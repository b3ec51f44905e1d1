import type { XmlEdit } from '../../src/common/xml/edit.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { consecutiveOf, integer, rangeStated, rangesOfIssuer } from '../checks/numbering.ts';
import { softwareSecurityCode } from '../checks/unique-code.ts';
import { notEvaluated } from '../engine/check.ts';
import { identityOf } from '../engine/identity.ts';
import * as is from '../engine/is.ts';
import { group, type Rule } from '../engine/rule.ts';
import { checkDigitPresent, checkDigitRight, schemeNameIs } from '../checks/identification.ts';
import { agency, agencyName } from '../checks/literals.ts';
import { dian, signature, supplier } from './paths.ts';
import { literals, notifies, rejects, row } from './row.ts';

const control = `${dian}/sts:InvoiceControl`;
const period = `${control}/sts:AuthorizationPeriod`;
const authorized = `${control}/sts:AuthorizedInvoices`;
const origin = `${dian}/sts:InvoiceSource/cbc:IdentificationCode`;
const provider = `${dian}/sts:SoftwareProvider/sts:ProviderID`;
const software = `${dian}/sts:SoftwareProvider/sts:SoftwareID`;
const securityCode = `${dian}/sts:SoftwareSecurityCode`;
const authorizer = `${dian}/sts:AuthorizationProvider/sts:AuthorizationProviderID`;

const invoice = { invoice: rejects } as const;

const agencyLiterals = (base: string, families: readonly [string, string]): readonly Rule[] =>
  literals(
    notifies,
    base,
    [
      [families[0], '/@schemeAgencyID', agency],
      [families[1], '/@schemeAgencyName', agencyName],
    ],
    is.literal,
  );

/** A date of the stated period against the issue date; silent where either is absent. */
const boundary = (name: string, respected: (date: string, issued: string) => boolean, outside: string) =>
  is.whenPresent(
    is.satisfying({
      expected: `a date that lets cbc:IssueDate lie inside the authorization period`,
      test: ({ value = '', subject }) => {
        const issued = subject.text('/*/cbc:IssueDate') ?? '';
        return issued === '' || respected(value.trim(), issued)
          ? undefined
          : { found: `${name} "${value}" with cbc:IssueDate "${issued}"` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: outside }] }),
    }),
  );

type RangeField = 'startDate' | 'endDate' | 'from' | 'to';

/** What is stated equals what is registered with the stated resolution and prefix. */
const asRegistered = (field: RangeField, other: string) => (facts: { numberingRanges: Parameters<typeof rangeStated>[1] }) =>
  is.satisfying({
    expected: `the registered value`,
    test: ({ value, subject }) => {
      const range = rangeStated(subject, facts.numberingRanges);
      if (range === undefined) return undefined;
      const numeric = field === 'from' || field === 'to';
      const same = numeric ? integer(value) === integer(range[field]) : value?.trim() === range[field];
      return same ? undefined : { found: `"${value ?? 'nothing'}"`, expected: `"${range[field]}", as registered for prefix ${range.prefix}` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: other }] }),
  });

const algorithm = (name: string, uri: string): XmlSpec => ({ name, attributes: { Algorithm: uri }, content: '' });

/** Elements one inside the other, the innermost with that content. */
const nested = (names: readonly string[], content: readonly XmlSpec[]): XmlSpec => {
  const [name = '', ...inner] = names;
  return { name, content: inner.length === 0 ? content : [nested(inner, content)] };
};

const extensionGroups = group('AA', 'Extensions', 'content', [
  row({
    family: 'AA02',
    in: { invoice: notifies },
    target: '/*/ext:UBLExtensions',
    message: 'Faltan las extensiones obligatorias (sts:DianExtensions y ds:Signature)',
    check: is.satisfying({
      expected: 'one UBLExtension with sts:DianExtensions and one with ds:Signature',
      per: 'document',
      test: ({ subject }) => {
        const missing = [dian, signature].filter((path) => subject.all(path).length === 0);
        return missing.length === 0 ? undefined : { found: `no ${missing.map((path) => path.split('/').at(-1)).join(', no ')}` };
      },
    }),
    violation: { built: [{ edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[1]' }] },
    alsoFires: ['FAB03', 'FAD05e'],
  }),
]);

/** An element that is a ds:Signature by its schema and signs nothing. */
const secondSignature: XmlEdit = {
  edit: 'insert',
  path: '/*/ext:UBLExtensions',
  after: ['ext:UBLExtension'],
  child: nested(['ext:UBLExtension', 'ext:ExtensionContent', 'ds:Signature'], [
    nested(['ds:SignedInfo'], [
      algorithm('ds:CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
      algorithm('ds:SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'),
      nested(['ds:Reference'], [
        algorithm('ds:DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256'),
        { name: 'ds:DigestValue', content: 'AAAA' },
      ]),
    ]),
    { name: 'ds:SignatureValue', content: 'AAAA' },
  ]),
};

const once = (what: string, path: string, family: string, message: string): Rule =>
  row({
    family,
    in: invoice,
    target: path,
    message,
    check: is.satisfying({
      expected: `exactly one ext:UBLExtension with ${what}`,
      per: 'document',
      test: ({ subject }) => {
        const found = subject.all(path);
        return found.length === 1 ? undefined : { found: `${found.length}`, ...(found[1] === undefined ? {} : { at: found[1] }) };
      },
    }),
    ...(family === 'AB03'
      ? { violation: { built: [{ edit: 'duplicate' as const, path: '/*/ext:UBLExtensions/ext:UBLExtension[1]' }] } }
      : { violation: { coded: [secondSignature] }, alsoFires: ['DC01'] }),
  });

const numbering: readonly Rule[] = [
  row({
    family: 'AB05a',
    in: invoice,
    target: `${control}/sts:InvoiceAuthorization`,
    message: 'No existe la autorización de numeración indicada',
    needs: ['numberingRanges'],
    check: ({ numberingRanges }) =>
      is.satisfying({
        expected: 'the number of a resolution in the numbering registry',
        test: ({ value = '' }) =>
          value.trim() !== '' && numberingRanges.length > 0 ? undefined : { found: value.trim() === '' ? 'nothing' : `"${value}", which no registered range has` },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18769999999' }] }),
      }),
    fix: 'Use the resolution number of a numbering range registered for this issuer (resolution_number).',
    alsoFires: ['FAD05e'],
  }),
  row({
    family: 'AB05b',
    in: invoice,
    target: `${control}/sts:InvoiceAuthorization`,
    message: 'La autorización de numeración no pertenece a este emisor',
    needs: ['numberingRanges'],
    check: ({ numberingRanges }) =>
      is.satisfying({
        expected: 'a resolution of this issuer',
        test: ({ value, subject }) => {
          if (numberingRanges.length === 0 || rangesOfIssuer(subject, numberingRanges).length > 0) return undefined;
          return { found: `"${value ?? ''}", which belongs to NIT ${numberingRanges.map((range) => range.issuerNit).join(', ')}` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18760000007' }] }),
      }),
    fix: 'Use a resolution that was granted to the issuer of the document.',
    alsoFires: ['FAD05e'],
  }),
  row({
    family: 'AB07a',
    in: invoice,
    target: `${period}/cbc:StartDate`,
    message: 'Factura emitida antes del inicio de la autorización',
    check: boundary('StartDate', (start, issued) => start <= issued, '2099-01-01'),
    alsoFires: ['FAB07b', 'FAD09a'],
  }),
  row({
    family: 'AB07b',
    in: invoice,
    target: `${period}/cbc:StartDate`,
    message: 'La fecha inicial no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('startDate', '2019-01-20'),
  }),
  row({
    family: 'AB08a',
    in: invoice,
    target: `${period}/cbc:EndDate`,
    message: 'Factura emitida después del vencimiento de la autorización',
    check: boundary('EndDate', (end, issued) => end >= issued, '2019-02-01'),
    alsoFires: ['FAB08b', 'FAD09b'],
  }),
  row({
    family: 'AB08b',
    in: invoice,
    target: `${period}/cbc:EndDate`,
    message: 'La fecha final no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('endDate', '2030-01-18'),
  }),
  row({
    family: 'AB10a',
    in: invoice,
    target: `${authorized}/sts:Prefix`,
    message: 'El prefijo no coincide con el código de sucursal del emisor',
    check: is.whenPresent(
      is.sameAs(`${supplier}/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID`, 'OTRO'),
    ),
    violation: {
      built: [
        {
          edit: 'set',
          path: `${supplier}/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID`,
          text: 'OTRO',
        },
      ],
    },
  }),
  row({
    family: 'AB10b',
    in: invoice,
    target: `${authorized}/sts:Prefix`,
    message: 'El prefijo no es el de la autorización de numeración',
    needs: ['numberingRanges'],
    check: ({ numberingRanges }) =>
      is.satisfying({
        expected: 'a prefix registered with the resolution',
        test: ({ value = '', subject }) => {
          const registered = rangesOfIssuer(subject, numberingRanges).map((range) => range.prefix);
          return registered.length === 0 || registered.includes(value.trim())
            ? undefined
            : { found: `"${value}"`, expected: registered.map((prefix) => `"${prefix}"`).join(' or ') };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO' }] }),
      }),
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AB11a',
    in: invoice,
    target: `${authorized}/sts:From`,
    message: 'Falta el número inicial del rango',
    check: is.present(),
    alsoFires: ['FAB11b'],
  }),
  row({
    family: 'AB11b',
    in: invoice,
    target: `${authorized}/sts:From`,
    message: 'El número inicial no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('from', '989999999'),
  }),
  row({
    family: 'AB12a',
    in: invoice,
    target: `${authorized}/sts:To`,
    message: 'Falta el número final del rango',
    check: is.present(),
    alsoFires: ['FAB12b'],
  }),
  row({
    family: 'AB12b',
    in: invoice,
    target: `${authorized}/sts:To`,
    message: 'El número final no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('to', '995000001'),
  }),
];

const softwareRules: readonly Rule[] = [
  row({
    family: 'AB19a',
    in: invoice,
    target: provider,
    message: 'Falta el NIT del prestador de servicios',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: provider, text: '' }] },
    alsoFires: ['FAB19b', 'FAB22b'],
  }),
  row({
    family: 'AB19b',
    in: invoice,
    target: provider,
    message: 'El NIT del prestador de servicios no está autorizado',
    needs: ['issuerRegistry', 'environment'],
    check: ({ issuerRegistry, environment }) =>
      is.satisfying({
        expected: environment.code === '1' ? 'a provider in state enabled' : 'a registered provider',
        test: ({ value = '' }) => {
          const found = issuerRegistry.get(value.trim());
          const known = found !== undefined && found.roles.includes('provider') && found.status !== 'cancelled';
          return known && (environment.code === '2' || found.status === 'enabled')
            ? undefined
            : { found: `"${value}", ${found === undefined ? 'not registered' : `registered as ${found.roles.join(', ')}, ${found.status}`}` };
        },
      }),
    fix: 'Register the software owner as a provider, or name the right one.',
    violation: {
      built: [
        { edit: 'set', path: provider, text: '901500500' },
        { edit: 'set', path: `${provider}/@schemeID`, text: '5' },
      ],
    },
  }),
  row({
    family: 'AB22a',
    in: invoice,
    target: `${provider}/@schemeID`,
    message: 'Falta el DV del NIT del prestador de servicios',
    check: checkDigitPresent(),
  }),
  row({
    family: 'AB22b',
    in: invoice,
    target: `${provider}/@schemeID`,
    message: 'El DV del prestador de servicios es incorrecto',
    check: checkDigitRight(),
  }),
  row({
    family: 'AB23',
    in: invoice,
    target: `${provider}/@schemeName`,
    message: 'El tipo de identificación del prestador debe ser 31',
    check: is.literal('31'),
  }),
  row({
    family: 'AB24a',
    in: invoice,
    target: software,
    message: 'Falta el identificador del software',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: software, text: '' }] },
    alsoFires: ['FAB24b'],
  }),
  row({
    family: 'AB24b',
    in: invoice,
    target: software,
    message: 'El software no está autorizado para este emisor',
    needs: ['softwareRegistry'],
    check: ({ softwareRegistry }) =>
      is.satisfying({
        expected: 'a software registered and associated with the issuer',
        test: ({ value = '', subject }) => {
          const found = softwareRegistry.get(value.trim());
          const { issuerNit } = identityOf(subject);
          if (found?.issuers.includes(issuerNit) === true) return undefined;
          return { found: found === undefined ? `"${value}", not registered` : `"${value}", not associated with NIT ${issuerNit}` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '00000000-0000-4000-8000-000000000000' }] }),
      }),
    fix: 'Use the SoftwareID that the authority shows for this issuer.',
  }),
  row({
    family: 'AB24c',
    in: invoice,
    target: software,
    message: 'El software informado está inactivo',
    needs: ['softwareRegistry'],
    check: ({ softwareRegistry }) =>
      is.satisfying({
        expected: 'an active software',
        test: ({ value = '' }) =>
          softwareRegistry.get(value.trim())?.status === 'inactive' ? { found: `"${value}", inactive` } : undefined,
      }),
    fix: 'Activate the software or use an active one.',
    violation: {
      registry: (data) => ({ software: data.software.map((entry) => ({ ...entry, status: 'inactive' as const })) }),
    },
  }),
  ...agencyLiterals(software, ['AB25', 'AB26']),
  row({
    family: 'AB27a',
    in: invoice,
    target: securityCode,
    message: 'Falta el código de seguridad del software',
    check: is.present(),
    violation: { coded: [{ edit: 'set', path: securityCode, text: '' }] },
    alsoFires: ['FAB27b'],
  }),
  row({
    family: 'AB27b',
    in: invoice,
    target: securityCode,
    message: 'El código de seguridad no corresponde al software autorizado',
    needs: ['softwareRegistry'],
    check: ({ softwareRegistry }) =>
      is.satisfying({
        expected: 'SHA-384 of SoftwareID + PIN + number',
        test: ({ node, owner, value = '', subject }) => {
          const id = subject.text(software) ?? '';
          const registered = softwareRegistry.get(id);
          if (registered === undefined) return undefined;
          const { number } = identityOf(subject);
          const wanted = softwareSecurityCode(id, registered.pin, number);
          return value.trim() === wanted
            ? undefined
            : { found: `"${value}"`, expected: `"${wanted}" = SHA-384 of SoftwareID=${id} + PIN=${registered.pin} + number=${number}`, at: node ?? owner };
        },
      }),
    fix: 'Check the PIN of the software and that the number carries its prefix.',
    violation: { coded: [{ edit: 'set', path: securityCode, text: '0'.repeat(96) }] },
  }),
  ...agencyLiterals(securityCode, ['AB28', 'AB29']),
];

export const extensions = [
  extensionGroups,
  group('AB', 'DIAN extensions', 'content', [
    once('sts:DianExtensions', dian, 'AB03', 'El grupo sts:DianExtensions debe aparecer una sola vez'),
    ...numbering,
    ...literals(
      notifies,
      origin,
      [
        ['AB14', '', 'CO'],
        ['AB15', '/@listAgencyID', '6'],
        ['AB16', '/@listAgencyName', 'United Nations Economic Commission for Europe'],
        ['AB17', '/@listSchemeURI', 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1'],
      ],
      is.literal,
    ),
    ...softwareRules,
    row({
      family: 'AB31',
      in: invoice,
      target: authorizer,
      message: 'El proveedor de autorización debe ser 800197268',
      check: is.literal('800197268'),
    }),
    ...agencyLiterals(authorizer, ['AB32', 'AB33']),
    row({
      family: 'AB34',
      in: invoice,
      target: `${authorizer}/@schemeID`,
      message: 'El DV del proveedor de autorización falta o es incorrecto',
      check: is.when(({ node }) => node !== undefined && schemeNameIs(node, '31'), is.oneOf(['4'], { outside: '5' })),
    }),
    row({
      family: 'AB35',
      in: invoice,
      target: `${authorizer}/@schemeName`,
      message: 'El tipo de identificación del proveedor de autorización debe ser 31',
      check: is.literal('31'),
    }),
    row({
      family: 'AB36',
      in: invoice,
      target: `${dian}/sts:QRCode`,
      message: 'Falta el contenido del código QR',
      check: is.present(),
      violation: { coded: [{ edit: 'set', path: `${dian}/sts:QRCode`, text: '' }] },
    }),
  ]),
  group('AC', 'Signature extension', 'content', [
    once('ds:Signature', signature, 'AC03', 'El grupo ds:Signature debe aparecer una sola vez'),
  ]),
] as const;
