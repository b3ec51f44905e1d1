import { isHeldBy, holderIdentifications } from '../registry/certificates/holder.ts';
import { isProvider } from '../checks/registry-checks.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { differs, explanationOf, unverified, type SignatureReport } from '../checks/signature/report.ts';
import { notEvaluated, type Check, type Finding } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import { joined, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, everyDocument, group, rejects, rule } from '../judge/engine/rule.ts';
import { signatureProperties, source, unsigned } from './dc-statement.ts';
import { dian } from '../document/paths.ts';

/** Properties that belong to another signature are not those of this one (XAdES 1.3.2, 6.2). */
const strangeTarget = ({ problems }: SignatureReport): Finding | undefined => {
  const problem = problems.find(({ code }) => code === 'qualifying-target');
  return problem && { found: problem.message, at: problem.node };
};

const formNames: Readonly<Record<SignatureReport['form'], Bilingual>> = {
  none: { en: 'none', es: 'ninguna' },
  xmldsig: same('xmldsig'),
  'xades-bes': same('xades-bes'),
  'xades-epes': same('xades-epes'),
};

const form = ({ certificate }: Pick<Facts, 'certificate'>): Check =>
  is.satisfying({
    expected: { en: 'an XAdES-EPES signature', es: 'una firma XAdES-EPES' },
    per: 'document',
    test: () =>
      certificate.form === 'xades-epes'
        ? strangeTarget(certificate)
        : { found: formNames[certificate.form], at: nearestPart(certificate.parts, 'signature') },
    breakAt: () => ({
      built: [{ edit: 'remove', path: `${signatureProperties}/xades:SignaturePolicyIdentifier` }],
    }),
  });

const causesOf = ({ references, signatureValue, problems }: SignatureReport): Bilingual =>
  joined(
    [
      ...references.flatMap((reference) =>
        reference.ok ? [] : [joined([same(`URI="${reference.uri ?? ''}":`), explanationOf(reference, differs)], ' ')],
      ),
      ...(signatureValue.ok ? [] : [joined([same('SignatureValue:'), explanationOf(signatureValue, unverified)], ' ')]),
      ...problems.map(({ message }) => message),
    ],
    ' ',
  );

const validity = ({ certificate }: Pick<Facts, 'certificate'>): Check =>
  is.satisfying({
    expected: { en: 'digests and a signature value that verify', es: 'huellas y un valor de firma que se verifiquen' },
    per: 'document',
    test: () => {
      if (certificate.form === 'none') return unsigned;
      if (certificate.valid) return undefined;
      return { found: causesOf(certificate), at: nearestPart(certificate.parts, 'signature') };
    },
  });

/** The certificate belongs to the issuer, to the provider that the document names, or to who has a mandate. */
const ownership = ({
  certificate,
  issuerRegistry,
  mandates,
}: Pick<Facts, 'certificate' | 'issuerRegistry' | 'mandates'>): Check =>
  is.satisfying({
    expected: {
      en: 'a certificate of the issuer, of its provider or of a holder of its mandate',
      es: 'un certificado del emisor, de su proveedor o de un mandatario suyo',
    },
    per: 'document',
    test: ({ subject }) => {
      if (certificate.certificate === undefined)
        return notEvaluated('There is no readable signing certificate.', 'No hay un certificado de firma legible.');
      const { facts } = certificate.certificate;
      const { issuerNit } = identityOf(subject);
      const provider = subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`) ?? '';
      const entitled = [issuerNit, ...mandates, ...(isProvider(issuerRegistry.get(provider)) ? [provider] : [])];
      if (entitled.some((nit) => nit !== '' && isHeldBy(facts, nit))) return undefined;
      const holders = holderIdentifications(facts).join(', ');
      return {
        found: {
          en: `a certificate of ${holders || 'nobody named'} for issuer ${issuerNit}`,
          es: `un certificado de ${holders || 'nadie identificado'} para el emisor ${issuerNit}`,
        },
        at: nearestPart(certificate.parts, 'x509Certificate'),
      };
    },
  });

export const validityRules = group(
  { code: 'ZE', title: { en: 'Signature', es: 'Firma' }, stage: 'signature', about: 'signature' },
  [
    rule({
      family: 'ZE01',
      title: { en: 'The document is signed with XAdES-EPES', es: 'El documento está firmado con XAdES-EPES' },
      codes: everyDocument(rejects('ZE01')),
      message: 'La firma no es XAdES-EPES',
      place: 'ds:Signature',
      needs: ['certificate'],
      check: form,
      fix: {
        en: 'Sign with XAdES-EPES: SignedProperties with the policy identifier, in QualifyingProperties whose Target is the Id of the signature.',
        es: 'Firme con XAdES-EPES: SignedProperties con el identificador de la política de firma, en un QualifyingProperties cuyo Target sea el Id de la firma.',
      },
      alsoFires: ['DC47'],
      source,
    }),
    rule({
      family: 'ZE02',
      title: {
        en: 'Every digest and the signature value verify',
        es: 'Todas las huellas y el valor de la firma se verifican',
      },
      codes: everyDocument(rejects('ZE02')),
      message: 'Valor de la firma inválido',
      place: { en: 'ds:SignatureValue and ds:DigestValue', es: 'ds:SignatureValue y ds:DigestValue' },
      needs: ['certificate'],
      check: validity,
      fix: {
        en: 'See DC09, DC12, DC15 and DC16 beside this line: they name what does not verify, and why as far as it could be found out.',
        es: 'Consulte DC09, DC12, DC15 y DC16 junto a esta línea: indican qué no se verifica y, si se pudo establecer, por qué.',
      },
      violation: { signed: [{ edit: 'append', path: '/*/cbc:Note', text: ' retocada' }] },
      alsoFires: ['DC09'],
      source,
    }),
    rule({
      family: 'ZE03',
      title: {
        en: 'The issuer, or its provider, owns the signing certificate',
        es: 'El certificado de firma es del emisor o de su proveedor',
      },
      codes: everyDocument(rejects('ZE03')),
      message: 'El emisor no es el dueño del certificado',
      place: { en: 'ds:X509Certificate vs issuer', es: 'ds:X509Certificate y emisor' },
      needs: ['certificate', 'issuerRegistry', 'mandates'],
      check: ownership,
      fix: {
        en: 'Sign with the certificate of the NIT that issues, or register the mandate of its holder.',
        es: 'Firme con el certificado del NIT que emite, o registre el mandato de su titular.',
      },
      violation: { certificate: 'wrongNit' },
      source: annex('FE 1.9', '8.4'),
    }),
  ],
);
