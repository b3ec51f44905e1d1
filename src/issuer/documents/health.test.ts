import { describe, expect, it } from 'vitest';
import { childSpecs, type XmlSpec } from '../../common/xml/node.ts';
import { fullUser, healthFields, leastUser } from '../requests/ubl/health-fields.fixture.ts';
import type { Changes } from '../requests/invoice-body.fixture.ts';
import { all, built, one, texts } from './built.fixture.ts';

const health = (changes: Changes = {}): ReturnType<typeof built> =>
  built({ health_fields: structuredClone(healthFields), ...changes });

const content = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent';
const users = `${content}/CustomTagGeneral/Interoperabilidad/Group/Collection`;

/** Name → text, with the code if the value comes from a list. */
const information = (collection: XmlSpec | undefined): Record<string, string> =>
  Object.fromEntries(
    (collection === undefined ? [] : all(collection, 'AdditionalInformation')).map((each) => {
      const { schemeID, schemeName } = one(each, 'Value').attributes ?? {};
      const [name = ''] = texts(each, 'Name');
      const [value = ''] = texts(each, 'Value');
      return [name, schemeID === undefined ? value : `${schemeID} ${schemeName}: ${value}`];
    }),
  );

describe('the extension of the health sector', () => {
  it('is the only one before the authority’s and the place of the signature', () => {
    const inside = all(health(), content).map(({ content: children }) =>
      typeof children === 'string' ? children : children.map(({ name }) => name),
    );
    expect(inside).toEqual([['CustomTagGeneral'], ['sts:DianExtensions'], []]);
    expect(all(built(), content)).toHaveLength(2);
  });

  it('names the ministry and its resolution', () => {
    expect(texts(health(), `${content}/CustomTagGeneral/Name`)).toEqual([
      'Responsable',
      'Tipo, identificador:año del acto administrativo',
    ]);
    expect(texts(health(), `${content}/CustomTagGeneral/Value`)).toEqual([
      'url www.minsalud.gov.co',
      'Resolución 000948:2026',
    ]);
  });

  it('has every field of a user, with codes from the lists', () => {
    const [first, second] = all(health(), users);
    expect(information(first)).toEqual({
      CODIGO_PRESTADOR: 'AF-0000500-85',
      TIPO_DOCUMENTO_IDENTIFICACION: 'CC salud_identificacion.gc: Cédula de ciudadanía',
      NUMERO_DOCUMENTO_IDENTIFICACION: 'AB100003',
      PRIMER_APELLIDO: 'PÉREZ',
      SEGUNDO_APELLIDO: 'GÓMEZ',
      PRIMER_NOMBRE: 'ANA',
      SEGUNDO_NOMBRE: 'LUISA',
      TIPO_USUARIO: '04 salud_tipo_usuario.gc: Subsidiado',
      MODALIDAD_PAGO: '03 salud_modalidad_pago.gc: Pago por capitación',
      COBERTURA_PLAN_BENEFICIOS: '05 salud_cobertura.gc: Cobertura ARL',
      NUMERO_AUTORIZACION: 'A12345;604567',
      NUMERO_MIPRES: 'RNA3D345;664FF04567',
      NUMERO_ENTREGA_MIPRES: 'RN6645G-345',
      NUMERO_POLIZA: '1045-2FG01-0567228',
      COPAGO: '3300.00',
      CUOTA_MODERADORA: '5800.00',
      CUOTA_RECUPERACION: '105000.00',
      PAGOS_COMPARTIDOS: '225000.00',
    });
    expect(Object.keys(information(second))).toEqual(['MODALIDAD_PAGO', 'COBERTURA_PLAN_BENEFICIOS']);
  });

  it('carries a contract if there is no policy', () => {
    const { policy_number: _, ...user } = fullUser;
    const root = health({ 'health_fields.users_info': [{ ...user, contract_number: '1000-2021' }] });
    const given = information(all(root, users)[0]);
    expect(given.NUMERO_CONTRATO).toBe('1000-2021');
    expect(given).not.toHaveProperty('NUMERO_POLIZA');
  });

  it('has the reason why there is no contract, a CUCON as contract, and what was paid in advance', () => {
    const cucon = '3b'.repeat(32);
    const users_info = [
      { ...leastUser, health_coverage_id: 16, health_uncontracted_reason_id: 5, advance: 7000 },
      { ...leastUser, contract_number: cucon },
    ];
    expect(all(health({ 'health_fields.users_info': users_info }), users).map(information)).toEqual([
      {
        MODALIDAD_PAGO: '04 salud_modalidad_pago.gc: Pago por evento',
        COBERTURA_PLAN_BENEFICIOS: '16 salud_cobertura.gc: Plan de beneficios en salud financiado con UPC Contributivo',
        FACTURA_SIN_CONTRATO: '05 salud_cobertura.gc: Casos excepcionales sin contrato (cotización o autorización)',
        ANTICIPO: '7000.00',
      },
      {
        MODALIDAD_PAGO: '04 salud_modalidad_pago.gc: Pago por evento',
        COBERTURA_PLAN_BENEFICIOS: '01 salud_cobertura.gc: Plan de beneficios en salud financiado con UPC',
        NUMERO_CONTRATO: cucon,
      },
    ]);
  });

  const advances = [
    { idpayment: 'A-1', prepaid_payment_type_id: 4, paidamount: '1000.50' },
    { idpayment: 'A-2', prepaid_payment_type_id: 1, paidamount: '3300.00' },
    { idpayment: 'A-3', prepaid_payment_type_id: 4, paidamount: 500 },
  ];

  it.each([
    ['the advances of the invoice from July 2026', {}, [{ ANTICIPO: '1500.50' }]],
    ['none before', { date: '2026-06-30' }, [{}]],
    [
      'that of the user, if the request states it',
      { users_info: [{ ...leastUser, advance: '7' }] },
      [{ ANTICIPO: '7.00' }],
    ],
    ['none of several users', { users_info: [leastUser, leastUser] }, [{}, {}]],
    ['none without advances', { prepaid_payments: advances.slice(1, 2) }, [{}]],
    ['nowhere without users', { users_info: [] }, []],
  ])('has as ANTICIPO %s', (_name, changes: Changes, expected) => {
    const { users_info = [leastUser], ...others } = changes;
    const root = health({
      date: '2026-07-01',
      prepaid_payments: advances,
      'health_fields.users_info': users_info,
      ...others,
    });
    const found = all(root, users).map(information);
    expect(found.map(({ ANTICIPO }) => (ANTICIPO === undefined ? {} : { ANTICIPO }))).toEqual(expected);
  });

  it('says which field an advance of the invoice comes from', () => {
    const root = health({ prepaid_payments: advances, 'health_fields.users_info': [leastUser] });
    const last = all(root, `${users}/AdditionalInformation`).at(-1);
    expect(last && one(last, 'Value')).toMatchObject({ field: 'prepaid_payments.0.paidamount' });
  });

  it('groups its users under the names of the sector', () => {
    const group = one(health(), `${content}/CustomTagGeneral/Interoperabilidad/Group`);
    expect(group.attributes).toEqual({ schemeName: 'Sector Salud' });
    expect(all(group, 'Collection').map(({ attributes }) => attributes)).toEqual([
      { schemeName: 'Usuario' },
      { schemeName: 'Usuario' },
    ]);
  });

  it('has no group without users', () => {
    const root = health({ 'health_fields.users_info': undefined });
    expect(all(root, `${content}/CustomTagGeneral`)).toHaveLength(1);
    expect(all(root, `${content}/CustomTagGeneral/Interoperabilidad`)).toEqual([]);
  });
});

describe('the period of the health sector', () => {
  it('is the period of the invoice, fed by the fields of the sector', () => {
    const root = health({ invoice_period: { start_date: '2026-01-01', end_date: '2026-01-31' } });
    expect(all(root, 'cac:InvoicePeriod')).toHaveLength(1);
    expect(one(root, 'cac:InvoicePeriod/cbc:StartDate')).toMatchObject({
      content: '2026-10-01',
      field: 'health_fields.invoice_period_start_date',
    });
    expect(one(root, 'cac:InvoicePeriod/cbc:EndDate')).toMatchObject({
      content: '2026-10-31',
      field: 'health_fields.invoice_period_end_date',
    });
  });

  it('has hours, in Colombian time, if the request gives them', () => {
    const times = { invoice_period_start_time: '06:00:00', invoice_period_end_time: '23:59:59' };
    const root = health({ health_fields: { ...healthFields, ...times } });
    const period = one(root, 'cac:InvoicePeriod');
    expect(childSpecs(period).map(({ name }) => name)).toEqual([
      'cbc:StartDate',
      'cbc:StartTime',
      'cbc:EndDate',
      'cbc:EndTime',
    ]);
    expect(one(period, 'cbc:StartTime')).toMatchObject({
      content: '06:00:00-05:00',
      field: 'health_fields.invoice_period_start_time',
    });
    expect(one(period, 'cbc:EndTime')).toMatchObject({
      content: '23:59:59-05:00',
      field: 'health_fields.invoice_period_end_time',
    });
  });
});
