import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notEvaluated } from '../../checks/vocabulary/check.ts';
import * as is from '../../checks/vocabulary/is.ts';
import { annex, everyDocument, group, rejects, rule } from '../../judge/engine/rule.ts';
import type { TestSet } from '../../registry/test-sets.ts';
import type { Contributor } from '../../registry/types.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { flaw, small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { getStatusZip } from './queries.ts';
import { sendTestSetAsync } from './send-async.ts';
import { enabledFor } from './test-sets.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const id = 'f0f0f0f0-0000-4000-8000-000000000001';
const set: TestSet = {
  id,
  issuerNit: issuer.nit,
  family: 'invoicing',
  quotas: { invoice: { required: 3, minimumAccepted: 2 }, creditNote: { required: 1, minimumAccepted: 1 } },
  state: 'open',
};
const company = (changes: Partial<Contributor> = {}): Contributor => ({
  nit: issuer.nit,
  name: 'Ensayo',
  roles: ['issuer'],
  status: 'registered',
  families: [],
  receptionEmail: undefined,
  ...changes,
});

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({
    catalogue: smallCatalogue(),
    registry: { testSets: [set], contributors: [company()] },
  });
});

afterEach(() => authority.registry.close());

const send = async (xml: string) => {
  const contentFile = zipped(xml);
  const { ZipKey } = answered(await sendTestSetAsync(authority)(call({ contentFile, testSetId: id })));
  return answered(await getStatusZip(authority)(call({ trackId: ZipKey ?? '' })))[0];
};
const invoice = (at: number, note = '') => small('invoice', { number: `A${at}`, key: `a${at}`, note });
const creditNote = () => small('creditNote', { number: 'N1', key: 'b1' });
const kept = () => authority.registry.testSet(id);
const contributor = async () => (await authority.registry.contributors([issuer.nit])).get(issuer.nit);

describe('in production', () => {
  it.each(['f0f0f0f0-0000-4000-8000-000000000001', 'f0f0f0f0-0000-4000-8000-000000000002'])(
    'no test set takes anything or exempts its company from rule 92: %s',
    async (testSetId) => {
      const sent = call({ contentFile: zipped(invoice(1)), testSetId });
      const { answer } = await sendTestSetAsync({ ...authority, environment: '1' })(sent);
      expect(answer).toMatchObject({ ZipKey: '', ErrorMessageList: [{ Success: false }] });
      expect([await kept(), (await authority.registry.dump()).testSets]).toEqual([set, [set]]);
    },
  );
});

describe('a company that sends for a test set', () => {
  it('counts as enabled for its family, and no other company does', async () => {
    const other = company({ nit: '901500600' });
    await authority.registry.replace({ contributors: [company(), other] });
    const found = await enabledFor(authority.registry, set).contributors([issuer.nit, other.nit]);
    expect([...found.values()]).toEqual([company({ status: 'enabled', families: ['invoicing'] }), other]);
    expect(await contributor()).toEqual(company());
  });
});

describe('a test set that nobody opened', () => {
  const unknown = 'f0f0f0f0-0000-4000-8000-000000000002';
  const upload = (xml: string, certificateNit: string | undefined) =>
    sendTestSetAsync(authority)({ ...call({ contentFile: zipped(xml), testSetId: unknown }), certificateNit });

  it('is opened by a file that is no document, for the holder of the certificate', async () => {
    await upload('<Recibo', issuer.nit);
    expect(await authority.registry.testSet(unknown)).toMatchObject({ issuerNit: issuer.nit, family: 'invoicing' });
  });

  it('is not kept where neither document nor certificate names an issuer', async () => {
    await upload('<Recibo', undefined);
    expect(await authority.registry.testSet(unknown)).toBeUndefined();
  });
});

describe('a test set with quotas', () => {
  it('is accepted once it was sent in full and enough of each kind accepted; that enables the company, and the set takes nothing more', async () => {
    await send(invoice(1));
    await send(invoice(2));
    await send(creditNote());
    expect(await kept()).toMatchObject({ state: 'open', progress: { invoice: { sent: 2, accepted: 2 } } });
    expect(await contributor()).toMatchObject({ status: 'registered', families: [] });
    await send(invoice(4, flaw));
    expect((await kept())?.state).toBe('accepted');
    expect(await contributor()).toMatchObject({ status: 'enabled', families: ['invoicing'] });
    expect(await send(invoice(3))).toMatchObject({
      StatusCode: '2',
      StatusDescription: `Set de prueba con identificador ${id} se encuentra Aceptado.`,
    });
  });

  it('tolerates rejections within its quota, and is rejected beyond it', async () => {
    await send(invoice(1, flaw));
    expect((await kept())?.state).toBe('open');
    await send(invoice(2, flaw));
    expect(await kept()).toMatchObject({ state: 'rejected', progress: { invoice: { sent: 2, accepted: 0 } } });
    expect((await contributor())?.status).toBe('registered');
    expect(await send(invoice(3))).toMatchObject({ StatusCode: '2', IsValid: false });
  });

  it('is neither closed by refusals because a rule could not be evaluated, nor does it count them', async () => {
    const unsure = '¿?';
    const open = group({ code: 'XO', title: same('Open'), stage: 'content' }, [
      rule({
        family: 'XO01',
        title: same('The registry has what the rule needs'),
        codes: everyDocument(rejects('XO01')),
        message: 'Nunca',
        check: is.satisfying({
          expected: same('a record'),
          per: 'document',
          test: ({ subject }) =>
            subject.document.text.includes(unsure) ? notEvaluated('No record.', 'No hay registro.') : undefined,
        }),
        fix: same('Register it.'),
        source: annex('FE 1.9'),
      }),
    ]);
    authority = { ...authority, catalogue: smallCatalogue(open) };
    for (const at of [1, 2, 3]) {
      expect(await send(invoice(at, unsure))).toMatchObject({
        StatusCode: '99',
        ErrorMessage: ['Regla: XO01, Rechazo: La regla no se pudo evaluar. No hay registro.'],
      });
    }
    expect(await kept()).toEqual(set);
    for (const xml of [invoice(1), invoice(2), invoice(3), creditNote()]) await send(xml);
    expect((await kept())?.state).toBe('accepted');
  });

  it('counts neither documents filed before nor files that are not documents', async () => {
    await send(invoice(1));
    await send(invoice(1));
    await send('<Recibo/>');
    expect((await kept())?.progress).toEqual({ invoice: { sent: 1, accepted: 1 } });
  });

  it('counts documents that arrive at the same time, each once', async () => {
    await Promise.all([invoice(1), invoice(2), invoice(3), creditNote()].map(send));
    expect((await kept())?.state).toBe('accepted');
  });

  it('does not enable a company that is cancelled', async () => {
    await authority.registry.replace({ contributors: [company({ status: 'cancelled' })] });
    for (const xml of [invoice(1), invoice(2), invoice(3), creditNote()]) await send(xml);
    expect((await kept())?.state).toBe('accepted');
    expect(await contributor()).toMatchObject({ status: 'cancelled', families: [] });
  });

  it('counts nothing of another family', async () => {
    await send(small('supportDocument', { key: 'c1' }));
    expect((await kept())?.progress).toBeUndefined();
  });

  it('reports the company it enabled, once', async () => {
    const told: unknown[] = [];
    const onEnabled = (enabling: unknown): Promise<void> => Promise.resolve(void told.push(enabling));
    authority = { ...authority, onEnabled };
    for (const xml of [invoice(1), invoice(2), creditNote(), invoice(3), invoice(4)]) await send(xml);
    expect(told).toEqual([{ nit: issuer.nit, family: 'invoicing' }]);
  });

  it('keeps its counts in a snapshot, and loses them in a reset', async () => {
    const { snapshots, reset } = authority.registry;
    await send(invoice(1));
    await snapshots.take({ name: 'one', takenAt: 0, outside: '{}' });
    await send(invoice(2));
    await snapshots.restore('one');
    expect((await kept())?.progress).toEqual({ invoice: { sent: 1, accepted: 1 } });
    await reset();
    expect(await kept()).toEqual(set);
  });

  it('is not lost when another one is opened in the meantime', async () => {
    const others = ['1', '2', '3'].map((last) => `a0a0a0a0-0000-4000-8000-00000000000${last}`);
    const upload = (testSetId: string, xml: string) =>
      sendTestSetAsync(authority)(call({ contentFile: zipped(xml), testSetId }));
    await Promise.all([
      upload(id, invoice(1)),
      ...others.map((other) => upload(other, small('invoice', { number: other, key: other }))),
      upload(id, invoice(2)),
    ]);
    expect((await kept())?.progress).toEqual({ invoice: { sent: 2, accepted: 2 } });
    for (const other of others) expect(await authority.registry.testSet(other)).toMatchObject({ state: 'open' });
  });
});
