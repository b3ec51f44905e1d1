/** How many codes of the authority requests can cause, how many a run asked for, and how many came as they should. */
import { documents, type DocumentFamily } from '../../../simulator/document/kind.ts';
import type { ByRequest, CodesByRequest } from '../reporting/report-data.ts';
import { requestableCodes } from '../violations/by-request.ts';
import type { ScenarioResult } from './follower.ts';
import { tagOf } from './parameters.ts';

type Asked = Pick<ScenarioResult, 'tags' | 'status'>;

/** The rows about a family, each with its code; those of other families have other kinds. */
type Place = { readonly family: DocumentFamily; readonly kind: string; readonly code: string };

const places = (): readonly Place[] =>
  requestableCodes().map(({ kind, code }) => ({ family: documents[kind].family, kind: tagOf(kind), code }));

const isRow =
  ({ kind, code }: Place) =>
  ({ tags }: Asked): boolean =>
    tags.includes(kind) && tags.includes(`@${code}`);

const distinct = (all: readonly Place[]): number => new Set(all.map(({ code }) => code)).size;

const countsOf = (all: readonly Place[], rows: readonly Asked[]): CodesByRequest => {
  const having = (status: ScenarioResult['status']): readonly Place[] => {
    const ended = rows.filter((row) => row.status === status);
    return all.filter((place) => ended.some(isRow(place)));
  };
  const failed = having('failed');
  const wrong = new Set(failed.map(({ code }) => code));
  const passed = having('passed');
  return {
    reachable: distinct(all),
    asked: distinct([...passed, ...failed]),
    right: distinct(passed.filter(({ code }) => !wrong.has(code))),
  };
};

/** @param results of every scenario of the run, whatever it is about */
export const byRequestIn = (results: readonly Asked[]): ByRequest => {
  const all = places();
  const rows = results.filter(({ tags }) => tags.includes('@request') && tags.includes('@rules'));
  const families = [...new Set(all.map(({ family }) => family))];
  return {
    ...countsOf(all, rows),
    families: families.map((family) => ({
      family,
      ...countsOf(
        all.filter((place) => place.family === family),
        rows,
      ),
    })),
  };
};
