import { describe, expect, it } from 'vitest';
import { createMailbox, type ReceivedMail } from './mailbox.ts';

const mail = (subject: string, bytes = 1): ReceivedMail => ({
  from: 'a@x.co',
  to: ['b@x.co'],
  subject,
  date: undefined,
  text: '',
  html: '',
  attachments: [],
  raw: Buffer.alloc(bytes),
  receivedAt: 0,
});

const box = (messages = 500, bytes = 1000): ReturnType<typeof createMailbox> => createMailbox({ messages, bytes });

const subjects = ({ messages }: ReturnType<typeof createMailbox>): string[] => messages().map(({ subject }) => subject);

const called =
  (subject: string) =>
  (each: ReceivedMail): boolean =>
    each.subject === subject;

describe('a mailbox', () => {
  it('has the newest last and drops the oldest beyond its number', () => {
    const mailbox = box(3);
    for (const subject of ['1', '2', '3', '4', '5']) mailbox.add(mail(subject));
    expect(subjects(mailbox)).toEqual(['3', '4', '5']);
  });

  it.each<[name: string, sizes: number[], left: string[]]>([
    ['nothing while there is room', [400, 600], ['0', '1']],
    ['the oldest beyond its size', [400, 400, 400], ['1', '2']],
    ['as many as it takes', [10, 20, 30, 900, 990], ['4']],
    ['never the newest', [10, 5000], ['1']],
    ['a giant when the next comes', [5000, 10], ['1']],
  ])('drops %s', (_name, sizes, left) => {
    const mailbox = box();
    sizes.forEach((size, index) => {
      mailbox.add(mail(String(index), size));
    });
    expect(subjects(mailbox)).toEqual(left);
  });

  it('counts both limits together', () => {
    const mailbox = box(2, 1000);
    for (const [subject, size] of [
      ['1', 900],
      ['2', 50],
      ['3', 60],
      ['4', 940],
    ] as const)
      mailbox.add(mail(subject, size));
    expect(subjects(mailbox)).toEqual(['3', '4']);
  });

  it('is empty after clear, and has its room again', () => {
    const mailbox = box();
    mailbox.add(mail('1', 900));
    const before = mailbox.messages();
    mailbox.clear();
    expect(mailbox.messages()).toEqual([]);
    expect(before).toHaveLength(1);
    mailbox.add(mail('2', 100));
    mailbox.add(mail('3', 900));
    expect(subjects(mailbox)).toEqual(['2', '3']);
  });
});

describe('waitFor', () => {
  it('returns existing messages at once, the oldest first', async () => {
    const mailbox = box();
    mailbox.add(mail('1', 1));
    mailbox.add(mail('2', 2));
    expect(await mailbox.waitFor(() => true, 0)).toMatchObject({ subject: '1' });
    expect(await mailbox.waitFor(called('2'), 0)).toMatchObject({ subject: '2' });
  });

  it('waits for new messages, each caller for its own', async () => {
    const mailbox = box();
    const waiting = Promise.all([mailbox.waitFor(called('2'), 5000), mailbox.waitFor(called('1'), 120_000)]);
    for (const subject of ['0', '1', '2']) mailbox.add(mail(subject));
    expect((await waiting).map((found) => found?.subject)).toEqual(['2', '1']);
  });

  it.each([20, 0, -1, Number.NaN])('gives up after %d milliseconds', async (timeout) => {
    const mailbox = box();
    mailbox.add(mail('1'));
    expect(await mailbox.waitFor(called('2'), timeout)).toBeUndefined();
  });

  it('can wait forever, until the mailbox closes', async () => {
    const mailbox = box();
    const waiting = mailbox.waitFor(called('1'), Number.POSITIVE_INFINITY);
    mailbox.close();
    expect(await waiting).toBeUndefined();
  });

  it('does not wait once the mailbox is closed, but still finds existing messages', async () => {
    const mailbox = box();
    mailbox.add(mail('1'));
    mailbox.close();
    expect(await mailbox.waitFor(called('1'), 60_000)).toMatchObject({ subject: '1' });
    expect(await mailbox.waitFor(called('2'), 60_000)).toBeUndefined();
  });

  it('fails for a caller whose condition fails, and for nobody else', async () => {
    const mailbox = box();
    const failing = mailbox.waitFor(() => {
      throw new RangeError('mine');
    }, 5000);
    const other = mailbox.waitFor(called('1'), 120_000);
    mailbox.add(mail('1'));
    await expect(failing).rejects.toThrow('mine');
    expect(await other).toMatchObject({ subject: '1' });
  });
});
