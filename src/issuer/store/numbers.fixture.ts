/** How numbers are given, taken and returned. */
import { describe, expect, it } from 'vitest';
import type { SubmissionState } from '../submission/states.ts';
import { document, series, settlement } from './documents.fixture.ts';
import type { FiledRequest, IssuerStore, NumberRequest, NumberSeries, NumberStart, TakenNumber } from './port.ts';

const request = (content = 'one', over: Partial<NumberSeries> = {}, at = 0): NumberRequest => ({
  series: { ...series, ...over },
  content,
  at,
});

/** The number as the request of that content took it. */
const held = (number: string, content = 'one', at = 0): TakenNumber => ({ ...document({ number }), content, at });

const start = (number: string, over: Partial<NumberSeries> = {}, at = 0): NumberStart => ({
  series: { ...series, ...over },
  number,
  at,
});

const stored = async (store: IssuerStore, number: string, state: SubmissionState): Promise<void> => {
  await store.settleDocument(await store.addDocument(document({ number, key: number })), settlement({ state }));
};

const minuteMs = 60_000;

export const describeNumbers = (name: string, fresh: () => Promise<IssuerStore>): void => {
  describe(`${name}: given numbers`, () => {
    it('continue after the highest that is kept in the range, compared as a number and not as text', async () => {
      const store = await fresh();
      expect(await store.nextNumber(series, 0)).toBe('1');
      await stored(store, '99', 'sent');
      await stored(store, '100', 'accepted');
      for (const state of ['rejected', 'not-sent', 'superseded'] as const) await stored(store, '500', state);
      await store.addDocument(document({ number: '900', prefix: 'SETT' }));
      expect(await store.nextNumber(series, 0)).toBe('101');
    });

    it.each(['99000000155', '9223372036854775807', '99999999999999999999999999'])(
      'do not count what is outside the range: %s',
      async (number) => {
        const store = await fresh();
        await stored(store, number, 'sent');
        expect(await store.nextNumber({ ...series, to: '995000000' }, 0)).toBe('1');
      },
    );

    it.each(['999999999999999998', '9223372036854775807', '99999999999999999998'])(
      'may have as many digits as they like: after %s',
      async (number) => {
        const store = await fresh();
        await stored(store, number, 'accepted');
        expect(await store.takeNumber(request())).toBe((BigInt(number) + 1n).toString());
      },
    );

    it('begin at the plain form of the first, and are beyond the range when it is used up', async () => {
      const store = await fresh();
      const short = { ...series, from: '008', to: '9' };
      expect([await store.takeNumber(request('a', short)), await store.takeNumber(request('b', short))]).toEqual([
        '8',
        '9',
      ]);
      await stored(store, '9', 'accepted');
      expect(await store.nextNumber(short, 0)).toBe('10');
    });

    it('beyond the range are given once, too', async () => {
      const { addDocument, takeNumber } = await fresh();
      const short = { ...series, to: '2' };
      await addDocument(document({ number: '3' }));
      const taken = await Promise.all(['a', 'b', 'c', 'd'].map((content) => takeNumber(request(content, short))));
      expect(taken.toSorted()).toEqual(['1', '2', '4', '5']);
    });

    it('are given once to simultaneous callers, whatever their content', async () => {
      const { takeNumber } = await fresh();
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, at) => takeNumber(request(`of ${String(at % 3)}`))),
      );
      expect(taken.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => 1 + at));
    });

    it('are given again, the lowest first, when their requests end without a document that keeps them', async () => {
      const store = await fresh();
      for (const content of ['a', 'b', 'c']) await store.takeNumber(request(content));
      await stored(store, '1', 'rejected');
      await store.releaseNumber(held('1', 'a'), 'reported');
      await store.releaseNumber(held('2', 'b'), 'unreported');
      expect(await store.nextNumber(series, 0)).toBe('1');
      expect([await store.takeNumber(request('d')), await store.takeNumber(request('e'))]).toEqual(['1', '2']);
      expect(await store.takeNumber(request('f'))).toBe('4');
    });

    it.each(['sent', 'in-process', 'accepted'] as const)(
      'are not given again under a document that is %s',
      async (state) => {
        const store = await fresh();
        await store.takeNumber(request());
        await stored(store, '1', state);
        await store.releaseNumber(held('1'), 'unreported');
        expect(await store.takeNumber(request('two'))).toBe('2');
      },
    );

    it('are given again after a minute, if no document was stored: their process ended', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      expect(await store.takeNumber(request('two', {}, minuteMs))).toBe('2');
      expect(await store.takeNumber(request('three', {}, minuteMs + 1))).toBe('1');
    });

    it('are known to the same request until one was given a verdict', async () => {
      const store = await fresh();
      await store.takeNumber(request('one', {}, 7));
      expect(await store.givenNumbers(request())).toEqual([{ number: '1', since: 7, isOwn: true }]);
      expect(await store.givenNumbers(request('two'))).toEqual([]);
      await store.releaseNumber(held('1', 'one', 7), 'unreported');
      const [again = { number: '', since: 0 }] = await store.givenNumbers(request());
      expect(again).toEqual({ number: '1', since: undefined, isOwn: true });
      await store.takeAgain(request('one', {}, 8), again);
      await store.releaseNumber(held('1', 'one', 8), 'reported');
      expect(await store.givenNumbers(request())).toEqual([]);
    });

    it('are not given back by a request whose number another one has since', async () => {
      const store = await fresh();
      await store.takeNumber(request('slow'));
      const later = minuteMs + 1;
      expect(await store.takeNumber(request('one', {}, later))).toBe('1');
      await store.releaseNumber(held('1', 'slow'), 'unreported');
      expect(await store.takeNumber(request('two', {}, later))).toBe('2');
      await store.releaseNumber(held('1', 'one', later), 'reported');
      expect(await store.takeNumber(request('three', {}, later))).toBe('1');
    });

    it('are given back when the document comes free that was queued under them, or sent by a request that stated them', async () => {
      const store = await fresh();
      const stated = await store.addDocument(document({ number: '1', key: '1' }));
      const number = await store.takeNumber(request());
      const queued = await store.addDocument(document({ number, key: number }));
      await store.settleDocument(queued, settlement({ state: 'in-process' }));
      await store.useNumber(held(number));
      await stored(store, '3', 'accepted');
      expect(await store.nextNumber(series, 0)).toBe('4');
      await store.settleDocument(queued, settlement({ state: 'rejected' }));
      expect(await store.nextNumber(series, 0)).toBe('2');
      await store.settleDocument(stated, settlement({ state: 'not-sent' }));
      expect([await store.takeNumber(request('a')), await store.takeNumber(request('b'))]).toEqual(['1', '2']);
      expect(await store.nextNumber(series, 0)).toBe('4');
    });

    it('are those of the same request again if its caller did not hear that they are used', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      const id = await store.addDocument(document({ number: '1', content: 'one' }));
      await store.settleDocument(id, settlement());
      await store.useNumber(held('1'));
      expect(await store.givenNumbers(request())).toEqual([]);
      await store.reopenNumber(id);
      const given = await store.givenNumbers(request());
      expect(given).toEqual([{ number: '1', since: undefined, isOwn: true }]);
      expect(await store.takeNumber(request('two'))).toBe('2');
    });

    it('are not given again when two documents that state one learn at once that it is taken elsewhere', async () => {
      const store = await fresh();
      const both = [];
      for (const content of ['one', 'two']) both.push(await store.addDocument(document({ number: '1', content })));
      for (const id of both) await store.numberIsElsewhere(id);
      for (const id of both) await store.settleDocument(id, settlement({ state: 'rejected' }));
      expect(await store.nextNumber(series, 0)).toBe('2');
    });

    it('are not given again when the authority has a document of that number from elsewhere, until one is set', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      const id = await store.addDocument(document({ number: '1', content: 'one' }));
      await store.numberIsElsewhere(id);
      await store.settleDocument(id, settlement({ state: 'rejected' }));
      await store.releaseNumber(held('1'), 'reported');
      expect(await store.takeNumber(request('two'))).toBe('2');
      await store.releaseNumber(held('2', 'two'), 'reported');
      expect(await store.takeNumber(request('three'))).toBe('2');
      await store.setNextNumber(start('1'));
      expect(await store.nextNumber(series, 0)).toBe('1');
    });

    it('are not given, either, if it was stated, and the authority has it from elsewhere', async () => {
      const store = await fresh();
      const id = await store.addDocument(document({ number: '1' }));
      await store.numberIsElsewhere(id);
      await store.settleDocument(id, settlement({ state: 'rejected' }));
      expect(await store.takeNumber(request())).toBe('2');
    });

    it('are not taken again when the authority has them from elsewhere', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      await store.releaseNumber(held('1'), 'unreported');
      await store.numberIsElsewhere(await store.addDocument(document({ number: '1', content: 'one' })));
      expect(await store.takeAgain(request(), { number: '1', since: undefined })).toBe(false);
    });

    it('are those of a lost request again, whatever becomes of another one that states them', async () => {
      for (const state of ['rejected', 'in-process'] as const) {
        const store = await fresh();
        await store.takeNumber(request());
        await store.addDocument(document({ number: '1', content: 'one' }));
        await store.releaseNumber(held('1'), 'unreported');
        const other = await store.addDocument(document({ number: '1', key: 'other', content: 'another' }));
        if (state === 'rejected') await store.numberIsElsewhere(other);
        await store.settleDocument(other, settlement({ state }));
        if (state === 'in-process') await store.useNumber(held('1', 'another'));
        const [given = expect.fail(state)] = await store.givenNumbers(request());
        expect(await store.takeAgain(request(), given)).toBe(true);
      }
    });

    it('are free when the clock was set back to long before they were taken', async () => {
      const store = await fresh();
      await store.takeNumber(request('one', {}, 2 * minuteMs));
      expect(await store.nextNumber(series, minuteMs)).toBe('2');
      expect(await store.takeNumber(request('two', {}, minuteMs - 1))).toBe('1');
    });

    it('are taken again by one of those who saw them', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      await store.releaseNumber(held('1'), 'unreported');
      const [seen = { number: '', since: 0 }] = await store.givenNumbers(request());
      const again = request('one', {}, 9);
      expect([await store.takeAgain(again, seen), await store.takeAgain(again, seen)]).toEqual([true, false]);
    });
  });

  describe(`${name}: where a series continues`, () => {
    it('is where it was set, up or down, past what is kept there', async () => {
      const store = await fresh();
      await stored(store, '50', 'accepted');
      await store.setNextNumber(start('0100'));
      expect(await store.takeNumber(request('a'))).toBe('100');
      await store.setNextNumber(start('49'));
      expect([await store.takeNumber(request('b')), await store.takeNumber(request('c'))]).toEqual(['49', '51']);
    });

    it('is past however many are kept there', async () => {
      const store = await fresh();
      for (let number = 1; number <= 1_001; number += 1)
        if (number !== 700) await stored(store, String(number), 'accepted');
      await store.setNextNumber(start('1'));
      expect(await store.takeNumber(request('a'))).toBe('700');
      expect(await store.takeNumber(request('b'))).toBe('1002');
    });

    it('goes on from what is numbered afterwards', async () => {
      const store = await fresh();
      await store.setNextNumber(start('10'));
      await stored(store, '200', 'accepted');
      expect(await store.nextNumber(series, 0)).toBe('201');
    });

    it('is the start of a range that does not have it', async () => {
      const store = await fresh();
      await store.setNextNumber(start('10'));
      expect(await store.nextNumber({ ...series, to: '9' }, 0)).toBe('1');
      expect(await store.nextNumber({ ...series, from: '20' }, 0)).toBe('20');
    });

    it('is its own for each range of the prefix', async () => {
      const store = await fresh();
      const [low, high] = [
        { from: '100', to: '200' },
        { from: '1000', to: '2000' },
      ];
      await store.setNextNumber(start('150', low));
      await stored(store, '150', 'accepted');
      await store.setNextNumber(start('1500', high));
      expect(await store.nextNumber({ ...series, ...low }, 0)).toBe('151');
      expect(await store.nextNumber({ ...series, ...high }, 0)).toBe('1500');
      await store.setNextNumber(start('120', low));
      expect(await store.nextNumber({ ...series, ...low }, 0)).toBe('120');
      expect(await store.nextNumber({ ...series, ...high }, 0)).toBe('1500');
    });

    it('is found in a range of numbers of several lengths', async () => {
      const store = await fresh();
      const range = { ...series, from: '8', to: '1002' };
      const next: string[] = [];
      for (const number of ['7', '8', '20', '99', '100', '1000', '1003']) {
        await stored(store, number, 'accepted');
        next.push(await store.nextNumber(range, 0));
      }
      expect(next).toEqual(['8', '9', '21', '100', '101', '1001', '1001']);
    });

    it('forgets numbers that were given back, also by a process that ended', async () => {
      const store = await fresh();
      for (const content of ['given back', 'ended']) await store.takeNumber(request(content));
      await store.releaseNumber(held('1', 'given back'), 'reported');
      await store.setNextNumber(start('30', {}, minuteMs + 1));
      expect(await store.nextNumber(series, 0)).toBe('30');
    });

    it('leaves the numbers of requests without a verdict to the same requests alone', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      await store.releaseNumber(held('1'), 'unreported');
      await store.setNextNumber(start('30'));
      expect(await store.givenNumbers(request())).toEqual([{ number: '1', since: undefined, isOwn: true }]);
      expect(await store.takeNumber(request('two'))).toBe('30');
    });

    it('leaves what other ranges have to give back', async () => {
      const store = await fresh();
      const other = { prefix: 'B' };
      for (const content of ['a', 'b']) await store.takeNumber(request(content, other));
      await store.releaseNumber({ ...held('1', 'a'), ...other }, 'reported');
      await store.setNextNumber(start('30'));
      expect(await store.nextNumber({ ...series, ...other }, 0)).toBe('1');
    });

    it('is past more numbers of before than are looked at together', async () => {
      const store = await fresh();
      for (let number = 1; number <= 1_100; number += 1) {
        await store.takeNumber(request(String(number)));
        await stored(store, String(number), 'in-process');
      }
      await store.setNextNumber(start('3'));
      expect(await store.nextNumber(series, 0)).toBe('1101');
      await stored(store, '2000', 'accepted');
      expect(await store.nextNumber(series, 0)).toBe('2001');
    });

    it('does not give numbers first that requests of before give back afterwards', async () => {
      const store = await fresh();
      for (const content of ['goes on', 'queued']) await store.takeNumber(request(content));
      const queued = await store.addDocument(document({ number: '2' }));
      await store.settleDocument(queued, settlement({ state: 'in-process' }));
      await store.releaseNumber(held('2', 'queued'), 'reported');
      await store.setNextNumber(start('30'));
      await store.releaseNumber(held('1', 'goes on'), 'reported');
      await store.settleDocument(queued, settlement({ state: 'rejected' }));
      expect(await store.nextNumber(series, 0)).toBe('30');
      await store.setNextNumber(start('1'));
      const taken = [await store.takeNumber(request('a')), await store.takeNumber(request('b'))];
      await store.releaseNumber(held('1', 'a'), 'reported');
      expect([...taken, await store.nextNumber(series, 0)]).toEqual(['1', '2', '1']);
    });

    it('gives back what the range has passed since, also a number of before', async () => {
      const store = await fresh();
      await store.takeNumber(request('goes on'));
      await store.setNextNumber(start('1'));
      for (const content of ['a', 'b']) {
        const number = await store.takeNumber(request(content));
        await stored(store, number, 'accepted');
        await store.useNumber(document({ number }));
      }
      await store.releaseNumber(held('1', 'goes on'), 'reported');
      expect(await store.nextNumber(series, 0)).toBe('1');
    });

    it('counts in the range that a change of the resolution makes of it', async () => {
      const store = await fresh();
      await stored(store, '80', 'accepted');
      await store.setNextNumber(start('30', { to: '500' }));
      for (const number of ['30', '31']) await stored(store, number, 'accepted');
      expect(await store.nextNumber({ ...series, from: '31', to: '600' }, 0)).toBe('32');
      await store.setNextNumber(start('100', { to: '500' }));
      expect(await store.nextNumber({ ...series, from: '60', to: '600' }, 0)).toBe('100');
    });

    it('is that which was set last, also if no document came in between', async () => {
      const store = await fresh();
      await store.setNextNumber(start('50', { to: '1000' }));
      await store.setNextNumber(start('500', { from: '60', to: '1000' }));
      expect(await store.nextNumber({ ...series, from: '1', to: '1000' }, 0)).toBe('500');
      await store.setNextNumber(start('50', { to: '1000' }));
      expect(await store.nextNumber({ ...series, from: '1', to: '1000' }, 0)).toBe('50');
    });

    it('is where the range was set that has it, whatever other ranges were in between', async () => {
      const store = await fresh();
      await store.setNextNumber(start('300', { to: '500' }));
      await store.setNextNumber(start('450', { from: '400', to: '900' }));
      expect(await store.nextNumber({ ...series, to: '420' }, 0)).toBe('300');
    });

    it('does not go on from a number that was given before it was set', async () => {
      const store = await fresh();
      await store.setNextNumber(start('900'));
      await store.takeNumber(request('goes on'));
      await store.setNextNumber(start('5'));
      await stored(store, '900', 'accepted');
      await store.useNumber(document({ number: '900' }));
      expect(await store.nextNumber(series, 0)).toBe('5');
    });

    it('ignores a range that ends before it begins', async () => {
      const store = await fresh();
      await stored(store, '500', 'accepted');
      expect(await store.nextNumber({ ...series, from: '100', to: '9' }, 0)).toBe('100');
    });

    it('leaves a request that goes on its number, and its caller the same one again', async () => {
      const store = await fresh();
      await store.takeNumber(request());
      await store.setNextNumber(start('1'));
      expect(await store.takeNumber(request('two'))).toBe('2');
      await store.addDocument(document({ number: '1' }));
      await store.releaseNumber(held('1'), 'unreported');
      expect(await store.givenNumbers(request())).toEqual([{ number: '1', since: undefined, isOwn: true }]);
    });
  });

  describe(`${name}: named requests`, () => {
    const named = { company: '901500100', key: 'a' };
    const asked = (body: string, at = 0) => ({ ...named, body, at });
    const filed = (found: Partial<FiledRequest> = {}): FiledRequest => ({
      body: 'one',
      answer: undefined,
      isNew: false,
      isGoingOn: false,
      ...found,
    });

    it('keep the first body and its answer, per company', async () => {
      const store = await fresh();
      expect(await store.nameRequest(asked('one'))).toEqual(filed({ isNew: true }));
      expect(await store.nameRequest(asked('two'))).toEqual(filed({ isGoingOn: true }));
      await store.keepAnswer(named, '{"año":"ñ"}');
      expect(await store.nameRequest(asked('two'))).toEqual(filed({ answer: '{"año":"ñ"}' }));
      const other = { ...asked('two'), company: '900373076' };
      expect(await store.nameRequest(other)).toEqual(filed({ body: 'two', isNew: true }));
    });

    it('go on until they end, or for a minute, and then begin again', async () => {
      const store = await fresh();
      await store.nameRequest(asked('one', 1_000));
      expect(await store.nameRequest(asked('one', 2_000))).toEqual(filed({ isGoingOn: true }));
      await store.endRequest(named);
      expect(await store.nameRequest(asked('two', 3_000))).toEqual(filed());
      expect(await store.nameRequest(asked('one', 4_000))).toEqual(filed());
      expect(await store.nameRequest(asked('one', 64_000))).toEqual(filed({ isGoingOn: true }));
      expect(await store.nameRequest(asked('one', 64_001))).toEqual(filed());
    });

    it('are forgotten only without an answer', async () => {
      const store = await fresh();
      await store.nameRequest(asked('one'));
      await store.forgetRequest(named);
      await store.nameRequest(asked('two'));
      await store.keepAnswer(named, 'answer');
      await store.forgetRequest(named);
      expect(await store.nameRequest(asked('three'))).toEqual(filed({ body: 'two', answer: 'answer' }));
    });
  });
};
