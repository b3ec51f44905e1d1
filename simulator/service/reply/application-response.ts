/**
 * The tree of an ApplicationResponse as the authority writes it: element order, attributes and literals of documents
 * captured from production.
 */
import type { XmlRootSpec, XmlSpec } from '../../../src/common/xml/node.ts';
import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import type { Credentials } from '../../../src/common/credentials.ts';
import { agency, agencyName } from '../../document/paths.ts';
import {
  authorityParty,
  responseCode,
  responseUuid,
  type ApplicationResponseInput,
} from './application-response-code.ts';
import { signDocument } from './sign.ts';

const namespaces = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
} as const;

export const element = (name: string, content: XmlSpec['content'], attributes?: XmlSpec['attributes']): XmlSpec => ({
  name,
  content,
  attributes,
});

const ofAgency = { schemeAgencyID: agency, schemeAgencyName: agencyName };
const authorityId = { schemeID: authorityParty.checkDigit, schemeName: '31' };

/** Software and security code are three dots in the authority's own documents. */
const undisclosed = '...';

const dianExtensions: XmlSpec = element('sts:DianExtensions', [
  element('sts:InvoiceSource', [
    element('cbc:IdentificationCode', 'CO', {
      listAgencyID: '6',
      listAgencyName: 'United Nations Economic Commission for Europe',
      listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
    }),
  ]),
  element('sts:SoftwareProvider', [
    element('sts:ProviderID', authorityParty.nit, { ...authorityId, ...ofAgency }),
    element('sts:SoftwareID', undisclosed, ofAgency),
  ]),
  element('sts:SoftwareSecurityCode', undisclosed, ofAgency),
  element('sts:AuthorizationProvider', [
    element('sts:AuthorizationProviderID', authorityParty.nit, { ...authorityId, ...ofAgency }),
  ]),
]);

const extension = (content: readonly XmlSpec[]): XmlSpec =>
  element('ext:UBLExtension', [element('ext:ExtensionContent', content)]);

/** The second extension is left empty for the signature. */
const extensions = element('ext:UBLExtensions', [extension([dianExtensions]), extension([])]);

type PartyName = {
  readonly name: string;
  readonly number: string;
  readonly attributes: Readonly<Record<string, string>>;
};

const party = (name: string, { name: registrationName, number, attributes }: PartyName): XmlSpec =>
  element(name, [
    element('cac:PartyTaxScheme', [
      element('cbc:RegistrationName', registrationName),
      element('cbc:CompanyID', number, attributes),
      element('cac:TaxScheme', [element('cbc:ID', '01'), element('cbc:Name', 'IVA')]),
    ]),
  ]);

const receiverParty = ({ receiver }: Pick<ApplicationResponseInput, 'receiver'>): XmlSpec =>
  party('cac:ReceiverParty', {
    name: receiver.name,
    number: receiver.nit,
    attributes:
      receiver.checkDigit === undefined
        ? { schemeName: receiver.schemeName }
        : { schemeID: receiver.checkDigit, schemeName: receiver.schemeName },
  });

const response = (code: string, description: string): XmlSpec =>
  element('cac:Response', [element('cbc:ResponseCode', code), element('cbc:Description', description)]);

const lineResponse = (line: number, code: string, description: string): XmlSpec =>
  element('cac:LineResponse', [
    element('cac:LineReference', [element('cbc:LineID', String(line))]),
    response(code, description),
  ]);

/** Line 1 is always the same; it is followed by the sentence of an acceptance, or a line for each rule. */
const lineResponses = ({ verdict, statusMessage, lines }: ApplicationResponseInput): readonly XmlSpec[] => {
  const rest = verdict === 'accepted' ? [{ code: '0', text: statusMessage }] : lines;
  return [lineResponse(1, '0000', '0'), ...rest.map(({ code, text }, index) => lineResponse(index + 2, code, text))];
};

const documentResponse = (input: ApplicationResponseInput): XmlSpec => {
  const { document, verdict } = input;
  const description = verdict === 'accepted' ? 'Documento validado por la DIAN' : 'Documento rechazado por la DIAN';
  return element('cac:DocumentResponse', [
    response(responseCode(verdict), description),
    element('cac:DocumentReference', [
      element('cbc:ID', document.number),
      element('cbc:UUID', document.uuid, { schemeName: document.uuidScheme }),
    ]),
    ...lineResponses(input),
  ]);
};

/** The header of every document of the authority. */
type AuthorityDocument = Pick<ApplicationResponseInput, 'environment' | 'now' | 'id' | 'receiver'> & {
  readonly uuid: string;
};

/** A document of the authority with its responses, without its signature. */
export const authorityDocument = (input: AuthorityDocument, responses: readonly XmlSpec[]): XmlRootSpec => ({
  name: 'ApplicationResponse',
  namespaces,
  content: [
    extensions,
    element('cbc:UBLVersionID', 'UBL 2.1'),
    element('cbc:CustomizationID', '1'),
    element('cbc:ProfileID', 'DIAN 2.1'),
    element('cbc:ProfileExecutionID', input.environment),
    element('cbc:ID', String(input.id)),
    element('cbc:UUID', input.uuid, { schemeName: 'CUDE-SHA384' }),
    element('cbc:IssueDate', colombianDate(input.now)),
    element('cbc:IssueTime', `${colombianTime(input.now)}-05:00`),
    party('cac:SenderParty', { name: authorityParty.name, number: authorityParty.nit, attributes: authorityId }),
    receiverParty(input),
    ...responses,
  ],
});

/** The whole document, without its signature. */
const applicationResponseSpec = (input: ApplicationResponseInput): XmlRootSpec =>
  authorityDocument({ uuid: responseUuid(input), ...input }, [documentResponse(input)]);

export type { ApplicationResponseInput };

type ApplicationResponseSigner = {
  readonly credentials: Credentials;
  /** Generates the identifiers within the signature: `env.random.uuid`. */
  readonly uuid: () => string;
};

/**
 * The signed ApplicationResponse as XML text, for either verdict. The same
 * input and the same identifiers give the same bytes.
 */
export const buildApplicationResponse = (
  input: ApplicationResponseInput,
  { credentials, uuid }: ApplicationResponseSigner,
): string => signDocument(applicationResponseSpec(input), { credentials, now: input.now, uuid });
