import type { Credentials } from '../../../src/common/credentials.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { authorities, revocationLists, type CertificationAuthority } from './authorities.ts';
import { issueCertificate, type CertificateRequest } from './issue.ts';
import { privateKey } from './keys.ts';
import type { LeafRequests } from './leaf-request.ts';
import { ownerName, type CertificateOwner } from './names.ts';

type Specimen = {
  /** Its defect, in one sentence of each language. */
  readonly about: Bilingual;
  /** The first rule that rejects a document signed with it; null where none does. */
  readonly document: string | null;
  /** The rule, status or failed check that answers a message signed with it. */
  readonly message: string | null;
  readonly authority?: 'revokedSubordinate' | 'unknown';
  readonly owner?: (owner: CertificateOwner) => CertificateOwner;
  readonly change?: Partial<CertificateRequest>;
  /** Signed by itself, or with a key that is not the named authority's. */
  readonly signer?: 'itself' | 'forger';
  readonly withoutChain?: boolean;
};

/**
 * The serial number of the revoked specimen is fixed, whatever its owner, so that the revocation list can be published
 * before the certificate is requested.
 */
export const revokedSerial = '1a0666';

const midnight = (date: string): number => Date.parse(`${date}T05:00:00Z`);

const fault = 'certificate-not-accredited';

const specimens = {
  expired: {
    document: 'ZD02',
    message: fault,
    about: { en: 'Its validity ended on 2020-01-01.', es: 'Su vigencia terminó el 01/01/2020.' },
    change: { notAfter: midnight('2020-01-01') },
  },
  notYetValid: {
    document: 'ZD02',
    message: fault,
    about: { en: 'Its validity starts on 2039-01-01.', es: 'Su vigencia comienza el 01/01/2039.' },
    change: { notBefore: midnight('2039-01-01'), notAfter: midnight('2040-01-01') },
  },
  revoked: {
    document: 'ZD04',
    message: fault,
    about: { en: 'The revocation list of its issuer names it.', es: 'Figura en la lista de revocación de su emisor.' },
    change: { serial: revokedSerial },
  },
  unreachableCrl: {
    document: 'ZD03',
    message: 'ZC02',
    about: {
      en: 'It names a revocation list that is unavailable.',
      es: 'Indica una lista de revocación que no está disponible.',
    },
    change: { crlUrl: revocationLists.unreachable.url },
  },
  unknownAuthority: {
    document: 'ZD05',
    message: fault,
    about: { en: 'Its authority is not accredited.', es: 'Su entidad no está acreditada.' },
    authority: 'unknown',
    change: { crlUrl: undefined },
  },
  revokedSubordinate: {
    document: 'ZD06',
    message: fault,
    about: { en: 'The root revoked the authority that issued it.', es: 'La raíz revocó la entidad que lo emitió.' },
    authority: 'revokedSubordinate',
    change: { crlUrl: revocationLists.revokedSubordinate.url },
  },
  forged: {
    document: 'ZD06',
    message: fault,
    about: {
      en: 'It names an accredited authority, whose signature it does not bear.',
      es: 'Indica una entidad acreditada, pero no tiene su firma.',
    },
    signer: 'forger',
  },
  selfSigned: {
    document: 'ZD05',
    message: fault,
    about: { en: 'It was issued by its own holder.', es: 'Lo emitió su propio titular.' },
    signer: 'itself',
    withoutChain: true,
    change: { crlUrl: undefined },
  },
  wrongKeyUsage: {
    document: 'ZD07',
    message: 'ZC06',
    about: {
      en: 'Its key usage lacks digital signature and non-repudiation.',
      es: 'Su uso de clave no incluye firma digital ni no repudio.',
    },
    change: { usage: 'encryption' },
  },
  wrongNit: {
    document: 'ZE03',
    message: '89',
    about: { en: 'It belongs to another taxpayer.', es: 'Pertenece a otro contribuyente.' },
    owner: (owner) => ({
      nit: owner.nit === '800000001' ? '800000002' : '800000001',
      checkDigit: '',
      name: 'Otro Contribuyente S.A.S.',
    }),
  },
  sha1: {
    document: 'ZD06',
    message: fault,
    about: { en: 'Its authority signed it with SHA-1.', es: 'Su entidad lo firmó con SHA-1.' },
    change: { hash: 'SHA-1' },
  },
  weakKey: {
    document: 'ZD06',
    message: fault,
    about: { en: 'Its RSA key has 1024 bits.', es: 'Su clave RSA tiene 1024 bits.' },
    change: { key: 'weak-1024' },
  },
  noChain: {
    document: null,
    message: null,
    about: {
      en: 'It is good, but comes without the certificates of its authorities.',
      es: 'Es válido, pero viene sin los certificados de sus entidades.',
    },
    withoutChain: true,
  },
} as const satisfies Record<string, Specimen>;

export type DefectiveName = keyof typeof specimens;

export const defectiveNames = Object.keys(specimens) as readonly DefectiveName[]; // the keys of the table above

export const defectiveCertificates = defectiveNames.map((name) => {
  const { about, document, message }: Specimen = specimens[name];
  return { name, about, document, message };
});

/** Issues a deliberately defective certificate to the owner. */
export const issueDefective = async (
  name: DefectiveName,
  owner: CertificateOwner,
  requests: LeafRequests,
): Promise<Credentials> => {
  const specimen: Specimen = specimens[name];
  const holder = specimen.owner?.(owner) ?? owner;
  const authority: CertificationAuthority = await authorities[specimen.authority ?? 'subordinate']();
  const good = requests.of(holder, 'zoo', authority);
  const request = { ...good, serial: requests.serial(`${name} ${owner.nit}`), ...specimen.change };
  const signedBy = {
    authority,
    itself: { name: ownerName(holder), key: request.key },
    forger: { name: authority.name, key: request.key, claims: authority.key },
  }[specimen.signer ?? 'authority'];
  const leaf = await issueCertificate({ ...request, issuer: signedBy });
  return {
    privateKey: privateKey(request.key),
    chain: specimen.withoutChain === true ? [leaf] : [leaf, ...authority.chain],
  };
};
