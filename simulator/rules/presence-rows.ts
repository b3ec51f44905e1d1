/** Rules that ask whether something is there at all, and no more. */
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { type InDocuments, noted, notedIfAsked, row } from './row.ts';

const nameOf = (target: string): string =>
  target
    .replaceAll(/\b(?:cac|cbc):/g, '')
    .split('/')
    .filter((step) => step !== '' && step !== '*')
    .slice(-2)
    .join('/');

/** Filled wherever its parent is; notified unless said otherwise. */
export const mandatoryRow = (family: string, target: string, documents: InDocuments = noted): Rule =>
  row({ family, in: documents, target, message: `Falta ${nameOf(target)}`, check: is.present() });

/** What the annex leaves to the sender, and a profile may miss. */
export const optionalRow = (family: string, target: string, documents: InDocuments = notedIfAsked): Rule =>
  row({ family, in: documents, target, message: `No se informa ${nameOf(target)}`, check: is.present() });

/** Filled wherever its parent is, as the annex words it for parties. */
export const statedRow = (family: string, target: string, documents: InDocuments): Rule =>
  row({ family, in: documents, target, message: `Falta informar ${nameOf(target)}`, check: is.present() });

/** A group that is there and not empty. */
export const groupRow = (family: string, target: string, documents: InDocuments): Rule =>
  row({
    family,
    in: documents,
    target,
    message: `Falta el grupo ${target.slice(target.lastIndexOf(':') + 1)}`,
    check: is.present(),
  });
