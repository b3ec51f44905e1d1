/**
 * One page of the console. Router, navigation and tests follow from the table of pages (`pages.ts`).
 *
 * To add one: a `Page` in `pages/`, listed in `pages.ts`; its strings in both languages in `texts/`; a line in
 * `sections.ts` if the navigation shows it. Build it from `parts/`, which work on screens of 360 px and with the keyboard.
 * A page that changes data uses an operation of the control API (`actPages` in `parts/acts.ts`) and is listed in
 * `post-pages.test.ts`. Every page is listed in one of the `console*.browser.test.ts` files.
 */
import type { FileName } from '../../src/common/file-name.ts';
import type { TenantAddress } from '../tenants/platform/address.ts';
import type { Tenant } from '../tenants/platform/tenant.ts';
import type { Tenants } from '../tenants/platform/tenants.ts';
import type { Html } from '../../src/common/html/html.ts';
import type { ConsolePorts } from './ports.ts';
import type { SectionId } from './sections.ts';
import type { Language, Texts } from './texts/texts.ts';

export type PageCall = {
  /** The tenant named in the address. */
  readonly tenant: Tenant;
  readonly tenants: Tenants;
  /** All that there are, to switch between them. */
  readonly spaces: readonly TenantAddress[];
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Fields of a posted form. */
  readonly form: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly texts: Texts;
  /** The address of a page of this tenant: `at('/documents/7')`. Callers encode foreign parts. */
  readonly at: (path: string) => string;
  /** Of this server: `http://127.0.0.1:8081`. */
  readonly origin: string;
  /** Included in every form that posts: see `postForm`. */
  readonly formToken: string;
  /** Empty where the authority runs alone. */
  readonly ports: ConsolePorts;
};

/** Of a call, what the view of a judged document takes: the page of the site has no tenant behind it. */
export type JudgedCall = Pick<PageCall, 'language' | 'texts' | 'at' | 'query'> & {
  readonly tenant: { readonly authority: Pick<Tenant['authority'], 'catalogue'> };
};

export type View = {
  /** For the window and the heading. */
  readonly title: string;
  readonly body: Html;
  /** The page reloads its live parts when something happens in the tenant (`parts/live.ts`). */
  readonly live?: boolean;
  readonly status?: 200 | 404 | 409 | 422;
  /** For a page with something that was written or answered: the form that shows it again in another language. */
  readonly keeps?: { readonly form: string; readonly path: string };
};

export type PageAnswer =
  | { readonly view: View }
  | {
      readonly file: {
        readonly name: FileName;
        readonly type: string;
        readonly bytes: Buffer;
        /** Shown in a frame of ours instead of being saved: only for PDF, which contains no script that runs. */
        readonly inline?: boolean;
      };
    }
  /** Foreign HTML, for a frame of ours: nothing in it runs, is fetched or is sent. */
  | { readonly frame: { readonly html: string } }
  /** After a posted form: a path of this tenant. */
  | { readonly redirect: string }
  | {
      readonly missing: {
        readonly what: string;
        /** It was there, and was removed. */
        readonly isGone?: boolean;
      };
    };

export type Page = {
  /** POST for requests that change something: their origin and token are checked before `handle` runs. */
  readonly method?: 'GET' | 'POST';
  /** Below the tenant, parameters in Express syntax: `/documents/:id`. */
  readonly path: string;
  /** The highlighted entry of the navigation. */
  readonly section: SectionId;
  readonly handle: (call: PageCall) => PageAnswer | Promise<PageAnswer>;
};
