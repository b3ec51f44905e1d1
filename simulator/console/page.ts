/** One page of the console. Router, navigation and tests follow from the table of them (`pages.ts`). */
import type { FileName } from '../../src/common/file-name.ts';
import type { World } from '../platform/world.ts';
import type { Worlds } from '../platform/worlds.ts';
import type { Html } from '../../src/common/html/html.ts';
import type { InboxOf } from './mail.ts';
import type { SectionId } from './sections.ts';
import type { Language, Texts } from './texts/texts.ts';

export type PageCall = {
  /** The one that the address names. */
  readonly world: World;
  readonly worlds: Worlds;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Fields of a form that was posted. */
  readonly form: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly texts: Texts;
  /** The address of a page of this world: `at('/documents/7')`. Parts that are not ours are encoded by the caller. */
  readonly at: (path: string) => string;
  /** Goes into every form that posts: see `postForm`. */
  readonly formToken: string;
  /** Absent where the authority runs alone. */
  readonly inboxOf?: InboxOf | undefined;
};

export type View = {
  /** Of the window and of the heading. */
  readonly title: string;
  readonly body: Html;
  /** The page fetches its live parts again when something happens in the world (`parts/live.ts`). */
  readonly live?: boolean;
  readonly status?: 200 | 404 | 409 | 422;
};

export type PageAnswer =
  | { readonly view: View }
  | {
      readonly file: {
        readonly name: FileName;
        readonly type: string;
        readonly bytes: Buffer;
        /** Shown in a frame of ours instead of being saved: for PDF alone, which holds no script that runs. */
        readonly inline?: boolean;
      };
    }
  /** HTML that is not ours, for a frame of ours: nothing in it runs, is fetched or is sent. */
  | { readonly frame: { readonly html: string } }
  /** After a form that was posted: a path of this world. */
  | { readonly redirect: string }
  | { readonly missing: { readonly what: string } };

export type Page = {
  /** POST for what changes something: such requests are checked for their origin and their token before `handle` runs. */
  readonly method?: 'GET' | 'POST';
  /** Below the world, parameters as express writes them: `/documents/:id`. */
  readonly path: string;
  /** The entry of the navigation that is marked. */
  readonly section: SectionId;
  readonly handle: (call: PageCall) => PageAnswer | Promise<PageAnswer>;
};
