import { describe, expect, it } from 'vitest';
import type { XmlSpec } from '../../common/xml/node.ts';
import { fullUser, healthFields } from '../requests/ubl/health-fields.fixture.ts';
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

  it.each([
    ['2022-03-29', 'Resolución 506:2021'],
    ['2022-03-30', 'Resolución 510:2022'],
    ['2024-03-31', 'Resolución 510:2022'],
    ['2024-04-01', 'Resolución 2275:2023'],
    ['2024-09-30', 'Resolución 2275:2023'],
    ['2024-10-01', 'Resolución 1884:2024'],
    ['2026-06-30', 'Resolución 1884:2024'],
    ['2026-07-01', 'Resolución 000948:2026'],
  ])('of %s names %s', (date, act) => {
    expect(texts(health({ date }), `${content}/CustomTagGeneral/Value`)[1]).toBe(act);
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
});
