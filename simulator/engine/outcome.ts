/**
 * Ends of an exchange that are no lines of a rule: a status of the answer. They
 * stand in the catalogue beside the rules, each with exchanges that end so, as
 * plain data that the harness carries out.
 */
import type { JudgedDocument, RegistryData } from '../registry/types.ts';
import type { Behaviour } from '../registry/behaviour.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import type { RuleCode, Source } from './rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';

/** What is asked about: a document that was accepted or rejected, a key that nobody sent, or an accepted document that is on file with these changes. */
export type Asked = 'accepted' | 'rejected' | 'unknown' | Partial<JudgedDocument>;

export type RangeParameter = 'accountCode' | 'accountCodeT' | 'softwareCode';

export type Exchange = {
  /** What is special about it, in English words behind the name of the operation: `a key that nobody sent`. */
  readonly about: string;
  /** The registry while the exchange takes place. */
  readonly registry?: (data: RegistryData) => Partial<RegistryData>;
  readonly behaviour?: Partial<Behaviour>;
} & (
  | { readonly operation: 'SendBillSync'; readonly violation?: Violation }
  /** As many copies of one document in a ZIP. */
  | { readonly operation: 'SendBillAsync'; readonly copies: number }
  | {
      readonly operation: 'GetStatus' | 'GetXmlByDocumentKey';
      readonly asked: Asked;
      /** A stranger is a taxpayer who has nothing to do with the document. */
      readonly by?: 'stranger';
    }
  | {
      readonly operation: 'GetNumberingRange';
      /** What is not said is right: the company itself, with its own software. */
      readonly parameters?: Readonly<Partial<Record<RangeParameter, string>>>;
      readonly by?: 'stranger';
    }
);

export type OutcomeDeclaration = {
  readonly code: RuleCode;
  /** Of the catalogue: where in the exchange it is found. */
  readonly document: 'soap' | 'zip';
  /** Affirmative: how the exchange ended. */
  readonly title: string;
  /** Member of the answer that tells it. */
  readonly place: string;
  /** What that member holds. */
  readonly status: string;
  /** When an exchange ends so, in English. */
  readonly condition: string;
  /** Spanish, as the answer has it or begins. */
  readonly message: string;
  readonly needs: readonly Need[];
  /** What the sender should do. */
  readonly fix: string;
  readonly source: Source;
  /** Exchanges that end so. */
  readonly ends: readonly [Exchange, ...Exchange[]];
  /** One of the same operation that ends otherwise. */
  readonly otherwise: Exchange;
};

export type OutcomeGroup = {
  readonly code: string;
  readonly title: string;
  readonly outcomes: readonly OutcomeDeclaration[];
};

/** An outcome with its group, as the catalogue lists it. */
export type OutcomeEntry = OutcomeDeclaration & { readonly group: Pick<OutcomeGroup, 'code' | 'title'> };

/**
 * One entry for each declaration.
 * @throws Error for a code that is declared twice, or whose exchanges are called alike
 */
export const outcomeEntries = (groups: readonly OutcomeGroup[]): readonly OutcomeEntry[] => {
  const seen = new Set<string>();
  return groups.flatMap(({ code, title, outcomes }) =>
    outcomes.map((outcome) => {
      const names = [outcome.code.code, ...outcome.ends.map(({ about }) => `${outcome.code.code} ${about}`)];
      for (const name of names) {
        if (seen.has(name)) throw new Error(`The outcome ${name} is declared twice.`);
        seen.add(name);
      }
      return { ...outcome, group: { code, title } };
    }),
  );
};
