import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventKinds } from '../../simulator/document/kind.ts';
import { verdictIn, verdictOf, type Verdict } from '../../src/harness/answers.ts';
import type { EventAnswer } from '../../src/harness/events/client.ts';
import { eventDesk } from '../../src/harness/events/desk.ts';
import { judgeCompleteEvent, sendEvent } from '../../src/harness/events/flow.ts';
import type { EventSubject } from '../../src/issuer/documents/event.ts';
import { provenBy } from '../support/complete-documents.ts';
import type { AcceptedReference } from '../../src/harness/violations/reference.ts';
import { outOfReach } from '../../src/harness/target/elsewhere.ts';
import { sendComplete } from '../../src/harness/violations/run-violation.ts';
import { proofs } from '../support/ledger.ts';
import { expectLines, listedLines } from '../support/verdicts.ts';
import { newInvoice } from '../../src/harness/violations/send-row.ts';
import type { EnsayoWorld } from '../support/world.ts';

/** What a scenario about events knows in addition to its world. */
type Context = {
  invoice: (EventSubject & AcceptedReference) | undefined;
  answer: (Verdict & Partial<Pick<EventAnswer, 'statusDescription'>>) | undefined;
  code: string;
};

const contexts = new WeakMap<EnsayoWorld, Context>();

const contextOf = (world: EnsayoWorld): Context => {
  const context = contexts.get(world) ?? { invoice: undefined, answer: undefined, code: '' };
  contexts.set(world, context);
  return context;
};

const given = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The scenario has no ${what} yet.`);
  return value;
};

Given('an invoice that its receiver got', async function (this: EnsayoWorld) {
  contextOf(this).invoice = await newInvoice(await this.services(), this.nextNumber());
});

const register = async (world: EnsayoWorld, code: string): Promise<void> => {
  const context = contextOf(world);
  context.answer = await sendEvent(await world.services(), code, given(context.invoice, 'invoice'));
};

Given('the invoice has event {string}', async function (this: EnsayoWorld, code: string) {
  await register(this, code);
  assert.deepEqual(contextOf(this).answer?.lines, [], `event ${code}`);
});

When('event {string} is sent', async function (this: EnsayoWorld, code: string) {
  await register(this, code);
});

const restNeed = {
  en: 'an issuing service that sends events (POST send-event)',
  es: 'un servicio de emisión que envíe eventos (POST send-event)',
};

When('its issuer posts event {int}', async function (this: EnsayoWorld, id: number) {
  const context = contextOf(this);
  const { uuid } = given(context.invoice, 'invoice');
  const services = await this.services();
  const event = { event_id: id, document_reference: { cufe: uuid } };
  const { status, body } = await services.post('/api/ubl2.1/send-event', event);
  if (status === 404) outOfReach(restNeed);
  context.answer = verdictIn(body);
});

When('event {string} is sent by the operation for invoices', async function (this: EnsayoWorld, code: string) {
  const services = await this.services();
  const desk = eventDesk(services);
  const context = contextOf(this);
  const model = desk.model(code, given(context.invoice, 'invoice'));
  const { zip } = await desk.prepare(model);
  context.answer = await desk.client.call(
    'SendBillSync',
    { fileName: 'z.zip', contentFile: zip.toString('base64') },
    await model.sender.credentials(),
  );
});

When('the clock is moved to {string}', async function (this: EnsayoWorld, instant: string) {
  const { clock } = await this.services();
  clock.set(instant);
});

Then('the event is accepted', function (this: EnsayoWorld) {
  expectLines(given(contextOf(this).answer, 'answer'), []);
});

Then('the answer to the event has exactly the lines {string}', function (this: EnsayoWorld, lines: string) {
  expectLines(given(contextOf(this).answer, 'answer'), listedLines(lines));
});

Then('the event is refused with status {string}', function (this: EnsayoWorld, status: string) {
  const answer = given(contextOf(this).answer, 'answer');
  assert.deepEqual([answer.statusCode, answer.isValid], [status, false], answer.statusDescription);
});

const statusOf = async (world: EnsayoWorld): Promise<EventAnswer> =>
  eventDesk(await world.services()).status(given(contextOf(world).invoice, 'invoice').uuid);

Then('the authority lists the events {string}', async function (this: EnsayoWorld, codes: string) {
  const { statusCode, response } = await statusOf(this);
  const found = [...(response ?? '').matchAll(/<cbc:ResponseCode>(\d+)<\/cbc:ResponseCode>/g)].map(([, code]) => code);
  assert.deepEqual([statusCode, found.join(' ')], ['00', codes]);
});

Then('the authority lists no events', async function (this: EnsayoWorld) {
  const { statusCode, isValid } = await statusOf(this);
  assert.deepEqual([statusCode, isValid], ['67', false]);
});

type NoteKind = 'creditNote' | 'debitNote';

/** The changes that make a credit note one for accepted invoices. */
const operation24 = [
  { edit: 'set', path: '/*/cbc:CustomizationID', text: '24' },
  {
    edit: 'set',
    path: '/*/cbc:ProfileID',
    text: 'DIAN 2.1: Nota de Ajuste para Factura Electrónica de Venta Aceptada',
  },
] as const;

const correct = async (world: EnsayoWorld, kind: NoteKind, accepted: boolean): Promise<void> => {
  const services = await world.services();
  const about = given(contextOf(world).invoice, 'invoice');
  world.kind = kind;
  const number = world.nextNumber();
  const reply = await sendComplete(services, { name: kind, number, about }, accepted ? { built: operation24 } : {});
  services.tamperWith(undefined);
  world.replies.push(reply);
};

When('a {word} corrects the invoice', async function (this: EnsayoWorld, kind: NoteKind) {
  await correct(this, kind, false);
});

When('a {word} of operation 24 corrects the invoice', async function (this: EnsayoWorld, kind: NoteKind) {
  await correct(this, kind, true);
});

Then('the note has exactly the lines {string}', function (this: EnsayoWorld, lines: string) {
  expectLines(verdictOf(this.reply.body), listedLines(lines));
});

Given('a complete event {string}', function (this: EnsayoWorld, code: string) {
  contextOf(this).code = code;
});

When('the event is judged with every rule on', async function (this: EnsayoWorld) {
  const kind = eventKinds.find((name) => name === `event${contextOf(this).code}`);
  if (kind === undefined) throw new Error('No event was named.');
  const services = await this.services();
  this.judged = await judgeCompleteEvent(services, kind, await newInvoice(services, this.nextNumber()));
  proofs.passed(kind, await provenBy(this.judged));
});
