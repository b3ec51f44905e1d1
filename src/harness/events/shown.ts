import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { EventKind } from '../../../simulator/engine/document-kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sentKinds } from './flow.ts';

/** Alike in every event: shown in the first one. */
const shared: ReadonlySet<string> = new Set(['EVENT-EXTENSIONS']);

const isShown = ({ group, document }: CatalogueEntry<EventKind>): boolean =>
  shared.has(group.code) ? document === sentKinds[0] : /^(?:EVENT-|DC-EVENT$)/.test(group.code);

/** The rules that are of events, and that scenarios show for the kind; those about files and signatures are shown with documents. */
export const shownEventEntries = (kind: EventKind): readonly CatalogueEntry<EventKind>[] =>
  catalogue().entries(kind).filter(isShown);
