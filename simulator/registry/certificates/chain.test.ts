import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { createCertificates } from './certificates.ts';
import {
  evaluateChain,
  refusalsOfCertificate,
  refusalOfCertificate,
  type ChainEvaluation,
  type ChainProblemCode,
} from './chain.ts';
import type { Trust } from './trust.ts';
import type { DefectiveName } from './defective.ts';

const clock = '2026-11-20T10:00:00-05:00';
const now = Date.parse(clock);
const owner = { nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.' };
const certificates = createCertificates(createEnv({ seed: 1, clock }));
const trust = await certificates.trust();
const nothing: Trust = { roots: [], subordinates: [], crls: {} };

const leafOf = async (specimen: DefectiveName | 'good'): Promise<CertificateFacts> => {
  const { chain } = await (specimen === 'good' ? certificates.issuer(owner) : certificates.defective(specimen, owner));
  const facts = await readCertificate(chain[0] ?? Buffer.alloc(0));
  if (facts === undefined) throw new Error('Not a certificate.');
  return facts;
};

type Expected = {
  readonly path: number;
  readonly evaluation: Omit<ChainEvaluation, 'path' | 'problems'>;
  readonly problems: readonly ChainProblemCode[];
};

const good = { accredited: true, verified: true, validity: 'valid', revocation: 'good' } as const;

const table: Readonly<Record<DefectiveName | 'good', Expected>> = {
  good: { path: 3, evaluation: good, problems: [] },
  expired: { path: 3, evaluation: { ...good, validity: 'expired' }, problems: ['certificate-expired'] },
  notYetValid: { path: 3, evaluation: { ...good, validity: 'notYetValid' }, problems: ['certificate-not-yet-valid'] },
  revoked: { path: 3, evaluation: { ...good, revocation: 'revoked' }, problems: ['certificate-revoked'] },
  unreachableCrl: {
    path: 3,
    evaluation: { ...good, revocation: 'unavailable' },
    problems: ['revocation-list-unavailable'],
  },
  unknownAuthority: {
    path: 1,
    evaluation: { ...good, accredited: false, verified: false, revocation: 'notAsked' },
    problems: ['authority-not-accredited'],
  },
  revokedSubordinate: { path: 3, evaluation: { ...good, verified: false }, problems: ['authority-revoked'] },
  forged: {
    path: 1,
    evaluation: { ...good, verified: false, revocation: 'notAsked' },
    problems: ['authority-signature'],
  },
  selfSigned: {
    path: 1,
    evaluation: { ...good, accredited: false, verified: false, revocation: 'notAsked' },
    problems: ['authority-not-accredited'],
  },
  wrongKeyUsage: { path: 3, evaluation: good, problems: [] },
  wrongNit: { path: 3, evaluation: good, problems: [] },
  sha1: { path: 3, evaluation: { ...good, verified: false }, problems: ['weak-algorithm'] },
  weakKey: { path: 3, evaluation: { ...good, verified: false }, problems: ['key-too-short'] },
  noChain: { path: 3, evaluation: good, problems: [] },
};

const codes = ({ problems }: ChainEvaluation): readonly string[] => problems.map(({ code }) => code);

describe('the chain of a certificate', () => {
  it.each(Object.entries(table))('%s', async (specimen, expected) => {
    const { path, problems, ...evaluation } = await evaluateChain(await leafOf(specimen as DefectiveName), trust, now); // a key of the table
    expect(path).toHaveLength(expected.path);
    expect(evaluation).toEqual(expected.evaluation);
    expect(problems.map(({ code }) => code)).toEqual(expected.problems);
  });

  it.each([
    ['2018-12-31T23:59:59-05:00', 'notYetValid'],
    ['2019-01-01T00:00:00-05:00', 'valid'],
    ['2021-06-01T00:00:00-05:00', 'valid'],
    ['2027-11-20T00:00:00-05:00', 'valid'],
    ['2027-11-20T00:00:01-05:00', 'expired'],
  ])('at %s is %s', async (at, validity) => {
    expect((await evaluateChain(await leafOf('good'), trust, Date.parse(at))).validity).toBe(validity);
  });

  it.each([
    ['2019-01-31T23:59:59-05:00', 'good'],
    ['2019-02-01T00:00:00-05:00', 'revoked'],
  ])('of the revoked one at %s is %s', async (at, revocation) => {
    expect((await evaluateChain(await leafOf('revoked'), trust, Date.parse(at))).revocation).toBe(revocation);
  });

  it('is not verified when the authority itself is no longer valid', async () => {
    const evaluation = await evaluateChain(await leafOf('good'), trust, Date.parse('2041-01-01T00:00:00-05:00'));
    expect(evaluation).toMatchObject({ accredited: true, verified: false, validity: 'expired' });
    expect(codes(evaluation)).toEqual(['certificate-expired', 'authority-not-valid']);
  });
});

describe('trust', () => {
  it('in nobody accepts nobody', async () => {
    const evaluation = await evaluateChain(await leafOf('good'), nothing, now);
    expect(evaluation).toMatchObject({ accredited: false, verified: false, revocation: 'notAsked' });
  });

  it('in a subordinate whose root is missing does not verify', async () => {
    const evaluation = await evaluateChain(await leafOf('good'), { ...trust, roots: [] }, now);
    expect(evaluation).toMatchObject({ accredited: true, verified: false, revocation: 'good' });
    expect(codes(evaluation)).toEqual(['root-not-accredited']);
    const [problem] = evaluation.problems;
    const missing = (await readCertificate(await certificates.root()))?.subjectName;
    expect([problem?.message.en, problem?.message.es].map((text) => text?.includes(missing ?? '?'))).toEqual([
      true,
      true,
    ]);
  });

  it('in a root alone does not accredit what a subordinate issued', async () => {
    expect((await evaluateChain(await leafOf('good'), { ...trust, subordinates: [] }, now)).accredited).toBe(false);
  });

  it('without lists cannot exclude a revocation', async () => {
    expect((await evaluateChain(await leafOf('revoked'), { ...trust, crls: {} }, now)).revocation).toBe('unavailable');
  });

  it('ignores a list signed by another authority', async () => {
    const [rootUrl = '', subordinateUrl = ''] = Object.keys(trust.crls);
    const swapped = { [subordinateUrl]: trust.crls[rootUrl] ?? Buffer.alloc(0) };
    expect((await evaluateChain(await leafOf('revoked'), { ...trust, crls: swapped }, now)).revocation).toBe(
      'unavailable',
    );
  });

  it('ignores a list that was altered', async () => {
    const crls = Object.fromEntries(
      Object.entries(trust.crls).map(([url, der]) => {
        const changed = Buffer.from(der);
        changed.writeUInt8(changed.readUInt8(der.length - 1) ^ 1, der.length - 1);
        return [url, changed];
      }),
    );
    expect((await evaluateChain(await leafOf('good'), { ...trust, crls }, now)).revocation).toBe('unavailable');
  });

  it('in any authority accepts a stranger, but not revoked or forged certificates of known authorities', async () => {
    const any: Trust = { ...trust, trustAny: true };
    expect(await evaluateChain(await leafOf('unknownAuthority'), any, now)).toMatchObject({
      accredited: true,
      verified: true,
      revocation: 'notAsked',
      problems: [],
    });
    expect((await evaluateChain(await leafOf('revoked'), any, now)).revocation).toBe('revoked');
    expect((await evaluateChain(await leafOf('forged'), any, now)).verified).toBe(false);
  });

  it('made of garbage trusts nobody and does not throw', async () => {
    const rubbish: Trust = {
      roots: [Buffer.from('x')],
      subordinates: [Buffer.alloc(0)],
      crls: { x: Buffer.from('30820000', 'hex') },
    };
    expect((await evaluateChain(await leafOf('good'), rubbish, now)).accredited).toBe(false);
  });
});

describe('a certificate presented by a client', () => {
  it.each([
    ['good', true],
    ['noChain', true],
    ['wrongNit', true],
    ['unreachableCrl', true],
    ['expired', false],
    ['notYetValid', false],
    ['revoked', false],
    ['unknownAuthority', false],
    ['selfSigned', false],
    ['forged', false],
    ['revokedSubordinate', false],
    ['sha1', false],
  ] as const)('%s is accepted: %s', async (specimen, accepted) => {
    expect((await refusalsOfCertificate((await leafOf(specimen)).der, trust, now)).length === 0).toBe(accepted);
  });

  it.each([
    ['expired', /valid from 2019-01-01 to 2020-01-01/],
    ['revoked', /revocation list/],
    ['unknownAuthority', /CN=Subordinada Desconocida.* --trust/],
    ['selfSigned', /CN=Compañía Ñandú S\.A\.S\..* --trust/],
  ] as const)('that is %s is refused with the reason', async (specimen, reason) => {
    expect(await refusalOfCertificate((await leafOf(specimen)).der, trust, now)).toMatch(reason);
  });

  it('is refused when it is not a certificate', async () => {
    expect(await refusalsOfCertificate(Buffer.from('no certificate'), trust, now)).not.toEqual([]);
  });
});
