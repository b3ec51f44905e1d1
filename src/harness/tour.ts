/**
 * One document of each kind and variant, in an order in which corrected documents come before those that correct them.
 */
import type { CorrectableVariant, Generator, InvoiceVariant, Predecessor } from '../../datasets/generators/index.ts';
import { colombianDate } from '../common/time.ts';
import type { KindName } from '../issuer/documents/document-model.ts';
import type { Box, Reply } from './box-types.ts';
import { acceptedReference, keyOf, type AcceptedReference } from './violations/reference.ts';

/** A document to issue: `about` are the demonstration's documents that it corrects, by variant. */
export type TourStep = {
  readonly kind: KindName;
  readonly variant: string;
  readonly path: string;
  readonly request: (generator: Generator, day: string, about: AcceptedReference | undefined) => object;
  readonly about?: string;
};

const invoicePath = '/api/ubl2.1/invoice';
/** The identifier is where clients put that of their software or test set. */
const payrollPath = '/api/ubl2.1/payroll/85d66719-3d34-4a53-9dca-e1a38a2a63fd';
const adjustmentPath = '/api/ubl2.1/payroll-adjust-note/7047db8a-213e-4b08-b567-b06b7a83b50d';

const invoiceStep = (variant: InvoiceVariant): TourStep => ({
  kind: 'invoice',
  variant,
  path: invoicePath,
  request: (generator, today) => generator.invoice({ variant, today }),
});

const healthStep = (variant: string, users: number): TourStep => ({
  kind: 'invoice',
  variant,
  path: invoicePath,
  request: (generator, date) => ({ ...generator.healthInvoice({ users, date }), date: undefined }),
});

const noteSteps = (kind: 'creditNote' | 'debitNote', path: string): readonly TourStep[] => [
  ...(['withoutDiscount', 'globalDiscount'] as const).map((variant): TourStep => ({
    kind,
    variant,
    path,
    about: variant,
    request: (generator, today, reference) => generator[kind]({ variant, reference, today }),
  })),
  {
    kind,
    variant: 'withoutReference',
    path,
    request: (generator, today) => generator[kind]({ variant: 'withoutDiscount', today }),
  },
];

type Seller = 'resident' | 'nonResident';

const supportStep = (name: string, seller: Seller, variant: CorrectableVariant): TourStep => ({
  kind: 'supportDocument',
  variant: name,
  path: payrollPath,
  request: (generator, date) => generator.supportDocument({ date, seller, variant }),
});

const ticketNoteStep = (kind: 'equivalentCreditNote' | 'equivalentDebitNote', path: string): TourStep => ({
  kind,
  variant: 'adjustment',
  path,
  about: 'ticket',
  request: (generator, today, reference) => generator[kind]({ reference: reference ?? noReference, today }),
});

const payrollStep = (payment: 'cash' | 'bank'): TourStep => ({
  kind: 'payroll',
  variant: payment,
  path: payrollPath,
  request: (generator, date) => generator.payroll({ date, payment }),
});

const predecessorOf = (about: AcceptedReference | undefined): Predecessor => ({
  predecessor_number: about?.number ?? '',
  predecessor_cune: about?.uuid ?? '',
  predecessor_issue_date: about?.issue_date ?? '',
});

const adjustmentStep = (variant: 'replace' | 'delete', about: string): TourStep => ({
  kind: 'payrollAdjustment',
  variant,
  path: adjustmentPath,
  about,
  request: (generator, date, reference) => {
    const options = { date, predecessor: predecessorOf(reference) };
    return variant === 'replace' ? generator.payrollReplacement(options) : generator.payrollDeletion(options);
  },
});

export const tour: readonly TourStep[] = [
  ...(
    ['globalDiscount', 'lineDiscount', 'withoutDiscount', 'credit', 'export', 'foreignCurrency', 'freeLines'] as const
  ).map(invoiceStep),
  healthStep('healthOneUser', 1),
  healthStep('healthSeveralUsers', 3),
  ...noteSteps('creditNote', '/api/ubl2.1/credit-note'),
  ...noteSteps('debitNote', '/api/ubl2.1/debit-note'),
  supportStep('resident', 'resident', 'withoutDiscount'),
  supportStep('residentDiscount', 'resident', 'globalDiscount'),
  supportStep('nonResident', 'nonResident', 'withoutDiscount'),
  {
    kind: 'supportAdjustmentNote',
    variant: 'adjustment',
    path: payrollPath,
    about: 'resident',
    request: (generator, today, reference) =>
      generator.supportAdjustmentNote({ reference: reference ?? noReference, seller: 'resident', today }),
  },
  payrollStep('cash'),
  payrollStep('bank'),
  adjustmentStep('replace', 'cash'),
  adjustmentStep('delete', 'bank'),
  {
    kind: 'posTicket',
    variant: 'ticket',
    path: '/api/ubl2.1/eqdoc',
    request: (generator, today) => generator.posTicket({ today }),
  },
  ticketNoteStep('equivalentCreditNote', '/api/ubl2.1/credit-note'),
  ticketNoteStep('equivalentDebitNote', '/api/ubl2.1/debit-note'),
];

const noReference: AcceptedReference = { number: '', uuid: '', issue_date: '' };

export type TourStop = { readonly step: TourStep; readonly reply: Reply };

type TourOptions = {
  readonly seed: string;
  /** Changes each request before it is posted. */
  readonly change?: ((request: object) => object) | undefined;
  /** Before each document is posted. */
  readonly begin?: ((step: TourStep) => void) | undefined;
  /** Called with the result of each, in turn. */
  readonly visit: (stop: TourStop) => Promise<void> | void;
};

/** The service assigns the numbers, so a tour never collides with documents issued before. */
export const unnumbered = (request: object): object => ({ ...request, number: undefined, consecutive: undefined });

/** Issues them through HTTP and SOAP. Later documents do not refer to ones that were not accepted. */
export const takeTour = async (
  box: Box,
  { seed, begin, visit, change = (request) => request }: TourOptions,
): Promise<void> => {
  const { createGenerator } = await import('../../datasets/generators/index.ts');
  const generator = createGenerator(seed);
  const issued = new Map<string, AcceptedReference>();
  for (const step of tour) {
    begin?.(step);
    const reference = step.about === undefined ? undefined : issued.get(step.about);
    const day = colombianDate(box.clock.now());
    const request = unnumbered(change(step.request(generator, day, reference)));
    const reply = await box.post(step.path, request);
    await visit({ step, reply });
    const key = keyOf(reply.body) ?? '';
    const kept = await box.authority.registry.documentByKey(key);
    if (kept?.state === 'accepted' && !issued.has(step.variant)) {
      issued.set(step.variant, await acceptedReference(box, reply, request));
    }
  }
};
