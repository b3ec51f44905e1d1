/** Payroll documents as they are sent: signed like invoices, in their own namespaces. */
import type { XmlRootSpec } from '../../src/common/xml/node.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { declarationsText, place } from '../checks/signature/testing/sample-invoice.ts';
import { signSample } from '../checks/signature/testing/sign-sample.ts';
import { clockText, type TestAuthority } from './authority.fixture.ts';
import { employer, payrollSpec, type PayrollChanges, type PayrollForm } from './payroll.fixture.ts';

const namespacesOf = ({ namespaces }: XmlRootSpec): string =>
  Object.entries(namespaces)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${uri}"`)
    .join('');

const filledPlace = /<ext:ExtensionContent>.*<\/ext:ExtensionContent>/s;

/** A payroll, a replacement or a deletion, changed, and signed by the employer. */
export const signedPayroll = async (
  { certificates }: Pick<TestAuthority, 'certificates'>,
  form: PayrollForm,
  changes: PayrollChanges = {},
): Promise<string> => {
  const spec = payrollSpec(form, changes);
  const inPayroll = (canonical: string): string => canonical.replace(declarationsText(), namespacesOf(spec));
  return signSample({
    document: writeXml(spec).replace(filledPlace, place),
    signingTime: clockText,
    credentials: await certificates.issuer(employer),
    octets: { keyInfo: inPayroll, signedProperties: inPayroll, signedInfo: inPayroll },
  });
};
