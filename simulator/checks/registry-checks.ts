import { secondCompany } from './vocabulary/registry-situations.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { notEvaluated, shown, type Check, anyOf } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import { familyOf } from '../document/kind.ts';
import * as is from './vocabulary/is.ts';
import type { Subject } from '../document/subject.ts';
import { childOf } from '../document/path-index.ts';
import { comparableName, isSameName } from '../registry/names.ts';
import type { Contributor } from '../registry/types.ts';
import { dian } from '../document/paths.ts';
import { familyName, roleName, rutStatusName, statusName, unregistered } from './registry-words.ts';
import type { Datum } from '../document/datum.ts';

type Registered = Contributor | undefined;
type Environment = Facts['environment'];

const describe = (nit: string | undefined, found: Registered): Datum => {
  if (nit === undefined || found === undefined) return unregistered(nit);
  const { roles, status } = found;
  return shown(nit, {
    en: `registered as ${roles.join(', ')}, ${status}`,
    es: `registrado como ${roles.map((role) => roleName(role).es).join(', ')}, ${statusName(status).es}`,
  });
};

const isIssuer = (found: Registered): boolean => found?.roles.includes('issuer') === true;

/** In production only enabled taxpayers count; in the test environment, anyone registered and not cancelled. */
const isActive = (found: Registered, { code }: Environment): boolean =>
  found?.status === 'enabled' || (code === '2' && found?.status === 'registered');

/** A technology provider that the authority knows and has not cancelled. */
export const isProvider = (found: Registered): boolean =>
  found?.roles.includes('provider') === true && found.status !== 'cancelled';

/** In production an enabled issuer; in the test environment one that is registered and not cancelled. */
export const enabledIssuer = ({ issuerRegistry, environment }: Pick<Facts, 'issuerRegistry' | 'environment'>): Check =>
  is.satisfying({
    expected:
      environment.code === '1'
        ? { en: 'an enabled issuer', es: 'un emisor habilitado' }
        : { en: 'a registered issuer', es: 'un emisor registrado' },
    test: ({ value }) => {
      const found = issuerRegistry.get(value ?? '');
      return isIssuer(found) && isActive(found, environment) ? undefined : { found: describe(value, found) };
    },
  });

/** The issuer may issue this family of documents: code 92. */
export const enabledForFamily = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: {
      en: 'an issuer enabled for documents of this family',
      es: 'un emisor habilitado para esta clase de documentos',
    },
    per: 'document',
    test: ({ subject }) => {
      const { issuerNit } = identityOf(subject);
      const found = issuerRegistry.get(issuerNit);
      const family = familyOf(subject.kind);
      const enabled = isIssuer(found) && found?.status === 'enabled' && found.families.includes(family);
      return enabled
        ? undefined
        : {
            found: describe(issuerNit, found),
            expected: {
              en: `an issuer enabled for ${familyName(family).en}`,
              es: `un emisor habilitado para ${familyName(family).es}`,
            },
          };
    },
  });

const statedSoftware = (subject: Subject, { softwareRegistry }: Pick<Facts, 'softwareRegistry'>) =>
  softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '');

type ProviderFacts = Pick<Facts, 'issuerRegistry' | 'softwareRegistry' | 'environment'>;

/** A technology provider, or the owner of the software that the document states. */
export const authorisedProvider = (facts: ProviderFacts): Check =>
  is.satisfying({
    expected:
      facts.environment.code === '1'
        ? { en: 'a provider in state enabled', es: 'un proveedor habilitado' }
        : { en: 'a registered provider', es: 'un proveedor registrado' },
    test: ({ value, subject }) => {
      const found = facts.issuerRegistry.get(value ?? '');
      const provides = isProvider(found) || statedSoftware(subject, facts)?.ownerNit === value;
      return provides && isActive(found, facts.environment) ? undefined : { found: describe(value, found) };
    },
  });

const rutSilent = notEvaluated('The RUT does not answer.', 'El RUT no responde.');
const unknownIdentification = notEvaluated(
  'The RUT has no record of the identification.',
  'El RUT no tiene la identificación.',
);
const unknownName = notEvaluated('The RUT has no record of the name.', 'El RUT no tiene el nombre.');

/** The name next to the identification equals the registered one. */
export const nameAsInRut = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: { en: 'the name registered in the RUT', es: 'el nombre registrado en el RUT' },
    test: ({ value, owner }) => {
      if (!rut.available) return rutSilent;
      const id = childOf(owner, 'cbc:CompanyID');
      const entry = id === undefined ? undefined : rut.entries.get(textOf(id));
      if (entry === undefined) return unknownIdentification;
      if (isSameName(entry.name, value ?? '')) return undefined;
      const { name, identification } = entry;
      return {
        found: shown(value),
        expected: shown(name, {
          en: `the name registered for ${identification}`,
          es: `el nombre registrado para ${identification}`,
        }),
      };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO NOMBRE SAS' }] }),
  });

/** The identification belongs to a taxpayer who has, in the RUT, the name next to it. */
export const rutOfName = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: {
      en: 'an identification that the RUT has under the name sent',
      es: 'una identificación que el RUT tenga con el nombre enviado',
    },
    test: ({ value, owner }) => {
      if (!rut.available) return rutSilent;
      const name = childOf(owner, 'cbc:RegistrationName');
      const holders = name === undefined ? undefined : rut.named.get(comparableName(textOf(name)));
      if (holders === undefined) return unknownName;
      const identifications = holders.map(({ identification }) => identification);
      if (identifications.includes(value ?? '')) return undefined;
      const remark = { en: 'which the RUT has for that name', es: 'que es lo que el RUT tiene para ese nombre' };
      return { found: shown(value), expected: anyOf(identifications, remark) };
    },
    breakAt: (target) => ({
      built: [
        { edit: 'set', path: target, text: secondCompany.nit },
        { edit: 'set', path: `${target}/@schemeID`, text: secondCompany.checkDigit },
      ],
    }),
  });

const notInRut = { en: 'not in the RUT', es: 'no está en el RUT' };

/** A taxpayer that is active in the RUT; an unknown one counts as inactive. */
export const activeInRut = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: { en: 'a taxpayer active in the RUT', es: 'un contribuyente activo en el RUT' },
    test: ({ value }) => {
      if (!rut.available) return rutSilent;
      const entry = rut.entries.get(value ?? '');
      return entry?.status === 'active'
        ? undefined
        : {
            found: shown(value, entry === undefined ? notInRut : rutStatusName(entry.status)),
          };
    },
    breakAt: (target) => ({
      built: [
        { edit: 'set', path: target, text: '901500300' },
        { edit: 'set', path: `${target}/@schemeID`, text: '9' },
      ],
    }),
  });

/** The mailbox is present and is the registered one; AJ21 reports a party without a registered mailbox. */
export const receptionMailbox = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: {
      en: 'the reception mailbox registered for the issuer',
      es: 'el correo de recepción registrado del emisor',
    },
    test: ({ subject, value }) => {
      const isStated = value !== undefined && value.trim() !== '';
      const registered = issuerRegistry.get(identityOf(subject).issuerNit)?.receptionEmail;
      if (registered === undefined && isStated)
        return notEvaluated(
          'No mailbox is registered for the issuer.',
          'El emisor no tiene un correo de recepción registrado.',
        );
      if (isStated && registered?.toLowerCase() === value.toLowerCase()) return undefined;
      return { found: shown(value), expected: registered === undefined ? undefined : shown(registered) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'otro@example.com' }] }),
  });
