/**
 * Fields that the document has a place for, though not beside the others that the request gives: a name for a tax that
 * the table names, the waybill of a line that is no freight. Each comes back in a warning that says what it needs.
 */
import { codedOf, flagOf, partOf, partsOf, type Part, textOf } from '../parts.ts';
import type { RequestWarning } from '../read.ts';
import { under } from '../aliases.ts';
import { readAddress } from '../party.ts';

type Idle = {
  readonly fields: readonly string[];
  readonly isIdle: (part: Part) => boolean;
  /** Spanish, for the integrator: what the field needs. */
  readonly needs: string;
};

/** Blank values have left the body before. */
const isGiven = ({ values }: Part, name: string): boolean => {
  const value = values[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

const lacks =
  (...names: readonly string[]) =>
  (part: Part): boolean =>
    names.some((name) => !isGiven(part, name));

const isAbroad = (part: Part): boolean => (codedOf(part, 'country_id', 'countries')?.code ?? 'CO') !== 'CO';

const namesOtherThanTable = (tax: Part): boolean => {
  const row = codedOf(tax, 'tax_id', 'taxes');
  const given = textOf(tax, 'tax_name')?.trim().toLowerCase();
  return row !== undefined && row.code !== 'ZZ' && row.name.toLowerCase() !== given;
};

const ofTaxes: readonly Idle[] = [
  {
    fields: ['per_unit_amount', 'base_unit_measure', 'unit_measure_id'],
    isIdle: lacks('per_unit_amount', 'base_unit_measure'),
    needs: 'un tributo por unidad lleva per_unit_amount y base_unit_measure',
  },
  {
    fields: ['tax_name'],
    isIdle: namesOtherThanTable,
    needs: 'el nombre es el de la tabla taxes; tax_name vale con tax_id 15 (ZZ)',
  },
];

const ofAllowances: readonly Idle[] = [
  { fields: ['discount_id'], isIdle: (part) => isGiven(part, 'type_discount_id'), needs: 'vale type_discount_id' },
];

const ofLines: readonly Idle[] = [
  {
    fields: ['reference_price_id'],
    isIdle: (line) => !flagOf(line, 'free_of_charge_indicator'),
    needs: 'es de lo que no se cobra (free_of_charge_indicator true)',
  },
  { fields: ['agentparty_dv'], isIdle: lacks('agentparty'), needs: 'es el dígito de agentparty, que no se envió' },
  {
    fields: [
      'RNDC_consignment_number',
      'internal_consignment_number',
      'value_consignment',
      'unit_measure_consignment_id',
      'quantity_consignment',
    ],
    isIdle: (line) => !flagOf(line, 'is_RNDC'),
    needs: 'es de una remesa del RNDC (is_RNDC true)',
  },
];

const ofParties: readonly Idle[] = [
  {
    fields: ['municipality_name', 'state_name'],
    isIdle: (party) => !isAbroad(party),
    needs: 'es de quien no reside en Colombia (country_id); en Colombia envíe municipality_id',
  },
  {
    fields: ['municipality_id'],
    isIdle: (party) => isAbroad(party) && isGiven(party, 'municipality_name'),
    needs: 'en el exterior vale municipality_name',
  },
  {
    fields: ['postal_zone_code'],
    isIdle: (party) => readAddress(party) === undefined,
    needs: 'sin municipality_id, o country_id si es del exterior, el documento no lleva dirección',
  },
];

const asksForMail = (body: Part): boolean =>
  ['sendmail', 'sendmailtome', 'send_customer_credentials'].some((name) => flagOf(body, name));

const isInPesos = (body: Part): boolean => (codedOf(body, 'currency_id', 'type_currencies')?.code ?? 'COP') === 'COP';

const hasAdministration = (body: Part): boolean =>
  partsOf(body, 'invoice_lines').some((line) => /^administraci[oó]n$/i.test(textOf(line, 'description')?.trim() ?? ''));

const isHealth = (body: Part): boolean => isGiven(body, 'health_fields');

const ofBodies: readonly Idle[] = [
  {
    fields: ['invoice_period'],
    isIdle: isHealth,
    needs: 'el periodo de una factura del sector salud es el de health_fields',
  },
  {
    fields: ['type_operation_id'],
    isIdle: isHealth,
    needs: 'la operación de una factura del sector salud es health_fields.health_type_operation_id',
  },
  {
    fields: ['calculationrate', 'calculationratedate'],
    isIdle: isInPesos,
    needs: 'el documento está en pesos; si es en otra moneda, envíe currency_id',
  },
  {
    fields: ['calculationratedate'],
    isIdle: (body) => !isInPesos(body) && !isGiven(body, 'calculationrate'),
    needs: 'es la fecha de calculationrate, que no se envió',
  },
  {
    fields: ['email_cc_list'],
    isIdle: (body) => !asksForMail(body),
    needs: 'son copias de un correo que no se pidió: envíe sendmail true',
  },
  {
    fields: ['noteAIU'],
    isIdle: (body) => !hasAdministration(body),
    needs: 'va en la nota de la línea «Administración», que no se envió',
  },
  {
    fields: ['AdditionalDocumentReferenceDate', 'AdditionalDocumentReferenceTypeDocument'],
    isIdle: lacks('AdditionalDocumentReferenceID'),
    needs: 'es del documento de AdditionalDocumentReferenceID, que no se envió',
  },
];

type Seen = { readonly path: string; readonly needs: string };

const seenIn =
  (idle: readonly Idle[]) =>
  (part: Part): readonly Seen[] =>
    idle
      .filter(({ fields, isIdle }) => fields.some((name) => isGiven(part, name)) && isIdle(part))
      .flatMap(({ fields, needs }) =>
        fields.filter((name) => isGiven(part, name)).map((name) => ({ path: under(part.path, name), needs })),
      );

const amountsOf = (owner: Part): readonly Seen[] => [
  ...[...partsOf(owner, 'tax_totals'), ...partsOf(owner, 'with_holding_tax_total')].flatMap(seenIn(ofTaxes)),
  ...partsOf(owner, 'allowance_charges').flatMap(seenIn(ofAllowances)),
];

/** More paths than anybody reads. */
const mostPaths = 100;

/** `lines` is the name of the lines in the body. One warning for each reason, with every field that it holds for. */
export const idleFieldWarnings = (
  body: Part,
  names: { readonly lines: string; readonly counterparty: string },
): readonly RequestWarning[] => {
  const lines = partsOf(body, names.lines);
  const party = partOf(body, names.counterparty);
  const seen = [
    ...seenIn(ofBodies)(body),
    ...amountsOf(body),
    ...(party === undefined ? [] : seenIn(ofParties)(party)),
    ...lines.flatMap((line) => [...seenIn(ofLines)(line), ...amountsOf(line)]),
  ];
  return [...new Set(seen.map(({ needs }) => needs))].map((needs) => {
    const paths = seen.filter((each) => each.needs === needs).map(({ path }) => path);
    return {
      code: 'unused-fields',
      paths: paths.slice(0, mostPaths),
      message: `Este servicio no usa ${paths.slice(0, 5).join(', ')}: ${needs}.`,
    };
  });
};
