import { completeAddress } from '../checks/address.ts';
import { organizationTypes } from '../checks/lists.ts';
import { isOperation, operation } from '../checks/operation.ts';
import { fiscalResponsibilities, partyTaxCode } from '../checks/party.ts';
import { nameAsInRut, rutOfName } from '../checks/registry-checks.ts';
import { rutStatusName } from '../checks/registry-words.ts';
import { situations } from '../checks/vocabulary/registry-situations.ts';
import { notEvaluated, type Check, shown } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { joined, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { inferred, published, type Rule, specified } from '../judge/engine/rule.ts';
import { addressRows, colombiaRows } from './address-rows.ts';
import { supplier } from '../document/paths.ts';
import { checkDigitRows, taxNameRow } from './party-rows.ts';
import { groupRow, statedRow } from './presence-rows.ts';
import { agency, inSupport, mirroredAndSeen, notifies, notifiesIfAsked, rejects, row } from './row.ts';

const party = `${supplier}/cac:Party`;
const physical = `${party}/cac:PhysicalLocation`;
const address = `${physical}/cac:Address`;
const taxScheme = `${party}/cac:PartyTaxScheme`;
const companyId = `${taxScheme}/cbc:CompanyID`;
const legal = `${party}/cac:PartyLegalEntity`;

/** CustomizationID says whether the seller lives in Colombia. */
const residentSeller = isOperation('10');
const foreignSeller = isOperation('11');
const resident = { path: operation, text: '10' } as const;
const asForeign = { edit: 'set', path: operation, text: '11' } as const;

const general: readonly Rule[] = [
  row({
    family: 'AJ01',
    in: inSupport(rejects),
    target: supplier,
    message: 'Falta el grupo AccountingSupplierParty',
    check: is.present(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AJ02a',
    in: inSupport(rejects),
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Falta el tipo de organización del vendedor',
    check: is.present(),
  }),
  row({
    family: 'AJ02b',
    in: inSupport(rejects),
    target: `${supplier}/cbc:AdditionalAccountID`,
    message: 'Tipo de organización del vendedor no válido',
    check: is.whenThere(is.oneOf(organizationTypes, { outside: '3' })),
  }),
  groupRow('AJ03', party, inSupport(rejects)),
];

const location: readonly Rule[] = [
  row({
    family: 'AJ07',
    in: { supportDocument: notifies, supportAdjustmentNote: notifiesIfAsked },
    target: physical,
    message: 'Falta informar Party/PhysicalLocation',
    check: is.when(residentSeller, is.present()),
  }),
  row({
    family: 'AJ08a',
    in: inSupport(rejects),
    title: {
      en: 'The address of a resident seller is complete',
      es: 'La dirección de un vendedor residente está completa',
    },
    target: address,
    message: 'La dirección del vendedor residente está incompleta',
    check: is.when(residentSeller, completeAddress({ whenAbsent: 'fails', of: 'residentSeller' })),
    source: published,
  }),
  row({
    family: 'AJ08b',
    in: inSupport(rejects),
    title: {
      en: 'The address of a seller abroad is complete',
      es: 'La dirección de un vendedor no residente está completa',
    },
    target: address,
    message: 'La dirección del vendedor no residente está incompleta',
    check: is.when(foreignSeller, completeAddress({ whenAbsent: 'fails', of: 'foreignSeller' })),
    given: [asForeign],
  }),
  ...addressRows({
    path: address,
    families: { municipality: 'AJ09', city: 'AJ10', postalZone: 'AJ73', department: 'AJ11', departmentCode: 'AJ12' },
    in: inSupport(rejects),
    only: residentSeller,
  }),
  row({
    family: 'AJ13',
    in: inSupport(notifies),
    target: `${address}/cac:AddressLine`,
    message: 'Falta el grupo AddressLine',
    check: is.when(residentSeller, is.present()),
    alsoFires: ['DSAJ08a'],
  }),
  row({
    family: 'AJ14',
    in: { supportDocument: notifies, supportAdjustmentNote: rejects },
    target: `${address}/cac:AddressLine/cbc:Line`,
    message: 'Falta el grupo Line',
    check: is.when(residentSeller, is.present()),
    alsoFires: ['DSAJ08a'],
  }),
  row({
    family: 'AJ15',
    in: inSupport(rejects),
    target: `${address}/cac:Country`,
    message: 'Falta el grupo Country',
    check: is.when(residentSeller, is.present()),
    alsoFires: ['DSAJ08a'],
  }),
  ...colombiaRows({
    path: `${address}/cac:Country`,
    families: { code: 'AJ16', name: 'AJ17', language: 'AJ18' },
    in: inSupport(rejects),
    only: residentSeller,
    whose: 'vendedor',
  }),
];

/** The seller is in force in the RUT; silent about one that the RUT has not, as sellers abroad are. */
const inForce = ({ rut }: Pick<Facts, 'rut'>): Check =>
  is.satisfying({
    expected: {
      en: 'a seller that is active in the RUT, and a RUT that answers',
      es: 'un vendedor activo en el RUT, y un RUT que responda',
    },
    test: ({ value }) => {
      if (!rut.available) return { found: { en: 'the RUT does not answer', es: 'el RUT no responde' } };
      const entry = rut.entries.get(value ?? '');
      if (entry === undefined || entry.status === 'active') return undefined;
      return {
        found: joined([entry.identification, { en: 'is', es: 'está' }, rutStatusName(entry.status)], ' '),
      };
    },
    breakAt: () => ({ registry: situations.rutUnavailable }),
  });

const foreignIdentifications: ReadonlySet<string> = new Set(['21', '22', '31', '41', '42', '47', '50']);

const fiscal: readonly Rule[] = [
  groupRow('AJ19', taxScheme, inSupport(rejects)),
  statedRow('AJ20', `${taxScheme}/cbc:RegistrationName`, inSupport(rejects)),
  row({
    family: 'AJ21',
    in: inSupport(notifiesIfAsked),
    title: { en: 'The RUT of the seller is in force', es: 'El RUT del vendedor está vigente' },
    target: companyId,
    message: 'La validación del RUT estará disponible más adelante',
    needs: ['rut'],
    check: inForce,
    fix: {
      en: 'Nothing to fix in the document: the authority could not, or would not, confirm the RUT.',
      es: 'No hay nada que corregir en el documento: la DIAN no pudo o no quiso confirmar el RUT.',
    },
    source: specified,
  }),
  ...agency(companyId, ['AJ22', 'AJ23'], inSupport(notifies)),
  ...checkDigitRows(['AJ24a', 'AJ24b'], companyId, {
    supportDocument: mirroredAndSeen(rejects),
    supportAdjustmentNote: rejects,
  }),
  row({
    family: 'AJ25a',
    in: inSupport(rejects),
    title: { en: 'A resident seller is identified by NIT', es: 'El vendedor residente se identifica con NIT' },
    target: `${companyId}/@schemeName`,
    message: 'El tipo de identificación del vendedor residente debe ser 31',
    check: is.when(residentSeller, is.literal('31')),
    fix: {
      en: 'Give a resident seller type 31 and the check digit of its NIT, also where that is a citizen id.',
      es: 'Indique para un vendedor residente el tipo 31 y el DV de su NIT, aunque este sea su cédula de ciudadanía.',
    },
    source: published,
  }),
  row({
    family: 'AJ25b',
    in: inSupport(rejects),
    title: {
      en: 'A seller abroad is identified by a document that may be one',
      es: 'El vendedor no residente se identifica con un tipo de documento permitido',
    },
    target: `${companyId}/@schemeName`,
    message: 'Tipo de identificación del vendedor no residente fuera de lista',
    check: is.when(foreignSeller, is.oneOf(foreignIdentifications, { outside: '13' })),
    given: [asForeign],
    source: published,
  }),
  row({
    family: 'AJ26',
    in: inSupport(rejects),
    target: `${taxScheme}/cbc:TaxLevelCode`,
    message: 'Responsabilidad fiscal del vendedor fuera de lista',
    check: fiscalResponsibilities({ whenAbsent: 'fails', of: 'supportDocument' }),
  }),
  row({
    family: 'AJ39',
    in: { supportDocument: rejects, supportAdjustmentNote: notifies },
    target: `${taxScheme}/cac:TaxScheme`,
    message: 'Falta el grupo TaxScheme del vendedor',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  row({
    family: 'AJ40',
    in: inSupport(notifies),
    target: `${taxScheme}/cac:TaxScheme/cbc:ID`,
    message: 'Código de tributo del vendedor fuera de lista',
    check: partyTaxCode(),
    source: published,
  }),
  taxNameRow('AJ41', `${taxScheme}/cac:TaxScheme`, inSupport(notifies)),
];

/** The authority says this of an adjustment note without legal entity too, as real answers show. */
const namedAsInRut = (facts: Pick<Facts, 'rut'>): Check => {
  const asInRut = nameAsInRut(facts);
  return is.satisfying({
    expected: asInRut.expected,
    test: (site) => {
      if (!facts.rut.available) return notEvaluated('The RUT does not answer.', 'El RUT no responde.');
      const entity = site.node?.parent;
      return entity === undefined ? { found: shown(undefined) } : asInRut.test({ ...site, owner: entity });
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO NOMBRE SAS' }] }),
  });
};

/** Of whom the RUT says who it is; generated sellers are unknown to it. */
const known = { nit: '900100274', name: 'CLIENTE DE PRUEBAS SAS' } as const;

const legalEntity: readonly Rule[] = [
  row({
    family: 'AJ43b',
    in: { supportAdjustmentNote: notifies },
    title: {
      en: 'The seller carries the name that the RUT has for its identification',
      es: 'El vendedor lleva el nombre que el RUT tiene para su identificación',
    },
    target: `${legal}/cbc:RegistrationName`,
    owner: party,
    message: 'El nombre no coincide con el del RUT para ese NIT',
    needs: ['rut'],
    check: namedAsInRut,
    given: [{ edit: 'set', path: `${legal}/cbc:CompanyID`, text: known.nit }],
    fix: {
      en: 'Send the name of the seller exactly as the RUT has it.',
      es: 'Envíe el nombre del vendedor exactamente como figura en el RUT.',
    },
    source: specified,
  }),
  row({
    family: 'AJ44b',
    in: { supportAdjustmentNote: notifies },
    title: {
      en: 'The identification belongs, in the RUT, to the name of the seller',
      es: 'La identificación corresponde, en el RUT, al nombre del vendedor',
    },
    target: `${legal}/cbc:CompanyID`,
    message: 'La identificación no coincide con el RUT para ese nombre',
    needs: ['rut'],
    check: rutOfName,
    given: [{ edit: 'set', path: `${legal}/cbc:RegistrationName`, text: known.name }],
    fix: {
      en: 'Send the identification and the name of one and the same taxpayer.',
      es: 'Envíe la identificación y el nombre de un mismo contribuyente.',
    },
    alsoFires: ['NSAJ43b'],
    source: specified,
  }),
];

const mirror = inferred({
  en: 'Mirrors the rule of that number about the issuer of an invoice; annex DS 1.1 was not available',
  es: 'Equivale a la regla de ese número sobre el emisor de una factura; el anexo DS 1.1 no estaba disponible',
});

const ofSeller = ({ en, es }: Bilingual): Bilingual => ({
  en: en.replace('of the issuer', 'of the seller'),
  es: es.replace('del emisor', 'del vendedor'),
});

/** The supplier of these documents sells and does not issue; where a row says nothing of its source, it mirrors FE 1.9. */
const aboutSeller = (rule: Rule): Rule => {
  const { title, fix, strictly, source } = rule;
  return {
    ...rule,
    title: ofSeller(title),
    fix: ofSeller(fix),
    ...(strictly?.fix === undefined ? {} : { strictly: { ...strictly, fix: ofSeller(strictly.fix) } }),
    source: source.certainty === 'annex' ? mirror : source,
  };
};

const isForeign = ({ given }: Rule): boolean => Array.isArray(given) && given.includes(asForeign);

/** Broken in purchases from residents, unless a seller abroad is given. */
const broken = (rule: Rule): Rule => (isForeign(rule) ? rule : { ...rule, brokenIn: [resident] });

/** The seller of a support document, who is not obliged to invoice. */
export const sellerRules: readonly Rule[] = [...general, ...[...location, ...fiscal, ...legalEntity].map(broken)].map(
  aboutSeller,
);
