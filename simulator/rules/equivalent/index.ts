import { documentKinds, ruledAs, type DocumentKind } from '../../document/kind.ts';
import type { Rule, RuleCode, RuleGroup } from '../../judge/engine/rule.ts';
import { lettersOf } from '../row.ts';
import { manufacturerRules } from './extensions.ts';
import { headerRules } from './header.ts';
import { additionalRules, adjustedRules, buyerRules, numberingRules, paymentRules, sourceRules } from './parts.ts';
import { mirrors } from './mirrors.ts';
import { knownAs, type Known } from './sources.ts';
import { ways } from './ways.ts';

type Mirroring = keyof typeof mirrors;

const isMirroring = (kind: DocumentKind): kind is Mirroring => kind in mirrors;

const kinds = documentKinds.filter(isMirroring);

/** By kind: how each code is known, under the code without its first letter that an invoice or its note has. */
const knownCodes = new Map(
  kinds.map((kind) => [
    kind,
    new Map(
      Object.entries(mirrors[kind]).flatMap(
        ([known, codes]) =>
          codes
            .trim()
            .split(/\s+/)
            .map((code) => [code, known as Known]), // the keys of the table
      ),
    ),
  ]),
);

/** The one code that has a letter more than that of the invoice. */
const renamed: ReadonlyMap<string, string> = new Map([['DEAU02', 'DEAU02a']]);

const mirrorOf = ({ alsoFires }: Rule, original: RuleCode, kind: Mirroring): RuleCode | undefined => {
  const unlettered = original.code.slice(1);
  const known = knownCodes.get(kind)?.get(unlettered);
  if (known === undefined) return undefined;
  const code = `${lettersOf(kind)}${unlettered}`;
  const { also, ...way } = ways[code] ?? {};
  return {
    ...original,
    ...way,
    ...(also === undefined ? {} : { alsoFires: [...(original.alsoFires ?? alsoFires), ...also] }),
    code: renamed.get(code) ?? code,
    ...knownAs(original.code, known),
  };
};

const withMirrors = (rule: Rule): Rule => {
  const { codes } = rule;
  const mirrored = kinds.flatMap((kind) => {
    const original = codes[ruledAs(kind)];
    const mirror = original === undefined || codes[kind] !== undefined ? undefined : mirrorOf(rule, original, kind);
    return mirror === undefined ? [] : [[kind, mirror] as const];
  });
  return mirrored.length === 0 ? rule : { ...rule, codes: { ...codes, ...Object.fromEntries(mirrored) } };
};

/** Rules whose condition is another than that of the invoice, by the group of the annex. */
const own: Readonly<Record<string, readonly Rule[]>> = {
  AB: [...manufacturerRules, ...numberingRules, ...sourceRules],
  AD: headerRules,
  AF: additionalRules,
  AK: buyerRules,
  AN: paymentRules,
  BG: adjustedRules,
};

/** Each beside the rules of its family, or at the end of the group. */
const among = (rules: readonly Rule[], added: readonly Rule[]): readonly Rule[] => {
  if (added.length === 0) return rules;
  const families = new Set(rules.map(({ family }) => family));
  return [
    ...rules.flatMap((rule, at) =>
      rules.slice(at + 1).some(({ family }) => family === rule.family)
        ? [rule]
        : [rule, ...added.filter(({ family }) => family === rule.family)],
    ),
    ...added.filter(({ family }) => !families.has(family)),
  ];
};

/**
 * The group with what documents of the till have of it: codes that mirror those of the invoice and its notes, and rules
 * of their own.
 */
export const withEquivalents = (group: RuleGroup): RuleGroup => ({
  ...group,
  rules: among(group.rules.map(withMirrors), own[group.code] ?? []),
});
