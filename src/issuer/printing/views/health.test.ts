import { describe, expect, it } from 'vitest';
import type { HealthUser } from '../../documents/model.ts';
import { health, healthUser, leastHealthUser } from '../kinds.fixture.ts';
import { healthTables } from './health.ts';

/** One user as column caption → cell. */
const cells = (user: HealthUser): Record<string, string> => {
  const [table] = healthTables(health({ users: [user] }));
  return Object.fromEntries((table?.columns ?? []).map(({ caption }, at) => [caption, table?.rows[0]?.[at] ?? '']));
};

describe('healthTables', () => {
  it('prints everything about a user', () => {
    expect(cells(healthUser())).toEqual({
      '#': '1',
      'Usuario y servicio': [
        'PÉREZ GÓMEZ ANA LUISA',
        'Cédula de ciudadanía AB100003 · Subsidiado',
        'Pago por capitación · Cobertura ARL',
        'Prestador: AF-0000500-85 · Póliza: 1045-2FG01-0567228',
        'Autorizaciones: A12345; 604567 · MIPRES: RNA3D345; 664FF04567 · Entregas MIPRES: RN6645G-345',
      ].join('\n'),
      Copago: '3.300,00',
      'Cuota moderadora': '5.800,00',
      'Cuota de recuperación': '105.000,00',
      'Pagos compartidos': '225.000,00',
    });
  });

  it('prints a user with little data on one line', () => {
    expect(cells(leastHealthUser)).toEqual({ '#': '1', 'Usuario y servicio': 'Pago por capitación · Cobertura ARL' });
  });

  it('names a contract if there is no policy', () => {
    const text = cells(healthUser({ policy: undefined, contract: '1000-2021' }))['Usuario y servicio'];
    expect(text).toContain('Contrato: 1000-2021');
    expect(text).not.toContain('Póliza');
  });

  it('gives the reason why there is no contract, and the advance', () => {
    const user = {
      ...leastHealthUser,
      uncontractedReason: { code: '07', name: 'Paciente particular' },
      advance: '7000',
    };
    expect(cells(user)).toEqual({
      '#': '1',
      'Usuario y servicio': 'Pago por capitación · Cobertura ARL\nSin contrato: Paciente particular',
      Anticipo: '7.000,00',
    });
  });

  it('has columns of amounts only if a user has one that is not zero', () => {
    const user = healthUser({ coPayment: '0.00', moderatingFee: undefined, sharedPayment: '0' });
    expect(Object.keys(cells(user))).toEqual(['#', 'Usuario y servicio', 'Cuota de recuperación']);
  });

  it('numbers the users, a cell for each column', () => {
    const [table] = healthTables(health());
    expect(table?.caption).toBe('Usuarios del sector salud');
    expect(table?.rows.map(([number]) => number)).toEqual(['1', '2']);
    expect(table?.rows.map((row) => row.length)).toEqual([table?.columns.length, table?.columns.length]);
  });

  it.each([
    ['an invoice of another sector', undefined],
    ['an invoice that does not want them printed', health({ printsUsers: false })],
    ['an invoice without users', health({ users: [] })],
  ])('prints none of %s', (_name, given) => {
    expect(healthTables(given)).toEqual([]);
  });
});
