import { notEvaluated, quoted, type Check } from '../vocabulary/check.ts';
import type { Facts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import type { Subject } from '../../document/subject.ts';
import { dian } from '../../document/paths.ts';
import { documentResponse, referenced } from '../event.ts';
import { codeOf, describeParts, type CodePart } from './unique-code.ts';

/**
 * The parts of the CUDE of an event in order (annex FE 1.9, 11.5): the event,
 * its parties, what it responds, the number and type of the document that it is
 * about, and the software PIN. There is no environment in it.
 */
export const eventCodeParts = (subject: Subject, pin: string): readonly CodePart[] => {
  const text = (path: string): string => subject.text(path) ?? '';
  const company = (role: string): string => text(`/*/cac:${role}Party/cac:PartyTaxScheme/cbc:CompanyID`);
  return [
    { name: 'Num_DE', value: text('/*/cbc:ID') },
    { name: 'Fec_Emi', value: text('/*/cbc:IssueDate') },
    { name: 'Hor_Emi', value: text('/*/cbc:IssueTime') },
    { name: 'NitFE', value: company('Sender') },
    { name: 'DocAdq', value: company('Receiver') },
    { name: 'ResponseCode', value: text(`${documentResponse}/cac:Response/cbc:ResponseCode`) },
    { name: 'ID', value: text(`${referenced}/cbc:ID`) },
    { name: 'DocumentTypeCode', value: text(`${referenced}/cbc:DocumentTypeCode`) },
    { name: 'PIN', value: pin },
  ];
};

/** cbc:UUID against the judge's own computation. */
export const checkEventCode = ({ softwareRegistry }: Pick<Facts, 'softwareRegistry'>): Check =>
  is.satisfying({
    expected: 'the CUDE computed from the event',
    test: ({ value, subject }) => {
      const pin = softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '')?.pin;
      if (pin === undefined)
        return notEvaluated('The PIN of the software is not registered.', 'El PIN del software no está registrado.');
      const parts = eventCodeParts(subject, pin);
      const wanted = codeOf(parts);
      if (value?.trim() === wanted) return undefined;
      return { found: quoted(value), expected: `"${wanted}" = SHA-384 of ${describeParts(parts)}` };
    },
  });
