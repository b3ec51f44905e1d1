import type { XmlSpec } from '../../src/common/xml/node.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { misplacedAddress } from '../checks/address.ts';
import { negativeAmount } from '../checks/currency.ts';
import { municipalityCodes } from '../checks/lists.ts';
import { notEvaluated, shown, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, group, inferred, rejects as rejection, rule, type RuleCodes } from '../judge/engine/rule.ts';
import { select } from '../document/path-index.ts';
import { supplier } from '../document/paths.ts';
import type { Datum } from '../document/datum.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

const ofIssuer = `${supplier}/cac:Party/cac:PhysicalLocation/cac:Address`;
const antioquia = '05';

const noneNegative: Check = is.satisfying({
  expected: { en: 'no amount and no percentage below 0', es: 'ningún valor ni porcentaje menor que 0' },
  limit: 'range',
  per: 'document',
  test: ({ subject }) => {
    const negative = negativeAmount(subject);
    return negative === undefined ? undefined : { found: shown(textOf(negative)), at: negative };
  },
});

const repaid: XmlSpec = {
  name: 'cac:PaymentTerms',
  content: [{ name: 'cbc:Amount', attributes: { currencyID: 'COP' }, content: '-1.00' }],
};

/** Municipalities are numbered within their departments (annex FE 1.9, 13.4.3). */
const departmentOf = (municipality: string): Datum | undefined =>
  municipalityCodes().has(municipality)
    ? shown(municipality.slice(0, 2), {
        en: `that of the municipality ${municipality}`,
        es: `el del municipio ${municipality}`,
      })
    : undefined;

const nonePlacedWrongly: Check = is.satisfying({
  expected: {
    en: 'the department in which the municipality of the address lies',
    es: 'el departamento al que pertenece el municipio de la dirección',
  },
  per: 'document',
  test: ({ subject }) => {
    const address = misplacedAddress(subject);
    if (address === undefined) return undefined;
    const [municipality, department] = ['cbc:ID', 'cbc:CountrySubentityCode'].map((name) => select(address, name)[0]);
    const text = (part: typeof municipality): Bilingual => inWords(shown(part && textOf(part)));
    return {
      found: {
        en: `department ${text(department).en} for municipality ${text(municipality).en}`,
        es: `departamento ${text(department).es} para el municipio ${text(municipality).es}`,
      },
      ...(municipality === undefined ? {} : { expected: departmentOf(textOf(municipality)) }),
      at: department,
    };
  },
});

/** The code of invoices made while the authority was not to be reached. */
const contingency = '04';

/** Both ends of a declared period belong to it. */
const signedInContingency = ({
  certificate: { signingTime },
  contingencyPeriods,
}: Pick<Facts, 'certificate' | 'contingencyPeriods'>): Check =>
  is.satisfying({
    expected: {
      en: 'a signature within a contingency that the authority has declared',
      es: 'una firma dentro de una contingencia declarada por la DIAN',
    },
    per: 'document',
    test: ({ subject }) => {
      if (subject.text('/*/cbc:InvoiceTypeCode') !== contingency) return undefined;
      const instant = signingTime?.instant;
      if (instant === undefined)
        return notEvaluated('There is no readable signing time.', 'No hay una fecha de firma legible.');
      const isWithin = contingencyPeriods.some(
        ({ start, end }) => Date.parse(start) <= instant && instant <= Date.parse(end),
      );
      return isWithin ? undefined : { found: shown(signingTime?.text) };
    },
  });

const inferredForSupport = inferred({
  en: 'General rule of annex FE 1.9 (5.2.3), taken to hold of support documents; annex DS 1.1 was not available',
  es: 'Regla general del anexo FE 1.9 (5.2.3), aplicada a los documentos soporte; el anexo DS 1.1 no estaba disponible',
});

const inUbl = (name: string): RuleCodes => {
  const code = rejection(name);
  const support = rejection(name, { source: inferredForSupport });
  return {
    ...{ invoice: code, creditNote: code, debitNote: code },
    ...{ supportDocument: support, supportAdjustmentNote: support },
  };
};

export const figureRules = group(
  {
    code: 'VLR',
    title: { en: 'Figures, places and contingency', es: 'Valores, lugares y contingencia' },
    stage: 'content',
  },
  [
    rule({
      family: 'VLR01',
      title: { en: 'No amount and no percentage is negative', es: 'Ningún valor ni porcentaje es negativo' },
      codes: inUbl('VLR01'),
      place: { en: 'every monetary amount and percentage', es: 'todos los valores monetarios y porcentajes' },
      message: 'Los valores y porcentajes deben ser positivos',
      check: noneNegative,
      fix: {
        en: 'Send amounts without sign: the kind of document says in which direction they go.',
        es: 'Envíe los valores sin signo: el tipo de documento define si suman o restan.',
      },
      violation: { built: [{ edit: 'insert', path: '/*', child: repaid, after: ['cac:PaymentMeans'] }] },
      source: annex('FE 1.9'),
    }),
    rule({
      family: 'CDG01',
      title: {
        en: 'The municipality of every address lies in its department',
        es: 'El municipio de cada dirección pertenece a su departamento',
      },
      codes: inUbl('CDG01'),
      place: {
        en: 'every Address: cbc:ID vs cbc:CountrySubentityCode',
        es: 'todo Address: cbc:ID y cbc:CountrySubentityCode',
      },
      message: 'El municipio de una dirección no es del departamento que la acompaña',
      check: nonePlacedWrongly,
      fix: {
        en: 'Give as department code the first two digits of the municipality.',
        es: 'Indique como código de departamento los dos primeros dígitos del municipio.',
      },
      brokenIn: [
        { path: `${ofIssuer}/cac:Country/cbc:IdentificationCode`, text: 'CO' },
        { path: `${ofIssuer}/cbc:CountrySubentityCode`, text: antioquia, not: true },
      ],
      violation: { built: [{ edit: 'set', path: `${ofIssuer}/cbc:CountrySubentityCode`, text: antioquia }] },
      source: annex('FE 1.9'),
    }),
    rule({
      family: 'CTG01',
      title: {
        en: 'An invoice of contingency is signed while the contingency lasts',
        es: 'La factura de contingencia se firma mientras dura la contingencia',
      },
      codes: { invoice: rejection('CTG01') },
      place: '/Invoice (InvoiceTypeCode 04)',
      message: 'La fecha de firma no cae en una contingencia declarada por la DIAN',
      needs: ['contingencyPeriods', 'certificate'],
      check: signedInContingency,
      fix: {
        en: 'Use type 04 only for invoices that are signed during a contingency of the authority.',
        es: 'Use el tipo 04 solo para facturas que se firman durante una contingencia de la DIAN.',
      },
      violation: { built: [{ edit: 'set', path: '/*/cbc:InvoiceTypeCode', text: contingency }] },
      source: annex('FE 1.9'),
    }),
  ],
);
