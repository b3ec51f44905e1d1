/** The same seed and clock give the same bytes on both sides of the wire (law 3 of the design). */
import { describe, expect, it } from 'vitest';
import { startBox, type BoxOptions } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath, resultField } from '../../../harness/testing/example.ts';
import type { Steps } from '../../../issuer/steps.ts';

/** Everything that one run leaves behind, as text. */
type Traces = {
  readonly signedXml: string;
  readonly envelope: string;
  readonly soapAnswer: string;
  readonly reply: string;
  readonly applicationResponse: string;
  readonly pdf: string;
  readonly attachedDocument: string;
};

const names = [
  'signedXml',
  'envelope',
  'soapAnswer',
  'reply',
  'applicationResponse',
  'pdf',
  'attachedDocument',
] as const satisfies readonly (keyof Traces)[];

/**
 * Issues an accepted and a rejected invoice. The envelope names the authority's address, so runs to be compared take
 * turns on the same port.
 */
const run = async (
  options: BoxOptions,
  authorityPort = 0,
): Promise<{ readonly traces: Traces; readonly authorityPort: number }> => {
  const steps = { signed: '', sent: '' };
  const box = await startBox({
    ...options,
    ports: { authority: authorityPort },
    onStep: (step, value) => {
      if (step === 'signed') steps.signed += String(value);
      if (step === 'sent') steps.sent += (value as Steps['sent']).envelope; // the value of this step
    },
  });
  const file = async (name: string): Promise<string> => {
    const headers = { authorization: `Bearer ${box.token}` };
    const response = await fetch(`${box.issuer.url}/api/ubl2.1/download/${box.company.nit}/${name}`, { headers });
    expect(response.status, name).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };
  try {
    const { body } = await box.post(invoicePath, exampleInvoice());
    const rejected = await box.post(invoicePath, exampleInvoice({ number: 990_300_002, prefix: 'SETX' }));
    const exchanges = await box.authority.journal.list();
    const traces = {
      signedXml: steps.signed,
      envelope: steps.sent,
      soapAnswer: exchanges.map(({ id, answer }) => `${id} ${answer}`).join('\n'),
      reply: JSON.stringify([body, rejected.body]),
      applicationResponse: String(resultField(body, 'XmlBase64Bytes')),
      pdf: await file(String(body.urlinvoicepdf)),
      attachedDocument: await file(String(body.urlinvoiceattached)),
    };
    return { traces, authorityPort: Number(new URL(box.authority.url).port) };
  } finally {
    await box.close();
  }
};

const clock = '2026-11-20T10:00:00-05:00';
const first = await run({ seed: 'one', clock });
const again = await run({ seed: 'one', clock }, first.authorityPort);
const otherSeed = await run({ seed: 'two', clock }, first.authorityPort);
const otherClock = await run({ seed: 'one', clock: '2026-11-20T10:00:01-05:00' }, first.authorityPort);

describe('two runs', () => {
  it.each(names)('with the same seed and clock have the same %s', (name) => {
    expect(first.traces[name].length).toBeGreaterThan(500);
    expect(again.traces[name]).toBe(first.traces[name]);
  });

  it.each(['signedXml', 'envelope', 'soapAnswer', 'reply', 'applicationResponse'] as const)(
    'with another seed differ in %s',
    (name) => {
      expect(otherSeed.traces[name]).not.toBe(first.traces[name]);
    },
  );

  it.each(names)('at another time differ in %s', (name) => {
    expect(otherClock.traces[name]).not.toBe(first.traces[name]);
  });

  it('with another seed have the same codes: a CUFE contains nothing random', () => {
    const cufe = ({ traces }: { readonly traces: Traces }): string =>
      /"cufe":"([0-9a-f]{96})"/.exec(traces.reply)?.[1] ?? '';
    expect(cufe(first)).toMatch(/^[0-9a-f]{96}$/);
    expect(cufe(otherSeed)).toBe(cufe(first));
  });
});
