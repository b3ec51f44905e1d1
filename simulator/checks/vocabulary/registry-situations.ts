/** What the registry says when a rule about it is broken: each by the words that a row of the suite uses. */
import type { Bilingual, Language } from '../../../src/common/text/bilingual.ts';
import { documentFamilies, type DocumentFamily } from '../../document/kind.ts';
import { everyIssuer } from '../../registry/common-ranges.ts';
import type { RegistryData } from '../../registry/types.ts';

export type RegistrySituation = {
  readonly says: Bilingual;
  readonly change: (data: RegistryData) => Partial<RegistryData>;
};

const enabledOnlyFor = (family: DocumentFamily, { en, es }: Bilingual): RegistrySituation => ({
  says: { en: `companies are enabled for ${en} only`, es: `las empresas están habilitadas solo para ${es}` },
  change: ({ contributors }) => ({
    contributors: contributors.map((entry) => ({ ...entry, families: entry.families.length === 0 ? [] : [family] })),
  }),
});

type Company = { readonly nit: string; readonly checkDigit: string; readonly name: string };

/** Two companies of the default registry. */
export const secondCompany = {
  nit: '901500600',
  checkDigit: '3',
  name: 'SEGUNDA EMPRESA DE PRUEBAS SAS',
} as const satisfies Company;
export const companyWithoutPayroll = {
  nit: '901500400',
  checkDigit: '7',
  name: 'SIN NOMINA SAS',
} as const satisfies Company;

const mandatesOf = (
  { contributors }: Pick<RegistryData, 'contributors'>,
  issuerNit: string,
): RegistryData['mandates'] =>
  contributors.filter(({ nit }) => nit !== issuerNit).map(({ nit }) => ({ certificateNit: nit, issuerNit }));

const otherSoftware = '00000000-0000-4000-8000-000000000005';

export const situations = {
  softwareInactive: {
    says: { en: 'the software is inactive', es: 'el software está inactivo' },
    change: ({ software }) => ({ software: software.map((entry) => ({ ...entry, status: 'inactive' })) }),
  },
  rangesOfOtherSoftware: {
    says: {
      en: 'the numbering ranges are associated with other software',
      es: 'los rangos de numeración están asociados a otro software',
    },
    change: ({ ranges, software }) => {
      const [any] = software.filter(({ families }) => families.includes('invoicing'));
      if (any === undefined) return {};
      return {
        software: [...software, { ...any, id: otherSoftware, families: documentFamilies }],
        ranges: ranges.map((range) =>
          range.issuerNit === everyIssuer ? range : { ...range, softwareId: otherSoftware },
        ),
      };
    },
  },
  nobodyIssues: {
    says: { en: 'companies are providers and do not issue', es: 'las empresas son proveedores y no emiten' },
    change: ({ contributors }) => ({ contributors: contributors.map((entry) => ({ ...entry, roles: ['provider'] })) }),
  },
  rutUnavailable: {
    says: { en: 'the RUT does not answer', es: 'el RUT no responde' },
    change: ({ rut }) => ({ rut: { ...rut, available: false } }),
  },
  onlySupport: enabledOnlyFor('support', { en: 'support documents', es: 'documentos soporte' }),
  onlyPayroll: enabledOnlyFor('payroll', { en: 'payroll', es: 'nómina' }),
  supportClosed: {
    says: { en: 'no environment receives support documents', es: 'ningún ambiente recibe documentos soporte' },
    change: () => ({
      closedKinds: (['1', '2'] as const).map((environment) => ({ environment, kind: 'supportDocument' })),
    }),
  },
  mandateOfSecond: {
    says: {
      en: `all companies have a mandate from ${secondCompany.nit}`,
      es: `todas las empresas tienen un mandato de ${secondCompany.nit}`,
    },
    change: (data) => ({ mandates: mandatesOf(data, secondCompany.nit) }),
  },
  mandateWithoutPayroll: {
    says: {
      en: `all companies have a mandate from ${companyWithoutPayroll.nit}, for which all software issues`,
      es: `todas las empresas tienen un mandato de ${companyWithoutPayroll.nit}, para la que emite todo software`,
    },
    change: (data) => ({
      mandates: mandatesOf(data, companyWithoutPayroll.nit),
      software: data.software.map((entry) => ({ ...entry, issuers: [...entry.issuers, companyWithoutPayroll.nit] })),
    }),
  },
} as const satisfies Readonly<Record<string, RegistrySituation>>;

/** @param says its words */
export const situationThat = (says: string, language: Language): RegistrySituation | undefined =>
  Object.values(situations).find((situation) => situation.says[language] === says);
