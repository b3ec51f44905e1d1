/** What the registries record about the parties, the software and the earlier documents of a payroll document. */
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import type { Site } from '../../document/subject.ts';
import type { Facts } from '../vocabulary/facts.ts';
import { identityOf } from '../../document/identity.ts';
import * as is from '../vocabulary/is.ts';
import type { Contributor, DocumentFamily, JudgedDocument, RegisteredSoftware } from '../../registry/types.ts';
import { attributeAt, blockOf } from '../../document/payroll-blocks.ts';
import { setBeside, setInBlock, setTarget } from './edits.ts';
import { softwareOf } from './codes.ts';
import { isProvider } from '../registry-checks.ts';
import { joined, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { familyName, softwareStatusName, statusName, unregistered } from '../registry-words.ts';
import type { Datum } from '../../document/datum.ts';

const digits = /^\d+$/;

const namesOf = (families: readonly DocumentFamily[]): Bilingual =>
  families.length === 0
    ? { en: 'nothing', es: 'ninguna clase de documento' }
    : joined(
        families.map((family) => familyName(family)),
        ', ',
      );

const described = (nit: string | undefined, found: Contributor | undefined): Datum => {
  if (nit === undefined || found === undefined) return unregistered(nit);
  const [status, families] = [statusName(found.status), namesOf(found.families)];
  return shown(nit, { en: `${status.en}, for ${families.en}`, es: `${status.es}, para ${families.es}` });
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
    expected: {
      en: 'the NIT, in digits, of a software owner registered for payroll',
      es: 'el NIT, en dígitos, de un dueño de software registrado para nómina electrónica',
    },
    limit: 'pattern',
    test: ({ value, owner }) => {
      const found = facts.issuerRegistry.get(value ?? '');
      const owns = isProvider(found) || softwareOf(blockOf(owner), facts)?.ownerNit === value;
      const right = value !== undefined && digits.test(value) && owns && knowsPayroll(found);
      return right ? undefined : { found: described(value, found) };
    },
    breakAt: setBeside({ NIT: '901500500', DV: '5' }),
  });

/** What keeps the software from being used in the block. */
const faultsOf = (
  { families, status, ownerNit, issuers }: RegisteredSoftware,
  block: XmlElement,
): readonly Bilingual[] => {
  const registeredFor = namesOf(families);
  return [
    ...(families.includes('payroll')
      ? []
      : [{ en: `registered for ${registeredFor.en}`, es: `registrado para ${registeredFor.es}` }]),
    ...(status === 'active' ? [] : [softwareStatusName(status)]),
    ...(ownerNit === attributeAt(block, 'ProveedorXML', 'NIT')
      ? []
      : [{ en: `owned by ${ownerNit}`, es: `del dueño ${ownerNit}` }]),
    ...(issuers.includes(attributeAt(block, 'Empleador', 'NIT') ?? '')
      ? []
      : [{ en: `registered for ${issuers.join(', ')}`, es: `registrado para ${issuers.join(', ')}` }]),
  ];
};

/** ProveedorXML/@SoftwareID: an active payroll software of that owner, registered for that employer. */
export const authorisedSoftware = (facts: Pick<Facts, 'softwareRegistry'>): Check =>
  is.satisfying({
    expected: {
      en: 'an active payroll software of this owner, registered for this employer',
      es: 'un software de nómina activo de este dueño, registrado para este empleador',
    },
    test: ({ value, owner }) => {
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      if (software === undefined) return { found: unregistered(value) };
      const faults = faultsOf(software, block);
      return faults.length === 0 ? undefined : { found: shown(value, joined(faults, ', ')) };
    },
    breakAt: setTarget('00000000-0000-4000-8000-000000000000'),
  });

/** Empleador/@NIT: digits only, of an employer enabled for payroll. */
export const employerNit = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: {
      en: 'the NIT, in digits, of an employer enabled for payroll',
      es: 'el NIT, en dígitos, de un empleador habilitado para nómina electrónica',
    },
    limit: 'pattern',
    test: ({ value }) => {
      const found = issuerRegistry.get(value ?? '');
      const right = value !== undefined && digits.test(value) && enabledEmployer(found);
      return right ? undefined : { found: described(value, found) };
    },
  });

/** The employer may send payroll documents: code 92. */
export const enabledForPayroll = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: { en: 'an employer enabled for payroll', es: 'un empleador habilitado para nómina electrónica' },
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
    expected: { en: 'the CUNE of an accepted document', es: 'el CUNE de un documento aceptado' },
    test: ({ value }) => (registeredDocument(facts, value) ? undefined : { found: unregistered(value) }),
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
      expected: {
        en: 'an accepted document of this worker in the same month',
        es: 'un documento aceptado de este trabajador en el mismo mes',
      },
      test: ({ value }) =>
        priorPayroll.sameMonth.some(isAccepted)
          ? undefined
          : { found: shown(value, { en: 'but none', es: 'pero no hay ninguno' }) },
      breakAt: setNovelty(unknownCune),
    }),
  );

export const noveltyKeyGiven = (): Check => ({
  ...is.when(isNovelty, is.present()),
  predicate: { en: 'is there where Novedad is true', es: 'está presente cuando Novedad es true' },
  breakAt: setNovelty(''),
});

export const noveltyKeyKnown = (facts: Referenced): Check =>
  is.when((site) => isNovelty(site) && (site.value ?? '').trim() !== '', knownCune(facts, setNovelty(unknownCune)));
