/** Sends events about the invoices of a box, as their receiver and their issuer would. */
import { table } from '../../common/code-lists.ts';
import { createEnv } from '../../common/env/env.ts';
import type { Box } from '../box-types.ts';
import type { Tamper } from '../../issuer/steps.ts';
import { createEventClient, type EventAnswer, type EventClient } from './client.ts';
import { tacitAcceptance, type EventPerson, type EventSubject } from '../../issuer/documents/event.ts';
import { authority } from '../../issuer/documents/literals.ts';
import { receiverFacts, prepareEvent, type EventModel, type EventSender, type PreparedEvent } from './build.ts';

const person: EventPerson = {
  type: '13',
  number: '10200037',
  checkDigit: '1',
  firstName: 'PERSONA',
  familyName: 'DE PRUEBAS',
  jobTitle: 'Auxiliar de recepción',
  department: 'Recepción',
};

const claim = '031';

export type EventDesk = {
  /** A completely valid event with that code about the invoice; its number is new unless one is given. */
  readonly model: (code: string, document: EventSubject, number?: string) => EventModel;
  readonly prepare: (model: EventModel, tamper?: Tamper) => Promise<PreparedEvent>;
  /** Sends the ZIP as the sender of the model. */
  readonly send: (prepared: Pick<PreparedEvent, 'zip'>, model: EventModel) => Promise<EventAnswer>;
  /** The events of a document, queried by the receiver. */
  readonly status: (key: string | null) => Promise<EventAnswer>;
  readonly client: EventClient;
  readonly receiver: EventSender;
};

const desks = new WeakMap<Box, EventDesk>();

const receiverIn = ({ authority: { certificates } }: Box): EventSender => {
  const facts = receiverFacts();
  const { nit, checkDigit, name } = facts;
  return { ...facts, credentials: () => certificates.issuer({ nit, checkDigit, name }, 'issuer-second') };
};

const openDesk = (box: Box): EventDesk => {
  const { clock, company } = box;
  const receiver = receiverIn(box);
  const issuer: EventSender = { ...company, software: company.software.invoicing };
  // Identifiers in signatures: the same for every run, like everything else in the harness.
  const env = createEnv({ clock, seed: 'events' });
  const client = createEventClient({ url: box.authority.url, env });
  // An authority elsewhere may know the events of earlier runs, of which there were many in a second.
  let last = box.elsewhere === undefined ? 0 : clock.now();
  return {
    client,
    receiver,
    model: (code, document, number) => {
      last += 1;
      // Only a tacit acceptance is registered by the issuer.
      const [sender, addressee] = code === tacitAcceptance ? [issuer, authority] : [receiver, issuer];
      const concept = code === claim ? table('type_rejections').byCode('01') : undefined;
      const common = { code, document, environment: company.environment, issuedAt: clock.now(), concept, person };
      return {
        ...common,
        number: number ?? `AR${String(last)}`,
        sender,
        software: sender.software,
        receiver: addressee,
      };
    },
    prepare: (model, tamper) => prepareEvent(model, env, tamper),
    send: async ({ zip }, { sender }) =>
      client.call('SendEventUpdateStatus', { contentFile: zip.toString('base64') }, await sender.credentials()),
    status: async (key) => client.call('GetStatusEvent', { trackId: key }, await receiver.credentials()),
  };
};

/** The desk of a box, opened on first use. */
export const eventDesk = (box: Box): EventDesk => {
  const desk = desks.get(box) ?? openDesk(box);
  desks.set(box, desk);
  return desk;
};
