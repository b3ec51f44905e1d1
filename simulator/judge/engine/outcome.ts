/**
 * Outcomes: how an exchange ends where no line of a rule says so, but the status of the answer. They are in the catalogue next to the
 * rules, each with exchanges that end this way, as plain data that the harness carries out.
 */
import type { JudgedDocument, RegistryData } from '../../registry/types.ts';
import type { Behaviour } from '../../registry/behaviour.ts';
import type { Need } from '../../checks/vocabulary/facts.ts';
import type { RuleCode, Source } from './rule.ts';
import type { Violation } from '../../checks/vocabulary/violation.ts';
import { english, type Bilingual } from '../../../src/common/text/bilingual.ts';

/**
 * The key in a query: of a document that was accepted or rejected, one that nobody sent, or of an accepted document
 * filed with these changes.
 */
export type Asked = 'accepted' | 'rejected' | 'unknown' | Partial<JudgedDocument>;

export type RangeParameter = 'accountCode' | 'accountCodeT' | 'softwareCode';

export type ExchangeSpec = {
  /** Its peculiarity, following the name of the operation: `a key that nobody sent`; the English one identifies it. */
  readonly about: Bilingual;
  /** The registry during the exchange. */
  readonly registry?: (data: RegistryData) => Partial<RegistryData>;
  readonly behaviour?: Partial<Behaviour>;
} & (
  | { readonly operation: 'SendBillSync'; readonly violation?: Violation }
  /** As many copies of one document in a ZIP. */
  | { readonly operation: 'SendBillAsync'; readonly copies: number }
  | {
      readonly operation: 'GetStatus' | 'GetXmlByDocumentKey';
      readonly asked: Asked;
      /** A stranger is a taxpayer unrelated to the document. */
      readonly by?: 'stranger';
    }
  | {
      readonly operation: 'GetNumberingRange';
      /** Anything unspecified is correct: the company itself, with its own software. */
      readonly parameters?: Readonly<Partial<Record<RangeParameter, string>>>;
      readonly by?: 'stranger';
    }
);

export type OutcomeDeclaration = {
  readonly code: RuleCode;
  /** Takes the place of a kind of document in the catalogue: the part of the exchange in which it is found. */
  readonly document: 'soap' | 'zip';
  /** Affirmative: how the exchange ended. */
  readonly title: Bilingual;
  /** Member of the answer that shows it. */
  readonly place: string;
  /** What that member holds. */
  readonly status: string;
  /** When an exchange ends this way. */
  readonly condition: Bilingual;
  /** Spanish: the text of the answer, or its beginning. */
  readonly message: string;
  readonly needs: readonly Need[];
  /** What the sender should do. */
  readonly fix: Bilingual;
  readonly source: Source;
  /** Exchanges that end so. */
  readonly ends: readonly [ExchangeSpec, ...ExchangeSpec[]];
  /** One of the same operation with a different end. */
  readonly otherwise: ExchangeSpec;
};

export type OutcomeGroup = {
  readonly code: string;
  readonly title: Bilingual;
  readonly outcomes: readonly OutcomeDeclaration[];
};

/** An outcome with its group, as listed in the catalogue. */
export type OutcomeEntry = OutcomeDeclaration & { readonly group: Pick<OutcomeGroup, 'code' | 'title'> };

/**
 * One entry per declaration.
 * @throws Error for a code that is declared twice, or whose exchanges have the same name
 */
export const outcomeEntries = (groups: readonly OutcomeGroup[]): readonly OutcomeEntry[] => {
  const seen = new Set<string>();
  return groups.flatMap(({ code, title, outcomes }) =>
    outcomes.map((outcome) => {
      const names = [outcome.code.code, ...outcome.ends.map(({ about }) => `${outcome.code.code} ${english(about)}`)];
      for (const name of names) {
        if (seen.has(name)) throw new Error(`The outcome ${name} is declared twice.`);
        seen.add(name);
      }
      return { ...outcome, group: { code, title } };
    }),
  );
};
