/** The required behaviour of every adapter of the issuer's store; an adapter's test file calls it. */
import { afterEach, describe, expect, it } from 'vitest';
import type { KeepOptions, Retention } from '../../common/store/retention.ts';
import type { StorePlace } from '../../common/store/store.ts';
import { document, series, settlement, signedXml } from './documents.fixture.ts';
import { describeNumbers } from './numbers.fixture.ts';
import { describeNumbersGivenSince } from './numbers-given-since.fixture.ts';
import type { SubmissionState } from '../submission/states.ts';
import type { IssuerStore, NewDocument, NewToken, StoredDocument } from './port.ts';
import { describeStates } from './states.fixture.ts';

type Open = (place: StorePlace, keep?: KeepOptions) => Promise<IssuerStore>;

/** `newPlace` returns an empty one each time. */
export const describeIssuerStore = (name: string, newPlace: () => Promise<StorePlace>, open: Open): void => {
  let opened: IssuerStore | undefined;
  const fresh = async (keep?: KeepOptions): Promise<IssuerStore> => (opened = await open(await newPlace(), keep));

  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  describe(`${name}: documents`, () => {
    it('are read back unchanged, sent and unsettled', async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      const { deflatedXml: _, model, presentation, qrText, qrUrl, ...kept } = document();
      expect(await store.document(id)).toEqual({
        ...kept,
        id,
        state: 'sent',
        settledAt: undefined,
        files: { signedXml, model, presentation, qrText, qrUrl, applicationResponse: undefined },
      });
    });

    it("keep the authority's answer when they are settled", async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      await store.settleDocument(id, settlement());
      const { at, state, applicationResponse } = settlement();
      expect(await store.document(id)).toMatchObject({ state, settledAt: at, files: { applicationResponse } });
    });

    it('may be settled again, from sent to accepted', async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      await store.settleDocument(id, settlement({ state: 'sent', applicationResponse: undefined }));
      await store.settleDocument(id, settlement());
      expect(await store.standing(document())).toMatchObject([{ id, state: 'accepted' }]);
    });

    it('are undefined if nobody stored them', async () => {
      expect(await (await fresh()).document(7)).toBeUndefined();
    });
  });

  describe(`${name}: numbers`, () => {
    it('of a rejected document are free again', async () => {
      const store = await fresh();
      await store.settleDocument(await store.addDocument(document()), settlement({ state: 'rejected' }));
      expect(await store.standing(document())).toEqual([]);
    });

    it('of an accepted document are taken, and name it', async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      await store.settleDocument(id, settlement());
      await store.addDocument(document({ key: 'cufe-2' }));
      expect(await store.standing(document())).toMatchObject([
        { key: 'cufe-2', state: 'sent' },
        { id, key: 'cufe-1', issueDate: '2026-11-20', prefix: 'SETP', number: '990000001', state: 'accepted' },
      ]);
    });

    it.each([
      ['another number', { number: '990000002' }],
      ['another prefix', { prefix: 'SETT' }],
      ['another family', { family: '03' }],
      ['another company', { company: '900373076' }],
    ])('are free for %s', async (_case, other) => {
      const store = await fresh();
      await store.settleDocument(await store.addDocument(document()), settlement());
      expect(await store.standing(document(other))).toEqual([]);
    });

    it('ignore leading zeros', async () => {
      const store = await fresh();
      await store.settleDocument(await store.addDocument(document({ number: '007' })), settlement());
      expect(await store.standing(document({ number: '7' }))).toMatchObject([{ number: '7' }]);
      expect(await store.standing(document({ number: '0007' }))).toMatchObject([{ number: '7' }]);
      expect(await store.standing(document({ number: '70' }))).toEqual([]);
    });

    it('list the valid documents, latest first', async () => {
      const store = await fresh();
      const first = await store.addDocument(document({ key: 'a' }));
      const second = await store.addDocument(document({ key: 'b' }));
      const third = await store.addDocument(document({ key: 'c' }));
      await store.settleDocument(first, settlement({ state: 'sent' }));
      await store.settleDocument(second, settlement({ state: 'rejected' }));
      expect((await store.standing(document())).map(({ id, state }) => [id, state])).toEqual([
        [third, 'sent'],
        [first, 'sent'],
      ]);
    });
  });

  describeStates(name, fresh);
  describeNumbersGivenSince(name, fresh);
  describeNumbers(name, fresh);

  describe(`${name}: documents beyond the retention`, () => {
    const dayMs = 86_400_000;
    const keeping = (retention: Retention, today = 0): KeepOptions => ({ retention, now: () => today * dayMs });

    /** As many as it takes for a removal: on two days, the first ones rejected. */
    const filled = async (keep: KeepOptions): Promise<IssuerStore> => {
      const store = await fresh(keep);
      for (let id = 1; id <= 100; id += 1) {
        const number = String(id);
        await store.addDocument(document({ number, key: `cufe-${number}`, createdAt: id <= 30 ? dayMs : 2 * dayMs }));
        await store.settleDocument(id, settlement({ state: id <= 10 ? 'rejected' : 'accepted' }));
      }
      return store;
    };

    const idsWhere = async (
      { document: find }: IssuerStore,
      holds: (found: StoredDocument) => boolean,
    ): Promise<readonly number[]> => {
      const ids = Array.from({ length: 100 }, (_, index) => index + 1);
      const found = await Promise.all(ids.map((id) => find(id)));
      return found.flatMap((each) => (each !== undefined && holds(each) ? [each.id] : []));
    };

    const from = (first: number): readonly number[] => Array.from({ length: 101 - first }, (_, at) => first + at);

    it.each<[string, KeepOptions, number]>([
      ['in number', keeping({ documents: 60 }), 41],
      ['in days', keeping({ days: 5 }, 6.5), 31],
      ['in both', keeping({ days: 5, documents: 60 }, 6.5), 41],
    ])('lose their files: %s', async (_case, keep, first) => {
      const store = await filled(keep);
      await expect.poll(() => idsWhere(store, ({ files }) => files !== undefined)).toEqual(from(first));
      expect(await idsWhere(store, () => true)).toEqual(from(1));
    });

    it('keep their names, codes and numbers', async () => {
      const store = await filled(keeping({ documents: 1 }));
      await expect.poll(async () => (await store.document(20))?.files).toBeUndefined();
      expect(await store.standing(document({ number: '20' }))).toMatchObject([{ id: 20, state: 'accepted' }]);
      expect(await store.standing(document({ number: '5' }))).toEqual([]);
      expect(await store.documentByKey('901500100', 'cufe-20')).toMatchObject({
        id: 20,
        kind: 'invoice',
        issueDate: '2026-11-20',
        settledAt: settlement().at,
        fileName: document().fileName,
      });
      expect(await store.nextNumber(series, 0)).toBe('1');
    });

    it('take the answers to named requests with them', async () => {
      const store = await fresh(keeping({ documents: 60 }));
      const named = (key: string) => ({ company: '901500100', key, body: 'digest', at: 0 });
      await store.nameRequest(named('early'));
      await store.keepAnswer(named('early'), 'answer');
      for (let id = 1; id <= 100; id += 1) {
        if (id === 90) {
          await store.nameRequest(named('late'));
          await store.keepAnswer(named('late'), 'answer');
        }
        await store.addDocument(document({ number: String(id) }));
      }
      await expect.poll(async () => (await store.document(40))?.files).toBeUndefined();
      expect((await store.nameRequest(named('early'))).answer).toBeUndefined();
      expect((await store.nameRequest(named('late'))).answer).toBe('answer');
    });

    it('may be settled later', async () => {
      const store = await filled(keeping({ documents: 1 }));
      await expect.poll(async () => (await store.document(5))?.files).toBeUndefined();
      await store.settleDocument(5, settlement());
      expect(await store.document(5)).toMatchObject({ state: 'accepted', files: undefined });
    });

    it('are forgotten with their outcomes beyond that of the records', async () => {
      const store = await filled(keeping({ records: 50 }));
      await expect.poll(() => idsWhere(store, () => true)).toEqual(from(51));
      expect(await store.standing(document({ number: '20' }))).toEqual([]);
      // Nor do those that were free come again.
      expect(await store.nextNumber(series, 0)).toBe('101');
      expect(await store.addDocument(document({ number: '101' }))).toBe(101);
    });

    it('keep the number of a later document that had it, too', async () => {
      const store = await fresh(keeping({ records: 60 }));
      const first = await store.addDocument(document({ number: '1' }));
      await store.settleDocument(first, settlement({ state: 'rejected' }));
      const lost = { series, content: 'lost', at: 0 };
      expect(await store.takeNumber(lost)).toBe('1');
      await store.releaseNumber({ ...document({ number: '1' }), ...lost }, 'unreported');
      for (let number = 2; number <= 100; number += 1)
        await store.addDocument(
          document(number === 50 ? { number: '1', content: 'lost' } : { number: String(number) }),
        );
      await expect.poll(() => store.document(first)).toBeUndefined();
      expect(await store.givenNumbers(lost)).toMatchObject([{ number: '1' }]);
    });

    const fill = async (store: IssuerStore, first: number, last: number): Promise<void> => {
      for (let number = first; number <= last; number += 1) {
        const id = await store.addDocument(document({ number: String(number), key: `k${String(number)}` }));
        await store.settleDocument(id, settlement());
      }
    };

    it.each([['sent'], ['accepted']] as const)(
      'never bring a number back that a removed document kept: %s',
      async (state) => {
        const store = await fresh(keeping({ records: 60 }));
        const first = await store.addDocument(document({ number: '1', content: 'first' }));
        if (state === 'accepted') await store.settleDocument(first, settlement());
        await fill(store, 2, 49);
        const other = await store.addDocument(document({ number: '1', content: 'other' }));
        await store.numberIsElsewhere(other);
        await store.settleDocument(other, settlement({ state: 'rejected' }));
        await fill(store, 50, 105);
        await expect.poll(() => store.document(first)).toBeUndefined();
        expect(await store.nextNumber(series, 0)).toBe('106');
      },
    );

    it('never bring a number back whose process was killed while another document got it', async () => {
      const store = await fresh(keeping({ records: 60 }));
      await store.takeNumber({ series, content: 'killed', at: 0 });
      const other = await store.addDocument(document({ number: '1', content: 'other' }));
      await store.settleDocument(other, settlement());
      await store.useNumber({ ...document({ number: '1' }), content: 'other' });
      await fill(store, 2, 105);
      await expect.poll(() => store.document(other)).toBeUndefined();
      expect(await store.nextNumber(series, 1_000_000_000)).toBe('106');
    });
  });

  describe(`${name}: file names`, () => {
    it('lead to their document, within their company', async () => {
      const store = await fresh();
      const id = await store.addDocument(document());
      expect(await store.documentNamed('901500100', 'printedName', 'FES-SETP990000001')).toMatchObject({ id });
      expect(await store.documentNamed('901500100', 'attachedName', 'ad1')).toMatchObject({ id });
      expect(await store.documentNamed('900373076', 'printedName', 'FES-SETP990000001')).toBeUndefined();
      expect(await store.documentNamed('901500100', 'attachedName', 'FES-SETP990000001')).toBeUndefined();
    });

    it('lead to the latest document of a number while none is accepted', async () => {
      const store = await fresh();
      await store.addDocument(document());
      const second = await store.addDocument(document({ key: 'b' }));
      expect(await store.documentNamed('901500100', 'printedName', 'FES-SETP990000001')).toMatchObject({ id: second });
    });

    it('lead to the accepted one of two documents with one unique code', async () => {
      const store = await fresh();
      const first = await store.addDocument(document());
      await store.settleDocument(first, settlement());
      await store.settleDocument(await store.addDocument(document()), settlement({ state: 'rejected' }));
      expect(await store.documentByKey('901500100', document().key)).toMatchObject({ id: first, state: 'accepted' });
    });

    it('lead to the accepted document of a number, sent again or not', async () => {
      const store = await fresh();
      const first = await store.addDocument(document());
      await store.settleDocument(first, settlement());
      const second = await store.addDocument(document({ key: 'b' }));
      await store.settleDocument(second, settlement({ state: 'rejected' }));
      expect(await store.documentNamed('901500100', 'printedName', 'FES-SETP990000001')).toMatchObject({ id: first });
    });
  });

  describe(`${name}: lists`, () => {
    it('have the accepted documents of a company and of some days, oldest first', async () => {
      const store = await fresh();
      const add = async (key: string, over: Partial<NewDocument> = {}, state: SubmissionState = 'accepted') =>
        store.settleDocument(await store.addDocument(document({ key, ...over })), settlement({ state }));
      await add('a', { issueDate: '2026-11-19' });
      await add('b');
      await add('c', { issueDate: '2026-11-21' });
      await add('d', { company: '900373076' });
      await add('e', {}, 'rejected');
      await add('f', { issueDate: '2026-11-22' });
      await store.addDocument(document({ key: 'g' }));
      const keys = async (from: string, to: string, most = 9) =>
        (await store.acceptedIn('901500100', { from, to }, most)).map(({ key }) => key);
      expect(await keys('2026-11-20', '2026-11-21')).toEqual(['b', 'c']);
      expect(await keys('2026-11-01', '2026-11-30')).toEqual(['a', 'b', 'c', 'f']);
      expect(await keys('2026-11-01', '2026-11-30', 2)).toEqual(['a', 'b']);
      const [listed] = await store.acceptedIn('901500100', { from: '2026-11-20', to: '2026-11-20' }, 1);
      const { typeCode, prefix, number, issueDate, printedName, createdAt, model } = document();
      expect(listed).toMatchObject({ typeCode, prefix, number, issueDate, printedName, createdAt, model });
    });
  });

  describe(`${name}: sequences`, () => {
    const sequence = { company: '901500100', year: 2026 };

    it('count from 1, each on its own', async () => {
      const store = await fresh();
      const next = store.nextInSequence;
      expect([await next(sequence), await next(sequence), await next(sequence)]).toEqual([1, 2, 3]);
      expect(await next({ ...sequence, year: 2027 })).toBe(1);
      expect(await next({ ...sequence, company: '900373076' })).toBe(1);
      expect(await next(sequence)).toBe(4);
    });

    it('never return a number twice to simultaneous callers', async () => {
      const store = await fresh();
      const given = await Promise.all(Array.from({ length: 50 }, () => store.nextInSequence(sequence)));
      expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    });
  });

  describe(`${name}: tokens`, () => {
    it('are listed by digest, once', async () => {
      const store = await fresh();
      const token = { digest: Buffer.from([0, 1, 254, 255]), company: '901500100', at: 1 };
      await store.addToken(token);
      await store.addToken(token);
      expect(await store.tokenDigests()).toEqual([{ digest: token.digest, company: token.company }]);
    });
  });

  describe(`${name}: companies`, () => {
    const nit = '901500100';
    const tokenOf = (caller: number): NewToken => ({ digest: Buffer.from([caller]), company: nit, at: caller });
    const callers = Array.from({ length: 20 }, (_, caller) => caller);

    it('are read back as they were decided, with the token', async () => {
      const store = await fresh();
      const given: unknown[] = [];
      const become = (record: object, token: object = {}): Promise<unknown> =>
        store.changeCompany(nit, (stored) => {
          given.push(stored);
          return { ok: true, record, ...token };
        });
      await become({ name: 'Añil', software: { pin: '12345' } }, { token: tokenOf(1) });
      expect(await become({ name: 'Otra' })).toEqual({ ok: true, record: { name: 'Otra' } });
      expect(given).toEqual([undefined, { name: 'Añil', software: { pin: '12345' } }]);
      expect(await store.companies()).toEqual([{ nit, record: { name: 'Otra' } }]);
      expect(await store.tokenDigests()).toEqual([{ digest: tokenOf(1).digest, company: nit }]);
    });

    it('are registered by one of simultaneous callers, whose token alone is stored', async () => {
      const store = await fresh();
      // A connection that is opened first would let the others begin one by one.
      await Promise.all(callers.map(() => store.companies()));
      const decided = await Promise.all(
        callers.map((caller) =>
          store.changeCompany(nit, (stored) =>
            stored === undefined
              ? { ok: true, record: { caller }, token: tokenOf(caller) }
              : { ok: false, refusal: stored },
          ),
        ),
      );
      const [first, ...others] = decided.flatMap((each) => (each.ok ? [each.record.caller] : []));
      expect(others).toEqual([]);
      expect(decided.flatMap((each) => (each.ok ? [] : [each.refusal]))).toEqual(
        callers.slice(1).map(() => ({ caller: first })),
      );
      expect(await store.companies()).toEqual([{ nit, record: { caller: first } }]);
      expect(await store.tokenDigests()).toEqual([{ digest: tokenOf(first ?? -1).digest, company: nit }]);
    });

    it('keep every one of simultaneous changes', async () => {
      const store = await fresh();
      await Promise.all(
        callers.map((caller) =>
          store.changeCompany(nit, (stored) => ({
            ok: true,
            record: { ...(stored as object | undefined), [`of${String(caller)}`]: caller }, // stored here
          })),
        ),
      );
      const record = Object.fromEntries(callers.map((caller) => [`of${String(caller)}`, caller]));
      expect(await store.companies()).toEqual([{ nit, record }]);
    });

    it('stay as they are, for other processes too, if that is decided or deciding fails', async () => {
      const store = await fresh();
      await store.changeCompany(nit, () => ({ ok: true, record: { name: 'Una' } }));
      await store.hasChanged();
      expect(await store.changeCompany(nit, () => ({ ok: false, refusal: 'no' }))).toEqual({
        ok: false,
        refusal: 'no',
      });
      const fail = (): never => {
        throw new RangeError('of the test');
      };
      await expect(store.changeCompany(nit, fail)).rejects.toThrow(RangeError);
      expect(await store.hasChanged()).toBe(false);
      expect(await store.companies()).toEqual([{ nit, record: { name: 'Una' } }]);
    });

    it('have neither the record nor the token if one of them cannot be stored', async () => {
      const store = await fresh();
      // The database refuses a token of nobody.
      const token = { ...tokenOf(1), company: null as unknown as string };
      await expect(store.changeCompany(nit, () => ({ ok: true, record: {}, token }))).rejects.toThrow(/null/i);
      expect([await store.companies(), await store.tokenDigests()]).toEqual([[], []]);
    });
  });
};
