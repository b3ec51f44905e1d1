/**
 * Documents with one to three faults in their content, the changes that are proposed for them, and the verdict on the
 * changed document when the issuing service signs it again. Neither the faults nor the signature know of the proposals.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProposedChanges } from '../../../../simulator/amend/changes.ts';
import { editText } from '../../../../simulator/amend/edit-text.ts';
import { createApartJudge, type ApartJudge } from '../../../../simulator/reception/judge-apart.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { createEnv, seededRandom } from '../../../common/env/env.ts';
import { isLong, volume } from '../../../common/testing/volume.ts';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import { startBox, type Box } from '../../box.ts';
import { acceptedDocuments, withFaults, type Accepted } from './faulty.fixture.ts';

const clock = '2026-03-16T15:00:00Z';
const seed = 'amended';
const wanted = volume(20, isLong ? 300 : 150);

/** Of kinds that the tour issues. */
let accepted: readonly Accepted[];
let judges: readonly ApartJudge[];
let box: Box;

const bytesOf = (xml: string) => ({ name: 'documento.xml', bytes: Buffer.from(xml) });

beforeAll(async () => {
  box = await startBox({ seed, clock });
  accepted = await acceptedDocuments(box, seed);
  const authority = await createAuthority({ env: createEnv({ clock, seed }) });
  judges = await Promise.all(
    accepted.map((own) =>
      createApartJudge(authority, {
        prior: accepted.filter((other) => other !== own).map(({ xml }) => bytesOf(xml)),
        supplied: { registry: true, trust: true },
      }),
    ),
  );
});

afterAll(async () => {
  await Promise.all(judges.map((judge) => judge.close()));
  await box.close();
});

const signedAgain = async (xml: string): Promise<string> => {
  const unsigned = xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replace(/^<\?xml[^>]*\?>/, '');
  const credentials = await box.company.credentials();
  const ids = signatureIds(seededRandom(xml));
  const signed = signDocument(unsigned, { credentials, signingTime: Date.parse(clock), role: 'supplier', ids });
  if (!signed.ok) throw new Error(signed.message);
  return signed.xml;
};

type Tried = {
  readonly name: string;
  readonly proposed: ProposedChanges;
  /** Of the changed document, signed by the issuing service. */
  readonly verdict: string;
};

/** Undefined for faults that nobody minds. */
const tryOne = async (at: number): Promise<Tried | undefined> => {
  const { name, xml } = accepted[at % accepted.length] ?? expect.fail();
  const judge = judges[at % accepted.length] ?? expect.fail();
  const faulty = await signedAgain(withFaults(seededRandom(`${seed} ${String(at)}`), xml));
  const report = await judge.judge(bytesOf(faulty));
  if (report.verdict !== 'rejected') return undefined;
  const proposed = (await judge.propose(bytesOf(faulty), report)) ?? expect.fail('nothing is proposed');
  const changed = editText(
    faulty,
    proposed.changes.map(({ edit }) => edit),
  );
  const { verdict } = await judge.judge(bytesOf(await signedAgain(changed)));
  return { name, proposed, verdict };
};

describe('the changes proposed for documents with faults', () => {
  const tried: Tried[] = [];

  beforeAll(async () => {
    for (let at = 0; tried.length < wanted; at += 1) {
      const one = await tryOne(at);
      if (one !== undefined) tried.push(one);
    }
  });

  it('make 95 % of them pass when they are signed again', () => {
    const failed = tried
      .filter(({ verdict }) => verdict !== 'accepted')
      .map(({ name, proposed: { left } }) => [name, left]);
    expect(failed.length / tried.length, JSON.stringify(failed)).toBeLessThanOrEqual(0.05);
  });

  it('promise no verdict that the document does not get', () => {
    const promised = tried.map(({ name, proposed: { verdict } }) => `${name} ${verdict}`);
    expect(tried.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(promised);
  });

  it('set no value twice', () => {
    const places = tried.map(({ proposed: { changes } }) =>
      changes.flatMap(({ edit }) => (edit.edit === 'set' ? [edit.path] : [])),
    );
    expect(places.map((paths) => new Set(paths).size)).toEqual(places.map(({ length }) => length));
  });

  it('follow from codes that are changed before them', () => {
    for (const { proposed } of tried) {
      const { changes } = proposed;
      const early = changes.filter(
        ({ followsFrom }, at) =>
          followsFrom !== undefined && !changes.slice(0, at).some(({ code }) => code === followsFrom),
      );
      expect(early).toEqual([]);
    }
  });
});
