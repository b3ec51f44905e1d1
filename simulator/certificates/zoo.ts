import type { Credentials } from '../../src/common/credentials.ts';
import { revocationLists, type Authorities, type CertificationAuthority } from './authorities.ts';
import { issueCertificate, type CertificateRequest } from './issue.ts';
import { privateKey } from './keys.ts';
import type { LeafRequests } from './leaf-request.ts';
import { ownerName, type CertificateOwner } from './names.ts';

type Specimen = {
  /** Its defect, in one English sentence. */
  readonly about: string;
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

const specimens = {
  expired: {
    about: 'Its validity ended on 2020-01-01.',
    change: { notAfter: midnight('2020-01-01') },
  },
  notYetValid: {
    about: 'Its validity starts on 2039-01-01.',
    change: { notBefore: midnight('2039-01-01'), notAfter: midnight('2040-01-01') },
  },
  revoked: { about: 'The revocation list of its issuer names it.', change: { serial: revokedSerial } },
  unreachableCrl: {
    about: 'It names a revocation list that cannot be had.',
    change: { crlUrl: revocationLists.unreachable.url },
  },
  unknownAuthority: {
    about: 'Its authority is not accredited.',
    authority: 'unknown',
    change: { crlUrl: undefined },
  },
  revokedSubordinate: {
    about: 'The root revoked the authority that issued it.',
    authority: 'revokedSubordinate',
    change: { crlUrl: revocationLists.revokedSubordinate.url },
  },
  forged: { about: 'It names an accredited authority, whose signature it does not bear.', signer: 'forger' },
  selfSigned: {
    about: 'It was issued by its own holder.',
    signer: 'itself',
    withoutChain: true,
    change: { crlUrl: undefined },
  },
  wrongKeyUsage: {
    about: 'Its key usage lacks digital signature and non-repudiation.',
    change: { usage: 'encryption' },
  },
  wrongNit: {
    about: 'It belongs to another taxpayer.',
    owner: (owner) => ({
      nit: owner.nit === '800000001' ? '800000002' : '800000001',
      checkDigit: '',
      name: 'Otro Contribuyente S.A.S.',
    }),
  },
  sha1: { about: 'Its authority signed it with SHA-1.', change: { hash: 'SHA-1' } },
  weakKey: { about: 'Its RSA key has 1024 bits.', change: { key: 'weak-1024' } },
  noChain: { about: 'It is good, but comes without the certificates of its authorities.', withoutChain: true },
} as const satisfies Record<string, Specimen>;

export type ZooName = keyof typeof specimens;

export const zooNames = Object.keys(specimens) as readonly ZooName[]; // the keys of the table above

export const describeSpecimen = (name: ZooName): string => specimens[name].about;

/**
 * The consequences of a defective certificate: the first rule that rejects a document signed with it; the rule, status
 * or failed check that answers a message.
 */
export type SpecimenCause = { readonly document: string | null; readonly message: string | null };

const fault = 'certificate-not-accredited';

const causes: Readonly<Record<ZooName, SpecimenCause>> = {
  expired: { document: 'ZD02', message: fault },
  notYetValid: { document: 'ZD02', message: fault },
  revoked: { document: 'ZD04', message: fault },
  unreachableCrl: { document: 'ZD03', message: 'ZC02' },
  unknownAuthority: { document: 'ZD05', message: fault },
  revokedSubordinate: { document: 'ZD06', message: fault },
  forged: { document: 'ZD06', message: fault },
  selfSigned: { document: 'ZD05', message: fault },
  wrongKeyUsage: { document: 'ZD07', message: 'ZC06' },
  wrongNit: { document: 'ZE03', message: '89' },
  sha1: { document: 'ZD06', message: fault },
  weakKey: { document: 'ZD06', message: fault },
  noChain: { document: null, message: null },
};

export const causeOfSpecimen = (name: ZooName): SpecimenCause => causes[name];

/** The material for defective certificates. */
export type ZooKeeping = { readonly authorities: Authorities; readonly requests: LeafRequests };

/** Issues a deliberately defective certificate to the owner. */
export const issueSpecimen = async (
  name: ZooName,
  owner: CertificateOwner,
  { authorities, requests }: ZooKeeping,
): Promise<Credentials> => {
  const specimen: Specimen = specimens[name];
  const holder = specimen.owner?.(owner) ?? owner;
  const authority: CertificationAuthority = await authorities[specimen.authority ?? 'subordinate']();
  const good = requests.of(holder, 'zoo', authority);
  const request = { ...good, serial: requests.serial(`${name} ${owner.nit}`), ...specimen.change };
  const signedBy = {
    authority,
    itself: { name: ownerName(holder), key: request.key },
    forger: { name: authority.name, key: request.key },
  }[specimen.signer ?? 'authority'];
  const leaf = await issueCertificate({ ...request, issuer: signedBy });
  return {
    privateKey: privateKey(request.key),
    chain: specimen.withoutChain === true ? [leaf] : [leaf, ...authority.chain],
  };
};
