/** What the authority answers, by the name of its type in the contract. */
import type { DianResponse } from '../../registry/batches.ts';
import type { dataTypes, TypeName } from '../soap/contract.ts';

export type { DianResponse };

/** A text may be absent. Consecutives are whole numbers of up to 18 digits, as text. */
type Value<Type extends string> = Type extends 'boolean'
  ? boolean
  : Type extends 'long'
    ? string
    : Type extends keyof AnswerTypes
      ? AnswerTypes[Type] | null
      : string | null;

type Field = readonly [name: string, type: string];

type Members<Fields extends readonly Field[]> = {
  readonly [Each in Fields[number] as Each[0]]: Value<Each[1]>;
};

type Answer<Spec> = Spec extends { readonly fields: infer Fields extends readonly Field[] }
  ? Members<Fields>
  : Spec extends { readonly item: readonly [string, infer Item extends keyof AnswerTypes] }
    ? readonly AnswerTypes[Item][]
    : readonly string[];

/** Those whose content the contract describes. */
type Described = {
  [Name in TypeName]: (typeof dataTypes)[Name] extends { readonly open: true } ? never : Name;
}[TypeName];

export type AnswerTypes = {
  readonly [Name in Described]: Name extends 'DianResponse' ? DianResponse : Answer<(typeof dataTypes)[Name]>;
};

export type UploadDocumentResponse = AnswerTypes['UploadDocumentResponse'];
export type EventResponse = AnswerTypes['EventResponse'];
export type NumberRangeResponse = AnswerTypes['NumberRangeResponse'];
