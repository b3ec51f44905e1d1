/** `ext:UBLExtensions`: what the authority adds to UBL, and the place of the signature (FE annex, section AB). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { group, leaf, optional } from './elements.ts';
import { authority, dianAgency, nitScheme } from './literals.ts';
import type { Authorization, Numbering, NumberRange, Software } from './model.ts';

const invoiceControl = ({ prefix, from, to }: NumberRange, authorization: Authorization): XmlSpec =>
  group('sts:InvoiceControl', [
    leaf('sts:InvoiceAuthorization', authorization.resolution, { field: 'resolution_number' }),
    group('sts:AuthorizationPeriod', [
      leaf('cbc:StartDate', authorization.startDate),
      leaf('cbc:EndDate', authorization.endDate),
    ]),
    group('sts:AuthorizedInvoices', [
      optional('sts:Prefix', prefix, { field: 'prefix' }),
      leaf('sts:From', from),
      leaf('sts:To', to),
    ]),
  ]);

const invoiceSource: XmlSpec = group('sts:InvoiceSource', [
  leaf('cbc:IdentificationCode', 'CO', {
    attributes: {
      listAgencyID: '6',
      listAgencyName: 'United Nations Economic Commission for Europe',
      listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
    },
  }),
]);

const nitAttributes = (checkDigit: string): Readonly<Record<string, string>> => ({
  schemeID: checkDigit,
  schemeName: nitScheme,
  ...dianAgency,
});

const softwareProvider = ({ id, providerNit, providerCheckDigit }: Software): XmlSpec =>
  group('sts:SoftwareProvider', [
    leaf('sts:ProviderID', providerNit, { attributes: nitAttributes(providerCheckDigit) }),
    leaf('sts:SoftwareID', id, { attributes: dianAgency }),
  ]);

const authorizationProvider: XmlSpec = group('sts:AuthorizationProvider', [
  leaf('sts:AuthorizationProviderID', authority.nit, { attributes: nitAttributes(authority.checkDigit) }),
]);

const extension = (content: readonly XmlSpec[]): XmlSpec =>
  group('ext:UBLExtension', [group('ext:ExtensionContent', content)]);

export type ExtensionParts = {
  readonly software: Software;
  readonly numbering: Numbering;
  /** Content of an extension required by the issuer's sector. */
  readonly sector?: XmlSpec | undefined;
  /** Contents of extensions of the kind of document, one each. */
  readonly further?: readonly XmlSpec[] | undefined;
};

/**
 * The sector's first, if there is one; then the authority's, with the security code and the QR address still empty
 * (`fillCodes` fills them), those of the kind, and an empty one for the signature.
 */
export const extensions = ({ software, numbering, sector, further = [] }: ExtensionParts): XmlSpec =>
  group('ext:UBLExtensions', [
    sector && extension([sector]),
    extension([
      group('sts:DianExtensions', [
        numbering.authorization && invoiceControl(numbering, numbering.authorization),
        invoiceSource,
        softwareProvider(software),
        leaf('sts:SoftwareSecurityCode', '', { attributes: dianAgency }),
        authorizationProvider,
        leaf('sts:QRCode', ''),
      ]),
    ]),
    further.map((content) => extension([content])),
    extension([]),
  ]);
