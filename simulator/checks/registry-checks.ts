import { textOf } from '../../src/common/xml/tree.ts';
import type { Check } from '../engine/check.ts';
import type { Facts } from '../engine/facts.ts';
import { identityOf } from '../engine/identity.ts';
import * as is from '../engine/is.ts';
import { childOf } from '../intake/path-index.ts';
import type { Contributor } from '../registry/types.ts';
import { comparableName } from './lists.ts';

const describe = (nit: string, found: Contributor | undefined): string =>
  found === undefined ? `"${nit}", not registered` : `"${nit}", registered as ${found.roles.join(', ')}, ${found.status}`;

/** In production an enabled issuer; in the test environment one that is registered and not cancelled. */
export const enabledIssuer = ({ issuerRegistry, environment }: Pick<Facts, 'issuerRegistry' | 'environment'>): Check =>
  is.satisfying({
    expected: environment.code === '1' ? 'an enabled issuer' : 'a registered issuer',
    test: ({ value = '' }) => {
      const nit = value.trim();
      const found = issuerRegistry.get(nit);
      const issuer = found?.roles.includes('issuer') === true && found.status !== 'cancelled';
      return issuer && (environment.code === '2' || found.status === 'enabled') ? undefined : { found: describe(nit, found) };
    },
  });

/** The issuer may issue this family of documents: code 92. */
export const enabledForFamily = ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
  is.satisfying({
    expected: 'an issuer enabled for electronic invoicing',
    per: 'document',
    test: ({ subject }) => {
      const { issuerNit } = identityOf(subject);
      const found = issuerRegistry.get(issuerNit);
      const enabled = found?.roles.includes('issuer') === true && found.status === 'enabled' && found.families.includes('invoicing');
      return enabled ? undefined : { found: describe(issuerNit, found) };
    },
  });

/** The name beside the identification equals the registered one; silent for a taxpayer without record. */
export const nameAsInRut = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: 'the name registered in the RUT',
    test: ({ value = '', owner }) => {
      const id = childOf(owner, 'cbc:CompanyID');
      const entry = rut.available && id !== undefined ? rut.entries.get(textOf(id).trim()) : undefined;
      if (entry === undefined || comparableName(entry.name) === comparableName(value)) return undefined;
      return { found: `"${value}"`, expected: `"${entry.name}", the name registered for ${entry.identification}` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO NOMBRE SAS' }] }),
  });

/** The identification has a record in the RUT, and not one under another issuer's number than the fiscal one. */
export const rutOfName = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: 'an identification that the RUT has under the name sent',
    test: ({ value = '', owner }) => {
      if (!rut.available || rut.entries.size === 0) return undefined;
      const name = childOf(owner, 'cbc:RegistrationName');
      const sent = name === undefined ? '' : comparableName(textOf(name));
      const holder = [...rut.entries.values()].find((entry) => comparableName(entry.name) === sent);
      if (holder === undefined || holder.identification === value.trim()) return undefined;
      return { found: `"${value}"`, expected: `"${holder.identification}", which the RUT has for that name` };
    },
    breakAt: (target) => ({
      built: [
        { edit: 'set', path: target, text: '901500600' },
        { edit: 'set', path: `${target}/@schemeID`, text: '3' },
      ],
    }),
  });

/** A taxpayer that is active in the RUT. */
export const activeInRut = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: 'a taxpayer active in the RUT',
    test: ({ value = '' }) => {
      if (!rut.available) return undefined;
      const entry = rut.entries.get(value.trim());
      return entry?.status === 'active' ? undefined : { found: `"${value}", ${entry?.status ?? 'not in the RUT'}` };
    },
    breakAt: (target) => ({
      built: [
        { edit: 'set', path: target, text: '901500300' },
        { edit: 'set', path: `${target}/@schemeID`, text: '9' },
      ],
    }),
  });

/** The mailbox in the contact is the registered one; an issuer without record is left to AJ21. */
export const receptionMailbox =
  (path: string) =>
  ({ issuerRegistry }: Pick<Facts, 'issuerRegistry'>): Check =>
    is.satisfying({
      expected: 'the reception mailbox registered for the issuer',
      test: ({ subject, owner }) => {
        const registered = issuerRegistry.get(identityOf(subject).issuerNit)?.receptionEmail;
        const element = subject.first(path);
        const sent = element === undefined ? undefined : textOf(element).trim();
        if (sent !== undefined && sent !== '' && (registered === undefined || registered.toLowerCase() === sent.toLowerCase())) return undefined;
        return {
          found: sent === undefined ? 'nothing (absent)' : `"${sent}"`,
          at: element ?? owner,
          ...(registered === undefined ? {} : { expected: `"${registered}"` }),
        };
      },
      breakAt: () => ({ built: [{ edit: 'set', path, text: 'otro@example.com' }] }),
    });
