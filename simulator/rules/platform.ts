import { enabledForFamily } from '../checks/registry-checks.ts';
import * as is from '../engine/is.ts';
import { group, observed, rejects as rejection, notifies as notification, rule, specification } from '../engine/rule.ts';
import { identityOf } from '../engine/identity.ts';
import { dian } from './paths.ts';

/** What the platform decides about the sender, whatever the document says. */
export const platformRules = group('PLATFORM', 'Platform', 'content', [
  rule({
    family: '92',
    title: 'The issuer is enabled on the platform',
    codes: { invoice: rejection('92') },
    message: 'El emisor no está habilitado en la plataforma',
    needs: ['issuerRegistry'],
    check: enabledForFamily,
    fix: 'Pass the test set of this family first, or enable the issuer in the registry.',
    violation: { registry: (data) => ({ contributors: data.contributors.map((entry) => ({ ...entry, families: [] })) }) },
    source: specification('7'),
  }),
  rule({
    family: 'RUT01',
    title: 'The RUT of issuer and provider is in force',
    codes: { invoice: notification('RUT01', { defaultOn: false }) },
    message: 'La validación del estado del RUT estará disponible más adelante',
    needs: ['rut'],
    check: ({ rut }) =>
      is.satisfying({
        expected: 'an issuer and a provider that are active in the RUT, and a RUT that answers',
        per: 'document',
        test: ({ subject }) => {
          if (!rut.available) return { found: 'the RUT does not answer' };
          const parties = [identityOf(subject).issuerNit, subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`) ?? ''];
          const wrong = parties.map((nit) => rut.entries.get(nit)).find((entry) => entry !== undefined && entry.status !== 'active');
          return wrong === undefined ? undefined : { found: `${wrong.identification} is ${wrong.status}` };
        },
      }),
    fix: 'Nothing to mend in the document: the authority could not, or would not, confirm the RUT.',
    violation: { registry: (data) => ({ rut: { ...data.rut, available: false } }) },
    source: specification('7'),
  }),
]);

export const ledgerRules = group('LEDGER', 'Documents already processed', 'ledger', [
  rule({
    family: '90',
    title: 'The document was not accepted before',
    codes: { invoice: rejection('90') },
    message: 'Documento procesado anteriormente.',
    needs: ['priorDocuments'],
    check: ({ priorDocuments }) =>
      is.satisfying({
        expected: 'a number and a code that no accepted document has',
        per: 'document',
        test: () => {
          const { twin } = priorDocuments;
          return twin === undefined ? undefined : { found: `${twin.number}, accepted with key ${twin.key}` };
        },
      }),
    fix: 'Ask GetStatus with the key of the first document and adopt its verdict, or use the next number.',
    violation: { repeat: true },
    source: observed('Answers of the authority to a resubmission'),
  }),
]);
