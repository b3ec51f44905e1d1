import type { OutcomeDeclaration } from '../judge/engine/outcome.ts';
import { rejects, type RuleCode, type Source } from '../judge/engine/rule.ts';

type OutcomeTable = {
  readonly prefix: string;
  readonly place: string;
  readonly needs?: OutcomeDeclaration['needs'];
  readonly source: Source;
};

type Row = Omit<OutcomeDeclaration, 'code' | 'document' | 'place' | 'needs' | 'source'> &
  Partial<Pick<OutcomeDeclaration, 'needs' | 'source'>> & { readonly kind?: (code: string) => RuleCode };

/** Outcomes that one member of the answer reports; their codes are the prefix and the status. */
export const outcomeRow =
  ({ prefix, place, needs = [], source }: OutcomeTable) =>
  ({ kind = rejects, ...row }: Row): OutcomeDeclaration => ({
    needs,
    source,
    ...row,
    code: kind(`${prefix}-${row.status}`),
    document: 'soap',
    place,
  });
