import { expect, it } from 'vitest';
import { postgresOf } from './state-place.ts';

it.each([
  'postgres://u:p@localhost:5432/ensayo',
  'postgresql://localhost/ensayo',
  'postgres://u@db.example/ensayo?sslmode=verify-full&sslrootcert=/etc/ssl/root.crt',
  'postgres:///ensayo?host=/var/run/postgresql',
  'postgres://u@localhost/ensayo?host=/var/run/postgresql',
])('%s is the address of a database', (postgres) => {
  expect(postgresOf({ postgres })).toBe(postgres);
});

it.each([
  'localhost/ensayo',
  'mysql://localhost/ensayo',
  'postgres://localhost',
  'postgres://localhost/',
  'postgres:///ensayo',
  'postgres://localhost/a/b',
])('%s is not', (postgres) => {
  expect(() => postgresOf({ postgres })).toThrow(
    expect.objectContaining({ code: 'wrong-usage', message: expect.stringMatching(/^--postgres /) as string }),
  );
});
