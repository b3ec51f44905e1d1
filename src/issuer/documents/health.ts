/**
 * The data of a health-sector invoice for the ministry of health: a separate extension in the document's default
 * namespace, one collection of named values for each user of the services, and the billed period.
 */
import { sum } from '../../common/decimal.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { decimalOrZero, rounded } from '../rounding.ts';
import { fieldAt, group, leaf, optional, type Children } from './elements.ts';
import { moneyText } from './figures.ts';
import { healthActOn, informations, isInNorm, type Information } from './health-norm.ts';
import type { Coded, Health, HealthUser, UblModel } from './model.ts';

const named = (name: string, value: string): readonly XmlSpec[] => [leaf('Name', name), leaf('Value', value)];

const value = (given: Coded | string, { list, isAmount }: Information, field: string): XmlSpec =>
  typeof given === 'string'
    ? leaf('Value', isAmount ? moneyText(given) : given, { field })
    : leaf('Value', given.name, { attributes: { schemeID: given.code, schemeName: list }, field });

const additionalInformation = (name: string, content: XmlSpec): XmlSpec =>
  group('AdditionalInformation', [leaf('Name', name), content]);

/** Only the fields in the request. */
const collection = (user: HealthUser, advance: Children): XmlSpec => ({
  ...group(
    'Collection',
    [
      informations.flatMap((information) => {
        const { name, field, of } = information;
        const given = user[of];
        return given === undefined
          ? []
          : [additionalInformation(name, value(given, information, fieldAt(user.path, field)))];
      }),
      ...advance,
    ],
    user.path,
  ),
  attributes: { schemeName: 'Usuario' },
});

type HealthInvoice = Pick<UblModel, 'prepaidPayments' | 'issueDate'> & { readonly health: Health };

const advancePayment = '04';

/**
 * The payment in advance of an invoice about one user, where the norm of the day asks for it and the user has none of
 * their own; of several users the request says whose it was, or nobody knows.
 */
const paidInAdvance = ({ health, prepaidPayments, issueDate }: HealthInvoice): Children => {
  const [user, ...others] = health.users;
  const payments = prepaidPayments.filter(({ type }) => type?.code === advancePayment);
  const [first] = payments;
  if (first === undefined || others.length > 0 || user?.advance !== undefined || !isInNorm('ANTICIPO', issueDate))
    return [];
  const total = sum(payments.map(({ amount }) => decimalOrZero(amount)));
  const field = fieldAt(first.path, 'paidamount');
  return [additionalInformation('ANTICIPO', leaf('Value', rounded(total, 2), { field }))];
};

const interoperability = (invoice: HealthInvoice): XmlSpec =>
  group('Interoperabilidad', [
    {
      ...group(
        'Group',
        invoice.health.users.map((user) => collection(user, paidInAdvance(invoice))),
        fieldAt(invoice.health.path, 'users_info'),
      ),
      attributes: { schemeName: 'Sector Salud' },
    },
  ]);

/** The content of the extension: responsible ministry, its resolution, and the users if there are any. */
export const healthExtension = (invoice: HealthInvoice): XmlSpec =>
  group(
    'CustomTagGeneral',
    [
      named('Responsable', 'url www.minsalud.gov.co'),
      named('Tipo, identificador:año del acto administrativo', healthActOn(invoice.issueDate)),
      invoice.health.users.length === 0 ? undefined : interoperability(invoice),
    ],
    invoice.health.path,
  );

const timeText = (time: string | undefined): string | undefined => time && `${time}-05:00`;

/** `cac:InvoicePeriod` with the sector's fields for it. */
export const healthPeriod = ({ path, startDate, startTime, endDate, endTime }: Health): XmlSpec =>
  group('cac:InvoicePeriod', [
    leaf('cbc:StartDate', startDate, { field: fieldAt(path, 'invoice_period_start_date') }),
    optional('cbc:StartTime', timeText(startTime), { field: fieldAt(path, 'invoice_period_start_time') }),
    leaf('cbc:EndDate', endDate, { field: fieldAt(path, 'invoice_period_end_date') }),
    optional('cbc:EndTime', timeText(endTime), { field: fieldAt(path, 'invoice_period_end_time') }),
  ]);
