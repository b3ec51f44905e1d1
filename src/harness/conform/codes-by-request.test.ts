import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { byRequestIn } from './codes-by-request.ts';

type Result = Parameters<typeof byRequestIn>[0][number];

const row = (status: Result['status'], code: string, kind: string, ...tags: readonly string[]): Result => ({
  status,
  tags: ['@rules', '@request', `@${code}`, kind, ...tags],
});

const familyIn = (results: readonly Result[], name: string) =>
  byRequestIn(results).families.find(({ family }) => family === name);

/** Of the line that shows a run in which every code was asked for, and right. */
const figuresIn = (page: string): readonly number[] =>
  (/^(?:by request|por solicitud) .*$/m.exec(page)?.[0].match(/\d+/g) ?? []).map(Number);

describe('the codes that requests cause', () => {
  it.each(['docs/conform.md', 'docs/es/conform.md'])('are as many as %s says', (page) => {
    const { reachable, families } = byRequestIn([]);
    const figures = [reachable, reachable, reachable, ...families.flatMap(({ reachable: of }) => [of, of])];
    expect(figuresIn(readFileSync(packageFile(page), 'utf8'))).toEqual(figures);
  });

  it('are known without any run', () => {
    const { reachable, asked, right } = byRequestIn([]);
    expect(reachable).toBeGreaterThan(365);
    expect([asked, right]).toEqual([0, 0]);
  });

  it.each([
    ['invoicing', 240],
    ['support', 65],
    ['payroll', 65],
  ])('of %s are %d or more', (family, least) => {
    expect(familyIn([], family)?.reachable).toBeGreaterThanOrEqual(least);
  });

  it('are asked for by rows that could be tried, and right where no row of the code failed', () => {
    const results = [
      row('passed', 'FAU14', '@invoice'),
      row('failed', 'DSAU14', '@support-document'),
      row('out-of-reach', 'FAU02', '@invoice'),
      row('passed', 'VLR01', '@invoice'),
      row('failed', 'VLR01', '@support-document'),
    ];
    expect(byRequestIn(results)).toMatchObject({ asked: 3, right: 1 });
    expect(familyIn(results, 'invoicing')).toMatchObject({ asked: 2, right: 2 });
    expect(familyIn(results, 'support')).toMatchObject({ asked: 2, right: 0 });
  });

  it('are not those of rows about the wire', () => {
    expect(byRequestIn([{ status: 'passed', tags: ['@rules', '@wire', '@FAU14', '@invoice'] }]).asked).toBe(0);
  });
});
