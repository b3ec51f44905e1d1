import type { Facts } from '../../checks/vocabulary/facts.ts';
import { organizationTypes } from '../../checks/lists.ts';
import { isAboveLimit, uvtOn, uvtReading } from '../../checks/uvt.ts';
import { dateOf } from '../../document/dates.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice, Doubt } from './advice.ts';

const customer = '/*/cac:AccountingCustomerParty';

/** Organizations, and buyers in an export, state their tax information whatever the amount. */
const dependsOnAmount = (subject: Subject): boolean =>
  subject.all(`${customer}/cac:Party/cac:PartyTaxScheme`).length === 0 &&
  !organizationTypes.has(subject.text(`${customer}/cbc:AdditionalAccountID`) ?? '') &&
  subject.text('/*/cbc:InvoiceTypeCode') !== '02';

const uvtDoubts = (subject: Subject, { uvt }: Pick<Facts, 'uvt'>): readonly Doubt[] => {
  const issued = dateOf(subject.text('/*/cbc:IssueDate'));
  const [at] = subject.all('/*/cac:LegalMonetaryTotal/cbc:PayableAmount');
  if (issued === undefined || at === undefined || !dependsOnAmount(subject)) return [];
  const year = issued.slice(0, 4);
  const used = uvtOn(uvt, issued);
  // The UVT has only risen: what is below the limit of an earlier year is below that of the year, too.
  if (used === undefined || used.year === year || !isAboveLimit(subject, used)) return [];
  return [
    {
      at,
      found: { en: `the UVT of ${used.year}: ${used.amount}`, es: `la UVT de ${used.year}: ${used.amount}` },
      plausible: { en: `the UVT of ${year}`, es: `la UVT de ${year}` },
      dated: uvtReading(used, issued),
    },
  ];
};

/** Whether the buyer's tax information may be left out depends on it. */
const earlierUvt: Advice = {
  id: 'uvt-of-an-earlier-year',
  kinds: ['invoice', 'creditNote', 'debitNote'],
  text: {
    en: 'The UVT of the year of the document is not registered: the limit of 100 UVT was taken from an earlier year.',
    es: 'La UVT del año del documento no está registrada: el límite de 100 UVT se tomó de un año anterior.',
  },
  source: {
    en: 'FAK19, CAK19 and DAK19 require PartyTaxScheme above 100 UVT of the year. Add the value to the registry once DIAN publishes it.',
    es: 'FAK19, CAK19 y DAK19 exigen PartyTaxScheme por encima de 100 UVT del año. Agregue el valor al registro cuando la DIAN lo publique.',
  },
  look: uvtDoubts,
};

export const uvtAdvice = [earlierUvt] as const satisfies readonly Advice[];
