import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataText } from '../../../src/common/data-directory.ts';
import { signedInvoice, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import type { ReplayCase, ReplayedCase } from '../ports.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import { identityOf } from '../../document/identity.ts';
import { createSubject } from '../../document/subject.ts';
import { readDocument } from '../../document/intake/submission.ts';
import { lacksSignature } from '../../judge/engine/unsigned.ts';
import { textsOf } from '../texts/texts.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const [en, es] = [textsOf('en'), textsOf('es')];

let visitor: Visitor;
let elsewhere: TestAuthority;
let invoice: string;

beforeAll(async () => {
  visitor = await startVisitor();
  elsewhere = await testAuthority();
  invoice = await signedInvoice(elsewhere);
});

afterAll(async () => {
  await visitor.close();
  await elsewhere.registry.close();
});

const judged = async (form: Readonly<Record<string, string>>): Promise<string> => {
  const { status, text } = await visitor.post('/judge', form);
  expect(status).toBe(200);
  return text;
};

const wrongTotal = (xml: string): string => xml.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19');

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The page's verdict, the beginning of its box and its headings, in that order. */
const seenOn = (page: string) => ({
  verdict: /<span class="mark \w+">([^<]*)/.exec(page)?.[1],
  box: /<div class="callout warn">\s*<p>(?:<[^>]*>)?([^<]*)/.exec(page)?.[1],
  headings: [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading),
});

describe('a document that somebody pastes or drops', () => {
  it('is judged, with every failure at its place', async () => {
    const text = await judged({ document: wrongTotal(invoice) });
    expect(text).toContain('FAU14');
    expect(text).toContain('Rechazado');
  });

  it('of no known kind has no note about a journal, which nothing of it went through', async () => {
    const text = await judged({ document: '<x/>' });
    expect(text).toContain('ZB01');
    expect(text).not.toContain(es.judged.noReport);
  });

  it('shows the value by date that applied to it', async () => {
    const dated = invoice
      .replace(/(<cbc:CustomizationID>)[^<]*/, '$120-REG')
      .replace(/(<cbc:InvoiceTypeCode[^>]*>)[^<]*/, '$103');
    const text = await judged({ document: dated });
    expect(text).toContain(
      'Tipo de operación, 20-REG: no rige (firmado el 20 de noviembre de 2026); hasta el 30 de abril de 2026: 20-REG',
    );
    expect(text.match(new RegExp(`<dt>${es.judged.applied}</dt>`, 'g'))).toHaveLength(1);
  });

  it('says of a failure about a ticket from which rule the unseen one is inferred', async () => {
    const ticket = dataText('specimens/posTicket.xml');
    const text = await judged({ document: ticket.replace('<cbc:LineCountNumeric>', '<cbc:LineCountNumeric>9') });
    expect(text).toMatch(
      /DEAD16(?:(?!<article).)*<span class="mark plain">inferida<\/span>\s*(?:<[^>]*>)?Inferida de FAD16/s,
    );
  });

  it('is judged again, as it was given, when the language changes', async () => {
    const text = await judged({ document: '', name: 'a.xml', content: base64(wrongTotal(invoice)), profile: 'strict' });
    expect(text).toMatch(/form="again"\s+formaction="[^"]*\/judge\?lang=en"/);
    const other = await visitor.inOtherLanguage({ text });
    expect(seenOn(other.text)).toMatchObject({ verdict: en.verdicts.rejected });
    expect(other.text).toContain('a.xml');
  });

  it('is shown as a command for a terminal, which is also what another language shows', async () => {
    const form = { document: invoice, profile: 'strict', as: 'curl' };
    for (const lang of ['es', 'en']) {
      const first = await visitor.post(`/judge?lang=${lang}`, form);
      for (const { text } of [first, await visitor.inOtherLanguage(first)]) {
        expect(text).toContain('/ensayo/control/judge');
        expect(text).toContain(base64(invoice.trim()));
        expect(text).not.toContain('<span class="mark');
      }
    }
  });

  it('is given to a terminal on standard input where it is too long for an argument', async () => {
    const content = Buffer.alloc(200_000, invoice).toString('base64');
    const { text } = await visitor.post('/judge', { document: '', name: 'a.xml', content, as: 'curl' });
    expect(text).toContain('-d @- &lt;&lt;&#39;JSON&#39;');
  });

  it('may be a file of four megabytes', async () => {
    const content = Buffer.alloc(4_000_000, invoice).toString('base64');
    expect(await judged({ document: '', name: 'large.xml', content })).toContain('large.xml');
  });

  it('is named as the file that the script read, whatever it is', async () => {
    const text = await judged({ document: '', name: 'factura <b>.xml', content: base64(invoice) });
    expect(text).toContain('factura &lt;b&gt;.xml');
  });

  it('may be no document: the page says what it is', async () => {
    expect(await judged({ document: '{"a": 1}' })).toContain('Es JSON.');
    expect(await judged({ document: '%PDF-1.7' })).toContain('Es el PDF.');
  });

  it('has an open verdict where the company is unknown, and the page says where to register it', async () => {
    const text = await judged({ document: invoice.replaceAll('901500100', '901234567') });
    expect(text).toMatch(/NIT 901234567/);
  });
});

describe('the findings', () => {
  it('have an index of codes, each once, whose links lead to them; codes that reject come first', async () => {
    const text = await judged({ document: wrongTotal(invoice).replace('<cbc:UBLVersionID>', '<cbc:UBLVersionID> ') });
    const [, index = ''] = /<ul class="code-index"[^>]*>([^]*?)<\/ul>/.exec(text) ?? [];
    const links = [...index.matchAll(/href="#(c-[^"]*)">([^<]*)/g)];
    expect(links.map(([, , code]) => code)).toEqual(['ZE02', 'DC09', 'FAD01', 'FAD06', 'FAU14']);
    for (const [, anchor] of links) expect(text.split(`id="${anchor ?? ''}"`)).toHaveLength(2);
    expect(text).toContain(es.judged.rejecting(5, 5));
  });

  it('are folded where there are more than three, each code once with all its places', async () => {
    const [line = ''] = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(invoice) ?? [];
    const wrong = line.replace(/(<cac:Item>)<cbc:Description>[^<]*<\/cbc:Description>/, '$1');
    const text = await judged({ document: invoice.replace(line, wrong.repeat(25)) });
    const [, ...groups] = text.split('<details class="group');
    const descriptions = groups.filter((group) => group.includes('id="c-FAZ02"'));
    expect(descriptions.map((group) => group.match(/class="failure"/g)?.length)).toEqual([20]);
    expect(text).not.toMatch(/<details class="group \w+" open/);
    expect(text).toContain(es.judged.places(20, true));
  });
});

describe('the corrected XML', () => {
  const form = (document: string) => ({ document: '', name: 'una/factura.xml', content: base64(document) });

  it('is the document with the changes, and the page says what it mends and what its signature leads to', async () => {
    const given = form(wrongTotal(invoice));
    const text = await judged(given);
    expect(text).toMatch(/form="again"\s+name="as"\s+value="corrected-0"/);
    const [, card = ''] = /<section class="card" id="corrected"([^]*?)<\/section>/.exec(text) ?? [];
    expect(card).toContain(es.judged.corrected.remaining(0));
    expect(card).toContain(es.judged.corrected.signature.fits);
    const { headers, text: corrected } = await visitor.post('/judge', { ...given, as: 'corrected-0' });
    expect(headers.get('content-disposition')).toContain('factura-corregido.xml');
    expect(corrected).toBe(invoice);
  });

  it('says with which codes it is rejected until it is signed again', async () => {
    const text = await judged(form(wrongTotal(invoice).replace(/(<cbc:Description>)/, '$1Otro ')));
    const [, card = ''] = /<section class="card" id="corrected"([^]*?)<\/section>/.exec(text) ?? [];
    expect(card).toContain(es.judged.corrected.signature.stale);
    expect(card).toMatch(/Mientras tanto se rechaza con[^]*ZE02[^]*DC09/);
  });

  it.each(['corrected-1', 'corrected-x', 'corrected'])('is not there at %s: the page is shown', async (as) => {
    const { status, text } = await visitor.post('/judge', { ...form(wrongTotal(invoice)), as });
    expect([status, text.includes('id="corrected"')]).toEqual([200, true]);
  });
});

describe('advice', () => {
  const early = () =>
    signedInvoice(elsewhere, {
      built: [
        { edit: 'set', path: '/*/cac:PaymentMeans/cbc:ID', text: '2' },
        { edit: 'set', path: '/*/cac:PaymentMeans/cbc:PaymentDueDate', text: '2026-11-19' },
      ],
    });

  it('has a section of its own, which changes neither verdict nor failures', async () => {
    const document = await early();
    const page = await judged({ document });
    expect(page).toMatch(/<article class="advice">\s*<h3><code[^>]*>due-before-issue/);
    expect(seenOn(page)).toMatchObject({ verdict: es.verdicts.accepted, box: undefined });
    expect(seenOn(page).headings).toEqual(expect.arrayContaining([es.judged.failures(0), es.judged.advice]));
    expect(seenOn(await judged({ document: invoice })).headings).not.toContain(es.judged.advice);
  });

  it('is in the language of the page, with a link to the place in the document', async () => {
    const page = await visitor.inOtherLanguage({ text: await judged({ document: await early() }) });
    const [advice] = /<article class="advice">[^]*?<\/article>/.exec(page.text) ?? [];
    expect(advice).toMatch(/href="#l\d+"/);
    expect(advice).toContain('The payment is due before the document was issued.');
    expect(advice).toContain('2026-11-20 or later');
  });
});

describe('badge, box and list of a judged document follow from its verdict', () => {
  const unsigned = () => invoice.replace(/<ds:Signature .*<\/ds:Signature>/s, '');

  it('lacks only its signature', async () => {
    const page = await judged({ document: unsigned() });
    expect(seenOn(page)).toMatchObject({ verdict: es.verdicts.undecided, box: lacksSignature.es });
    expect(seenOn(page).headings).toContain(es.judged.failures(0));
    expect(page).toContain(es.judge.supply.signature);
    expect(page).not.toMatch(/id="changes"|mark bad/);
  });

  it('is not signed, and rejected for its content', async () => {
    const page = await judged({ document: wrongTotal(unsigned()) });
    expect(seenOn(page)).toMatchObject({ verdict: es.verdicts.rejected, box: es.judge.leftOut.rejected });
    expect(seenOn(page).headings).toEqual(expect.arrayContaining([es.judged.failures(2), es.judged.changes.undecided]));
    expect(page).not.toContain(lacksSignature.es);
  });

  it('is of an unknown company, and rejected for its content', async () => {
    const page = await judged({ document: wrongTotal(invoice.replaceAll('901500100', '901234567')) });
    expect(seenOn(page)).toMatchObject({ verdict: es.verdicts.rejected, box: es.judge.leftOut.rejected });
    expect(page).not.toContain(es.judge.leftOut.undecided);
  });

  it('is signed, and needs but a change', async () => {
    const page = await judged({ document: wrongTotal(invoice) });
    expect(seenOn(page)).toMatchObject({ verdict: es.verdicts.rejected, box: undefined });
    expect(seenOn(page).headings).toContain(es.judged.changes.accepted);
  });

  it('is not accepted with all the changes that are known', async () => {
    const page = await judged({ document: wrongTotal(invoice).replace(/(<cbc:ID[^>]*>)SETP990000001/, '$1XX1') });
    expect(seenOn(page).headings).toContain(es.judged.changes.rejected);
    expect(page).not.toContain(es.judged.changes.accepted);
  });
});

/** The invoice as an authority files it. */
const filedAs = (state: JudgedDocument['state']): JudgedDocument => {
  const received = readDocument('documento.xml', Buffer.from(invoice));
  if (received.status !== 'readable') throw new Error('The invoice cannot be read.');
  return {
    ...identityOf(createSubject(received.kind, received.document)),
    state,
    fileName: received.xmlFileName,
    xml: invoice,
    applicationResponse: '',
    lines: [],
    statusMessage: '',
    receivedAt: 0,
  };
};

describe('a document under a number with which this authority accepted another one', () => {
  let another: Visitor;
  const key = 'f'.repeat(96);

  beforeAll(async () => {
    another = await startVisitor();
    await another.tenant.authority.registry.record({ ...filedAs('accepted'), key });
  });

  afterAll(() => another.close());

  it('is judged by its content, and corrected; that it would be a duplicate is a remark', async () => {
    const { text } = await another.post('/judge', { document: wrongTotal(invoice) });
    expect(seenOn(text)).toMatchObject({
      verdict: es.verdicts.rejected,
      headings: expect.arrayContaining([es.judged.changes.accepted]) as string[],
    });
    for (const shown of ['FAU14', 'id="corrected"', `otro código único (${key})`]) expect(text).toContain(shown);
    expect((await another.post('/judge', { document: invoice })).text).toContain(es.verdicts.accepted);
  });

  it('is refused as one where it is given as accepted before, without a place to correct', async () => {
    const { text } = await another.post('/judge', { document: wrongTotal(invoice), prior: invoice });
    expect(text).toMatch(/Sin evaluar \(\d{3}\)/);
    expect(text).not.toContain('id="needed"');
  });
});

it('of a document that would be accepted now, no change is shown on its page', async () => {
  const { registry } = visitor.tenant.authority;
  await registry.record(filedAs('rejected'));
  const [filed] = await registry.listDocuments({ limit: 1 });
  const { text } = await visitor.get(`/documents/${String(filed?.id)}`);
  expect(seenOn(text)).toMatchObject({
    verdict: es.verdicts.rejected,
    headings: expect.not.arrayContaining([es.judged.changes.sign]) as string[],
  });
  expect(text).not.toContain('id="changes"');
});

describe('a registry file that is pasted', () => {
  it('makes its company known, for this document alone', async () => {
    const document = invoice.replaceAll('901500100', '901234567');
    const registry = JSON.stringify({ companies: [{ nit: '901234567', name: 'OTRA EMPRESA SAS', prefix: 'SETP' }] });
    expect(await judged({ document, registry })).not.toMatch(/El registro no tiene una empresa con NIT 901234567/);
    expect(await judged({ document })).toMatch(/El registro no tiene una empresa con NIT 901234567/);
  });
});

describe('a form that cannot be judged', () => {
  it.each([
    ['no document', { document: ' ' }, 'judge-document-error'],
    ['a certificate that is none', { trust: 'x' }, 'judge-trust-error'],
    ['an instant that is none', { clock: 'ayer' }, 'judge-clock-error'],
    ['a registry that is no JSON', { registry: '{' }, 'judge-registry-error'],
    ['a document before it that is none', { prior: '<x/>' }, 'judge-prior-error'],
  ])('keeps what was entered, and marks %s', async (_what, form, error) => {
    const { status, text } = await visitor.post('/judge', { document: '<Invoice/>', ...form });
    expect(status).toBe(422);
    expect(text).toContain(`id="${error}"`);
    expect(text.includes('&lt;Invoice/&gt;')).toBe(!('document' in form));
  });
});

describe('the case of another machine', () => {
  const ended = { lines: ['Regla: FAU14, Rechazo: x'], judged: [{ verdict: 'rejected', codes: ['FAU14'] }] };
  const bytes = 'the ZIP of a case';
  const form = { name: 'case.zip', content: base64(bytes) };

  const shown = async (replayed: ReplayedCase): Promise<string> => {
    const replayCase: ReplayCase = (name, given) =>
      Promise.resolve(name === 'case.zip' && given.toString() === bytes ? replayed : undefined);
    const another = await startVisitor({ consolePorts: { replayCase } });
    const { text } = await another.post('/judge', form);
    await another.close();
    return text;
  };

  it.each([
    ['the same', true, 'El resultado es el mismo'],
    ['another', false, 'El resultado es distinto'],
  ])('is judged again, and the verdict is %s', async (_verdict, same, told) => {
    const clock = '2026-11-20T15:00:00.000Z';
    const notes = [{ en: 'Not this one.', es: 'Una nota.' }];
    const text = await shown({ name: 'Exchange <7>', clock, same, expected: ended, actual: ended, notes });
    for (const part of [
      told,
      'Exchange &lt;7&gt;',
      clock,
      'Una nota.',
      'Regla: FAU14, Rechazo: x',
      'Rechazado FAU14',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is refused where it is damaged', async () => {
    expect(await shown({ problem: { en: 'Damaged.', es: 'Dañado.' } })).toContain('Dañado.');
  });
});
