/** The documents that scenarios name: where each is posted, and a valid request for it. */
import { defineParameterType } from '@cucumber/cucumber';
import type { Generator, InvoiceVariant, TicketVariant } from '../../datasets/generators/index.ts';
import { pathOfZipKey, verdictIn, zipKeyIn } from '../../src/harness/answers.ts';
import { acceptedReference, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import type { KindName } from '../../src/issuer/documents/document-model.ts';
import type { RequestForm } from '../../src/issuer/requests/field-facts.ts';
import type { RequestBody } from './data.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { colombianDate } from '../../src/common/time.ts';
import type { EnsayoWorld } from './world.ts';

/** A path segment that the default company does not list as a test set. */
export const anyUuid = '85d66719-3d34-4a53-9dca-e1a38a2a63fd';

const invoicePath = '/api/ubl2.1/invoice';
const payrollPath = `/api/ubl2.1/payroll/${anyUuid}`;
const adjustmentPath = `/api/ubl2.1/payroll-adjust-note/${anyUuid}`;

type Wish = {
  readonly seed: string;
  /** Today, in Colombia. */
  readonly date: string;
  /** The name of the variant; the first one if the scenario does not care. */
  readonly variant: string | undefined;
  /** The document to correct, if there is one. */
  readonly about: AcceptedReference | undefined;
};

type NamedDocument = {
  readonly kind: KindName;
  /** Unless it is named as its kind is. */
  readonly form?: RequestForm;
  readonly path: string;
  readonly request: (generator: Generator, wish: Wish) => object;
};

type Variants<Variant> = Readonly<Record<string, Variant>>;

/** The variant of that name. An unknown name is a mistake in the scenario. */
const chosen = <Variant>(variants: Variants<Variant>, name = Object.keys(variants)[0] ?? ''): Variant => {
  const variant = variants[name];
  if (variant === undefined)
    throw new RangeError(`There is no variant "${name}": ${Object.keys(variants).join(', ')}.`);
  return variant;
};

const healthUsers = { oneUser: 1, severalUsers: 3 };

const corrections = {
  withoutDiscount: 'withoutDiscount',
  globalDiscount: 'globalDiscount',
  lineDiscount: 'lineDiscount',
  severalRates: 'severalRates',
} as const;

const purchases = {
  resident: { seller: 'resident', variant: 'withoutDiscount' },
  residentDiscount: { seller: 'resident', variant: 'globalDiscount' },
  nonResident: { seller: 'nonResident', variant: 'withoutDiscount' },
} as const;

const payments = { bank: 'bank', cash: 'cash' } as const;

const predecessorOf = (about: AcceptedReference | undefined) => ({
  predecessor_number: about?.number ?? 'NI404',
  predecessor_cune: about?.uuid ?? '0'.repeat(96),
  predecessor_issue_date: about?.issue_date ?? '2024-03-31',
});

const unknownTicket: AcceptedReference = { number: 'EPOS404', uuid: '0'.repeat(96), issue_date: '2024-03-31' };

const unknownPurchase: AcceptedReference = { number: 'SEDS404', uuid: '0'.repeat(96), issue_date: '2024-03-31' };

export const namedDocuments = {
  invoice: {
    kind: 'invoice',
    path: invoicePath,
    request: (generator, { date: today, variant = 'withoutDiscount' }) =>
      // Feature files name the generator's variants; an unknown one is reported with the known names.
      generator.invoice({ variant: variant as InvoiceVariant, today }),
  },
  'health invoice': {
    kind: 'invoice',
    form: 'healthInvoice',
    path: invoicePath,
    request: (generator, { date, variant }) => ({
      ...generator.healthInvoice({ users: chosen(healthUsers, variant), date }),
      date: undefined,
    }),
  },
  'credit note': {
    kind: 'creditNote',
    path: '/api/ubl2.1/credit-note',
    request: (generator, { date: today, variant, about }) =>
      generator.creditNote({ variant: chosen(corrections, variant), reference: about, today }),
  },
  'debit note': {
    kind: 'debitNote',
    path: '/api/ubl2.1/debit-note',
    request: (generator, { date: today, variant, about }) =>
      generator.debitNote({ variant: chosen(corrections, variant), reference: about, today }),
  },
  'support document': {
    kind: 'supportDocument',
    path: payrollPath,
    request: (generator, { date, variant }) => ({
      ...generator.supportDocument({ date, ...chosen(purchases, variant) }),
      date: undefined,
    }),
  },
  'support adjustment note': {
    kind: 'supportAdjustmentNote',
    path: payrollPath,
    request: (generator, { date: today, variant, about = unknownPurchase }) =>
      generator.supportAdjustmentNote({ ...chosen(purchases, variant), reference: about, today }),
  },
  'POS ticket': {
    kind: 'posTicket',
    path: '/api/ubl2.1/eqdoc',
    request: (generator, { date: today, variant = 'finalConsumer' }) =>
      generator.posTicket({ variant: variant as TicketVariant, today }), // as of the invoice
  },
  'equivalent credit note': {
    kind: 'equivalentCreditNote',
    path: '/api/ubl2.1/credit-note',
    request: (generator, { date: today, about = unknownTicket }) =>
      generator.equivalentCreditNote({ reference: about, today }),
  },
  'equivalent debit note': {
    kind: 'equivalentDebitNote',
    path: '/api/ubl2.1/debit-note',
    request: (generator, { date: today, about = unknownTicket }) =>
      generator.equivalentDebitNote({ reference: about, today }),
  },
  payroll: {
    kind: 'payroll',
    path: payrollPath,
    request: (generator, { date, variant }) => generator.payroll({ date, payment: chosen(payments, variant) }),
  },
  'payroll replacement': {
    kind: 'payrollAdjustment',
    form: 'payrollReplacement',
    path: adjustmentPath,
    request: (generator, { date, variant, about }) =>
      generator.payrollReplacement({ date, payment: chosen(payments, variant), predecessor: predecessorOf(about) }),
  },
  'payroll deletion': {
    kind: 'payrollAdjustment',
    form: 'payrollDeletion',
    path: adjustmentPath,
    request: (generator, { date, about }) => generator.payrollDeletion({ date, predecessor: predecessorOf(about) }),
  },
} as const satisfies Readonly<Record<string, NamedDocument>>;

export type DocumentName = keyof typeof namedDocuments;

/** Payroll uses another name for its number. */
const numberField = (kind: KindName): 'number' | 'consecutive' =>
  kind === 'payroll' || kind === 'payrollAdjustment' ? 'consecutive' : 'number';

/** The service itself numbers documents that have a range separate from others of their kind. */
const isContingency = (request: RequestBody): boolean => request.type_document_id === 3;

/** A valid request of that document, under that number. */
export const generatedRequest = async (name: DocumentName, number: number, wish: Wish): Promise<RequestBody> => {
  const { createGenerator } = await import('../../datasets/generators/index.ts');
  const { kind, request }: NamedDocument = namedDocuments[name];
  const generated = { ...request(createGenerator(wish.seed), wish) };
  return isContingency(generated) ? generated : { ...generated, [numberField(kind)]: number };
};

// Passing a valid request to a scenario

/** The longest name first: "payroll" is a prefix of others. */
const names = Object.keys(namedDocuments).sort((a, b) => b.length - a.length);

defineParameterType({
  name: 'document',
  regexp: new RegExp(names.join('|')),
  transformer: (name: string) => name as DocumentName, // One of the alternatives above.
});

export const prepare = async (
  world: EnsayoWorld,
  name: DocumentName,
  wish: Partial<Pick<Wish, 'variant' | 'about'>> = {},
): Promise<void> => {
  const { clock } = await world.services();
  const { kind, path, form }: NamedDocument = namedDocuments[name];
  world.kind = kind;
  world.path = path;
  world.form = form ?? (kind as RequestForm); // payroll adjustments alone have no form of their name
  world.request = await generatedRequest(name, world.nextNumber(), {
    seed: world.seed,
    date: colombianDate(clock.now()),
    variant: wish.variant,
    about: wish.about,
  });
};

/** Half a minute for the authority to judge it. */
const mostQueries = 60;
const betweenQueries = 500;

const env = createEnv();

/** A document sent to a test set or in a batch is judged later: the last reply becomes the one with its verdict. */
export const askForVerdict = async (world: EnsayoWorld): Promise<void> => {
  const zipKey = zipKeyIn(world.reply.body);
  if (zipKey === undefined) return;
  const { post } = await world.services();
  for (let query = 0; query < mostQueries; query += 1) {
    if (query > 0) await env.sleep(betweenQueries);
    const reply = await post(pathOfZipKey(zipKey), {});
    world.replies.push(reply);
    if (reply.status !== 200 || verdictIn(reply.body) !== undefined) return;
  }
};

/** One that the authority has accepted, for others to refer to. */
export const accept = async (world: EnsayoWorld, name: DocumentName, variant?: string): Promise<void> => {
  await prepare(world, name, { variant });
  await world.post();
  const { reply, request } = world;
  await askForVerdict(world);
  world.accepted = await acceptedReference(await world.services(), reply, request);
};
