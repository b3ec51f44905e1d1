/** Mail that would have been sent: to whom, and with what contents. */
import { fileName, type FileName } from '../../../src/common/file-name.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { shortened } from '../../../src/common/text/shortened.ts';
import { everyFile, filesOf, mailId, type MailFile, type ShownMail } from '../mail.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { code, facts, free, moment } from '../parts/facts.ts';
import { filterForm } from '../parts/form.ts';
import { worded } from '../parts/lines.ts';
import { pageLinks, pageOf } from '../parts/paging.ts';
import { table } from '../parts/table.ts';

const section = 'inbox';

/** The tenant's; its two environments share it. */
const mailsOf = ({ ports: { inboxOf }, tenant }: PageCall): Promise<readonly ShownMail[] | undefined> | undefined =>
  inboxOf?.(tenant.tenant);

const nothingToShow = (call: PageCall): Html => {
  const { inbox } = call.texts;
  return html`<p class="empty">${call.ports.inboxOf === undefined ? inbox.lone : inbox.none}</p>`;
};

/** The length of a subject that is read at a glance. */
const longest = 300;

const titleOf = ({ subject }: ShownMail, { texts }: PageCall): string =>
  subject.trim() === '' ? texts.inbox.withoutSubject : shortened(subject, longest);

const list = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, query, at } = call;
  const { inbox, lists } = texts;
  const title = texts.sections.inbox;
  const mails = (await mailsOf(call)) ?? [];
  if (mails.length === 0) return { view: { title, body: nothingToShow(call) } };
  const wanted = query.text?.trim().toLowerCase() ?? '';
  const found = mails
    .filter(({ subject, from, to }) => [subject, from, ...to].join(' ').toLowerCase().includes(wanted))
    .toReversed();
  const shown = pageOf(call, found);
  const body = html`<p>${inbox.intro}</p>
    ${filterForm(call, {
      path: '/inbox',
      fields: [{ name: 'text', label: lists.contains, value: query.text }],
      submit: lists.search,
      clear: lists.clear,
    })}
    ${table({
      id: 'mails',
      caption: inbox.caption,
      columns: [inbox.subject, inbox.to, inbox.attachments, texts.documents.received].map((name) => ({ title: name })),
      rows: shown.rows.map((mail) => ({
        key: mailId(mail),
        cells: [
          html`<a href="${at(`/inbox/${mailId(mail)}`)}">${free(titleOf(mail, call))}</a>`,
          free(shortened(mail.to.join(', '), longest)),
          mail.attachments.length,
          moment(mail.receivedAt),
        ],
      })),
      empty: lists.nothing,
    })}
    <p class="note">${lists.count(found.length, mails.length)}</p>
    ${pageLinks(call, shown)}`;
  return { view: { title, body } };
};

const size = (bytes: Buffer, { language }: PageCall): string =>
  `${(bytes.length / 1024).toLocaleString(`${language}-CO`, { maximumFractionDigits: 1 })} KB`;

const fileItem = (call: PageCall, mail: ShownMail, file: MailFile): Html => {
  const { texts, at } = call;
  const { inbox } = texts;
  const name = file.name === '' ? inbox.withoutName : file.name;
  return html`<li>
    <a href="${at(`/inbox/${mailId(mail)}/files/${file.id}`)}" download>${name}</a>
    <span class="soft">${size(file.bytes, call)}</span>
    ${file.problem !== undefined && html`<p class="callout bad">${inbox.badZip} ${worded(call, file.problem)}</p>`}
    ${
      file.parts.length > 0 &&
      html`<ul>
        ${file.parts.map((part) => fileItem(call, mail, part))}
      </ul>`
    }
  </li>`;
};

const previews = (call: PageCall, mail: ShownMail, files: readonly MailFile[]): readonly Html[] =>
  files
    .filter(({ isPdf }) => isPdf)
    .map((file) => {
      const address = call.at(`/inbox/${mailId(mail)}/files/${file.id}/view`);
      return html`<h2>PDF: ${file.name}</h2>
        <iframe class="pdf" src="${address}" title="PDF ${file.name}"></iframe>
        <p><a href="${address}" target="_blank" rel="noopener">${call.texts.inbox.openPdf}</a></p>`;
    });

const attachments = async (call: PageCall, mail: ShownMail): Promise<Html> => {
  const { inbox } = call.texts;
  const files = await filesOf(mail);
  if (files.length === 0) return html`<p class="note">${inbox.withoutAttachments}</p>`;
  return html`<h2>${inbox.attachments}</h2>
    <ul class="files">
      ${files.map((file) => fileItem(call, mail, file))}
    </ul>
    ${previews(call, mail, everyFile(files))}`;
};

const content = (call: PageCall, mail: ShownMail): Html => {
  const { inbox } = call.texts;
  const text = html`<pre class="mail-text">${mail.text}</pre>`;
  if (mail.html === '') return text;
  const address = call.at(`/inbox/${mailId(mail)}/html`);
  return html`<iframe class="mail-html" sandbox src="${address}" title="${inbox.html}"></iframe>
    <p class="note">${inbox.htmlNote}</p>
    <details>
      <summary>${inbox.text}</summary>
      ${text}
    </details>`;
};

const showMail = async (call: PageCall, mail: ShownMail): Promise<PageAnswer> => {
  const { texts, at } = call;
  const { inbox } = texts;
  const body = html`${facts([
      [inbox.subject, html`<span lang="es">${mail.subject}</span>`],
      [inbox.from, mail.from],
      [inbox.to, mail.to.join(', ')],
      [texts.documents.received, moment(mail.receivedAt)],
      [inbox.identifier, code(mailId(mail))],
    ])}
    <p class="actions"><a class="button" href="${at(`/inbox/${mailId(mail)}/raw`)}" download>${inbox.raw}</a></p>
    ${content(call, mail)} ${await attachments(call, mail)}
    <p><a href="${at('/inbox')}">← ${texts.sections.inbox}</a></p>`;
  return { view: { title: titleOf(mail, call), body } };
};

type Shown = (call: PageCall, mail: ShownMail) => PageAnswer | Promise<PageAnswer>;

/** The mail named in the address. */
const ofMail =
  (show: Shown) =>
  async (call: PageCall): Promise<PageAnswer> => {
    const mail = (await mailsOf(call))?.find((one) => mailId(one) === call.params.id);
    return mail === undefined ? { missing: { what: call.texts.inbox.unknown } } : show(call, mail);
  };

type ShownFile = (file: MailFile) => PageAnswer | undefined;

const ofFile = (show: ShownFile): Page['handle'] =>
  ofMail(async (call, mail) => {
    const file = everyFile(await filesOf(mail)).find(({ id }) => id === call.params.file);
    const answer = file === undefined ? undefined : show(file);
    return answer ?? { missing: { what: call.texts.inbox.unknownFile } };
  });

/** The name for saving a file of a mail, whatever the sender called it. */
const savedName = ({ name, id }: MailFile): FileName => fileName(name === '' ? `archivo-${id}` : name);

export const inboxPages: readonly Page[] = [
  { path: '/inbox', section, handle: list },
  { path: '/inbox/:id', section, handle: ofMail(showMail) },
  { path: '/inbox/:id/html', section, handle: ofMail((_call, mail) => ({ frame: { html: mail.html } })) },
  {
    path: '/inbox/:id/raw',
    section,
    handle: ofMail((_call, mail) => ({
      file: { name: fileName(`correo-${mailId(mail)}.eml`), type: 'message/rfc822', bytes: mail.raw },
    })),
  },
  {
    path: '/inbox/:id/files/:file',
    section,
    handle: ofFile((file) => ({
      file: { name: savedName(file), type: 'application/octet-stream', bytes: file.bytes },
    })),
  },
  {
    path: '/inbox/:id/files/:file/view',
    section,
    handle: ofFile((file) =>
      file.isPdf
        ? { file: { name: savedName(file), type: 'application/pdf', bytes: file.bytes, inline: true } }
        : undefined,
    ),
  },
];
