import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventKinds } from '../../simulator/document/kind.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import type { Box } from '../../src/harness/box.ts';
import type { EventAnswer } from '../../src/harness/events/client.ts';
import { eventDesk } from '../../src/harness/events/desk.ts';
import {
  judgeCompleteEvent,
  runEventViolation,
  sendEvent,
  eventSubject,
  invoiceNumber,
} from '../../src/harness/events/flow.ts';
import type { EventSubject } from '../../src/harness/events/build.ts';
import { provenBy } from '../../src/harness/ledger/passes.ts';
import type { AcceptedReference } from '../../src/harness/violations/reference.ts';
import { sendComplete } from '../../src/harness/violations/run-violation.ts';
import { codesOf } from '../../src/harness/answers.ts';
import { proofs } from '../support/ledger.ts';
import type { EnsayoWorld } from '../support/world.ts';

/** What a scenario about events knows in addition to its world. */
type Scene = {
  invoice: (EventSubject & AcceptedReference) | undefined;
  answer: EventAnswer | undefined;
  code: string;
};

const scenes = new WeakMap<EnsayoWorld, Scene>();

const sceneOf = (world: EnsayoWorld): Scene => {
  const scene = scenes.get(world) ?? { invoice: undefined, answer: undefined, code: '' };
  scenes.set(world, scene);
  return scene;
};

const given = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The scenario has no ${what} yet.`);
  return value;
};

const newInvoice = async (box: Box, number: number): Promise<EventSubject & AcceptedReference> => {
  const reply = await sendComplete(box, { name: 'invoice', number: invoiceNumber(box, number) });
  box.tamperWith(undefined);
  return eventSubject(box, reply);
};

Given('an invoice that its receiver got', async function (this: EnsayoWorld) {
  sceneOf(this).invoice = await newInvoice(await this.services(), this.nextNumber());
});

const register = async (world: EnsayoWorld, code: string): Promise<void> => {
  const scene = sceneOf(world);
  scene.answer = await sendEvent(await world.services(), code, given(scene.invoice, 'invoice'));
};

Given('the invoice has event {string}', async function (this: EnsayoWorld, code: string) {
  await register(this, code);
  assert.deepEqual(sceneOf(this).answer?.lines, [], `event ${code}`);
});

When('event {string} is sent', async function (this: EnsayoWorld, code: string) {
  await register(this, code);
});

When('event {string} is sent by the operation for invoices', async function (this: EnsayoWorld, code: string) {
  const services = await this.services();
  const desk = eventDesk(services);
  const scene = sceneOf(this);
  const model = desk.model(code, given(scene.invoice, 'invoice'));
  const { zip } = await desk.prepare(model);
  scene.answer = await desk.client.call(
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
  const answer = given(sceneOf(this).answer, 'answer');
  assert.deepEqual([answer.statusCode, answer.isValid, answer.lines], ['00', true, []]);
});

const codesIn = ({ lines }: EventAnswer): readonly string[] =>
  lines.map((line) => /^Regla: ([^,]+), (?:Rechazo|Notificación): /.exec(line)?.[1] ?? line).sort();

const listed = (text: string): readonly string[] => (text === '' ? [] : text.split(' ').sort());

Then('the answer to the event has exactly the lines {string}', function (this: EnsayoWorld, codes: string) {
  const answer = given(sceneOf(this).answer, 'answer');
  assert.deepEqual(codesIn(answer), listed(codes), answer.lines.join('\n'));
});

Then('the event is refused with status {string}', function (this: EnsayoWorld, status: string) {
  const answer = given(sceneOf(this).answer, 'answer');
  assert.deepEqual([answer.statusCode, answer.isValid], [status, false], answer.statusDescription);
});

const statusOf = async (world: EnsayoWorld): Promise<EventAnswer> =>
  eventDesk(await world.services()).status(given(sceneOf(world).invoice, 'invoice').uuid);

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
  const about = given(sceneOf(world).invoice, 'invoice');
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

Then('the note has exactly the lines {string}', function (this: EnsayoWorld, codes: string) {
  assert.deepEqual(codesOf(this.reply.body), listed(codes));
});

Given('a complete event {string}', function (this: EnsayoWorld, code: string) {
  sceneOf(this).code = code;
});

When('the event is judged with every rule on', async function (this: EnsayoWorld) {
  const kind = eventKinds.find((name) => name === `event${sceneOf(this).code}`);
  if (kind === undefined) throw new Error('No event was named.');
  const services = await this.services();
  this.judged = await judgeCompleteEvent(services, kind, await newInvoice(services, this.nextNumber()));
  proofs.passed(kind, provenBy(this.judged));
});

When('the event is broken as rule {string} declares', async function (this: EnsayoWorld, rule: string) {
  const scene = sceneOf(this);
  const kind = eventKinds.find((name) => name === `event${scene.code}`);
  const entry = catalogue()
    .findEvents(rule)
    .find(({ document }) => document === kind);
  if (entry === undefined) throw new Error(`No rule ${rule} for event ${scene.code}.`);
  const services = await this.services();
  this.proves.push(entry);
  scene.answer = await runEventViolation(services, entry, () => newInvoice(services, this.nextNumber()));
});
