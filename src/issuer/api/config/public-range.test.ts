import { describe, expect, it } from 'vitest';
import { company as exampleCompany } from '../../requests/invoice-body.fixture.ts';
import { partAt } from '../../requests/parts.ts';
import { environmentWarnings, publicRangeWarnings } from './public-range.ts';

const published = {
  ...{ type_document_id: 1, resolution: '18760000001', prefix: 'SETP', from: 990000000, to: 995000000 },
  ...{ date_from: '2019-01-19', date_to: '2030-01-19', technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c' },
};
const own = { ...published, resolution: '18764000001', prefix: 'FE', from: 1, to: 500 };

const ownRange = {
  ...{ typeCodes: ['01'], prefix: 'FE', from: '1', to: '500' },
  authorization: { resolution: own.resolution, startDate: '2026-01-01', endDate: '2028-01-01', technicalKey: 'abc' },
};

const publicRange = { ...ownRange, authorization: { ...ownRange.authorization, resolution: published.resolution } };

type Range = typeof ownRange;
type Situation = { readonly environment?: '1' | '2'; readonly has?: Range };

describe('a range of invoices, before anything is numbered with it', () => {
  it.each<[what: string, body: object, situation: Situation, code: string | undefined, paths?: readonly string[]]>([
    ['the public one', published, {}, undefined],
    ['the public one, of exports', { ...published, type_document_id: 2 }, {}, undefined],
    ['the public one, without its key', { ...published, technical_key: undefined }, {}, undefined],
    ['its key from elsewhere', { ...published, technical_key: 'abc' }, {}, 'public-range-differs', ['technical_key']],
    [
      'its numbers and days from elsewhere',
      { ...published, prefix: 'SETT', to: 990005000, date_to: '2031-01-19' },
      {},
      'public-range-differs',
      ['prefix', 'to', 'date_to'],
    ],
    ['the public one in production', published, { environment: '1' }, 'public-range-in-production', ['resolution']],
    [
      'the public one in production, which it has already',
      { ...published, prefix: 'FE' },
      { environment: '1', has: publicRange },
      'public-range-in-production',
      ['resolution'],
    ],
    ['one of its own', own, {}, 'range-not-public', ['resolution']],
    ['one of its own that it has already', own, { has: ownRange }, undefined],
    ['one of its own in production', own, { environment: '1' }, undefined],
    ['a range of support documents', { ...own, type_document_id: 11 }, {}, undefined],
    ['a range of contingency', { ...own, type_document_id: 3 }, {}, undefined],
  ])('%s', (_what, body, { environment = '2', has }, code, paths) => {
    const company = { ...exampleCompany, environment, ranges: has === undefined ? [] : [has] };
    const warnings = publicRangeWarnings(partAt('', { ...body }), company);
    expect(warnings.map((each) => [each.code, each.paths])).toEqual(code === undefined ? [] : [[code, paths]]);
  });
});

describe('the environment of a company', () => {
  const asked = { type_environment_id: 1 };

  it.each<[what: string, body: object, environment: '1' | '2', has: Range, warns: boolean]>([
    ['production, with the public range of invoices', asked, '1', publicRange, true],
    ['production, with a range of its own', asked, '1', ownRange, false],
    ['production, with the public range of tickets', asked, '1', { ...publicRange, typeCodes: ['20'] }, false],
    ['test, with the public range', { type_environment_id: 2 }, '2', publicRange, false],
    ['production of tickets alone', { pos: 1 }, '1', publicRange, false],
  ])('%s', (_what, body, environment, has, warns) => {
    const company = { ...exampleCompany, environment, ranges: [has] };
    const warnings = environmentWarnings(partAt('', { ...body }), company);
    expect(warnings.map(({ code, paths }) => [code, paths])).toEqual(
      warns ? [['public-range-in-production', ['type_environment_id']]] : [],
    );
  });
});
