/** What the registries record about the parties, the software and the earlier documents of a payroll document. */
import { textOf } from '../../../src/common/xml/tree.ts';
import { quoted, type Check } from '../vocabulary/check.ts';
import type { Site } from '../../document/subject.ts';
import type { Facts } from '../vocabulary/facts.ts';
import { identityOf } from '../../document/identity.ts';
import * as is from '../vocabulary/is.ts';
import type { Contributor, JudgedDocument } from '../../registry/types.ts';
import { attributeAt, blockOf } from '../../document/payroll-blocks.ts';
import { setBeside, setInBlock, setTarget } from './edits.ts';
import { softwareOf } from './codes.ts';
import { isProvider } from '../registry-checks.ts';

const digits = /^\d+$/;

const described = (nit: string | undefined, found: Contributor | undefined): string => {
  if (nit === undefined || found === undefined) return `${quoted(nit)}, not registered`;
  const families = found.families.length === 0 ? 'nothing' : found.families.join(', ');
  return `"${nit}", ${found.status}, for ${families}`;
};

/** A contributor known to the authority, for payroll among others. */
const knowsPayroll = (found: Contributor | undefined): boolean =>
  found !== undefined && found.status !== 'cancelled' && found.families.includes('payroll');

const enabledEmployer = (found: Contributor | undefined): boolean =>
  found?.status === 'enabled' && found.roles.includes('issuer') && knowsPayroll(found);

type Owners = Pick<Facts, 'issuerRegistry' | 'softwareRegistry'>;

/** ProveedorXML/@NIT: a technology provider, or the owner of the stated software. */
export const softwareOwner = (facts: Owners): Check =>
  is.satisfying({
    expected: 'the NIT, in digits, of a software owner registered for payroll',
    test: ({ value, owner }) => {
      const found = facts.issuerRegistry.get(value ?? '');
      const owns = isProvider(found) || softwareOf(blockOf(owner), facts)?.ownerNit === value;
      const right = value !== undefined && digits.test(value) && owns && knowsPayroll(found);
      return right ? undefined : { found: described(value, found) };
    },
    breakAt: setBeside({ NIT: '901500500', DV: '5' }),
  });

/** ProveedorXML/@SoftwareID: an active payroll software of that owner, registered for that employer. */
export const authorisedSoftware = (facts: Pick<Facts, 'softwareRegistry'>): Check =>
  is.satisfying({
    expected: 'an active payroll software of this owner, registered for this employer',
    test: ({ value, owner }) => {
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      if (software === undefined) return { found: `${quoted(value)}, not registered` };
      const faults = [
        ...(software.families.includes('payroll') ? [] : [`registered for ${software.families.join(', ')}`]),
        ...(software.status === 'active' ? [] : [software.status]),
        ...(software.ownerNit === attributeAt(block, 'ProveedorXML', 'NIT') ? [] : [`owned by ${software.ownerNit}`]),
        ...(software.issuers.includes(attributeAt(block, 'Empleador', 'NIT') ?? '')
          ? []
          : [`registered for ${software.issuers.join(', ')}`]),
      ];
      return faults.length === 0 ? undefined : { found: `${quoted(value)}, ${faults.join(', ')}` };
    },
    breakAt: setTarget('00000000-0000-4000-8000-000000000000'),
  });

/** Empleador/@NIT: digits only, of an employer enabled for payroll. */
export const employerNit = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: 'the NIT, in digits, of an employer enabled for payroll',
    test: ({ value }) => {
      const found = issuerRegistry.get(value ?? '');
      const right = value !== undefined && digits.test(value) && enabledEmployer(found);
      return right ? undefined : { found: described(value, found) };
    },
  });

/** The employer may send payroll documents: code 92. */
export const enabledForPayroll = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: 'an employer enabled for payroll',
    per: 'document',
    test: ({ subject }) => {
      const { issuerNit } = identityOf(subject);
      const found = issuerRegistry.get(issuerNit);
      return enabledEmployer(found) ? undefined : { found: described(issuerNit, found) };
    },
  });

const unknownCune = '0'.repeat(96);

type Referenced = Pick<Facts, 'referencedDocuments'>;

const isAccepted = (document: JudgedDocument | undefined): boolean => document?.state === 'accepted';

const registeredDocument = ({ referencedDocuments }: Referenced, key: string | undefined): boolean =>
  isAccepted(referencedDocuments.byKey.get(key ?? ''));

/** The CUNE of an accepted document. */
const knownCune = (facts: Referenced, breakAt: NonNullable<Check['breakAt']>): Check =>
  is.satisfying({
    expected: 'the CUNE of an accepted document',
    test: ({ value }) => (registeredDocument(facts, value) ? undefined : { found: `${quoted(value)}, not registered` }),
    breakAt,
  });

/** @CUNEPred names an accepted document, which an empty one does not; an absent one is another rule's business. */
export const predecessorKnown = (facts: Referenced): Check => is.whenThere(knownCune(facts, setTarget(unknownCune)));

/** Of a worker without other documents: other documents accepted in the meantime do not matter. */
const newWorker = { 'Trabajador/@NumeroDocumento': '99999999901' } as const;

/** A novelty of such a worker, about the document of that CUNE. */
const setNovelty = (cune: string) => setInBlock({ Novedad: 'true', 'Novedad/@CUNENov': cune, ...newWorker });

/** Whether the document says that it is a novelty; the site is Novedad itself or its attribute. */
const isNovelty = ({ node }: Site): boolean => node !== undefined && textOf(node) === 'true';

/** Novedad = true needs an accepted document of the worker in the same month. */
export const noveltyHasPredecessor = ({ priorPayroll }: Pick<Facts, 'priorPayroll'>): Check =>
  is.when(
    isNovelty,
    is.satisfying({
      expected: 'an accepted document of this worker in the same month',
      test: ({ value }) =>
        priorPayroll.sameMonth.some(isAccepted) ? undefined : { found: `${quoted(value)}, but none` },
      breakAt: setNovelty(unknownCune),
    }),
  );

export const noveltyKeyGiven = (): Check => ({
  ...is.when(isNovelty, is.present()),
  predicate: 'is there where Novedad is true',
  breakAt: setNovelty(''),
});

export const noveltyKeyKnown = (facts: Referenced): Check =>
  is.when((site) => isNovelty(site) && (site.value ?? '').trim() !== '', knownCune(facts, setNovelty(unknownCune)));
