import { isWaiting } from '../providers/smileid/jobs.ts';
import type { Sandbox } from '../sandbox.ts';
import type { IdentityJob } from '../state/state.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { backLink, emptyPlace, facts, notice, type Tone } from './pieces.ts';
import { localPhone, longMoment, plural, shortMoment } from './words.ts';

const LISTED = 30;

/** The statuses of Smile ID in plain words, and their tones. */
const statuses: Readonly<Record<IdentityJob['status'], { readonly words: string; readonly tone: Tone }>> = {
  processing: { words: 'waiting', tone: '' },
  clear: { words: 'approved', tone: 'good' },
  block: { words: 'rejected', tone: 'bad' },
  attention: { words: 'provisional', tone: 'warn' },
  error: { words: 'not carried out', tone: 'bad' },
};

/** The languages of a consent, by their codes at Smile ID. */
const languages: Readonly<Record<string, string>> = { EN: 'English', SW: 'Kiswahili' };

export const jobAddress = (jobId: string) => `/identity/${jobId}`;

const nameOf = ({ givenNames, lastName }: IdentityJob) => `${givenNames} ${lastName}`;

const tagOf = ({ status }: IdentityJob) =>
  html`<span class="tag ${statuses[status].tone}">${statuses[status].words}</span>`;

/** The identity checks on the home page. */
export function identitySection({ store }: Sandbox): Html {
  const jobs = [...store.state.identityJobs.values()].toReversed();
  const rows = jobs.slice(0, LISTED).map(
    (job) =>
      html`<li id="identity-${job.jobId}">
        <a class="row" href="${jobAddress(job.jobId)}">
          <span class="row-head"><b>${nameOf(job)}</b> ${tagOf(job)}</span>
          <span class="row-head quiet"
            ><span class="row-text">Number ending ${job.idNumberEnd}</span>
            <time datetime="${job.createdAt}">${shortMoment(job.createdAt)}</time></span
          >
        </a>
      </li>`,
  );
  return html`<section class="card" aria-labelledby="identity">
    <h2 id="identity">Identity checks</h2>
    <ul class="rows" id="identity-list" data-live-region>
      ${rows}
      ${jobs.length === 0 && emptyPlace('person', 'No identity checks yet. Send photos as a worker: the check appears here, for you to decide.', { id: 'identity-none' })}
    </ul>
    ${jobs.length > LISTED && html`<p class="quiet">The newest ${LISTED} of ${jobs.length} identity checks.</p>`}
  </section>`;
}

/** One check: its submission, its status, and its possible decisions. */
export function identityPage(sandbox: Sandbox, job: IdentityJob): string {
  const seconds = Math.ceil(sandbox.timings.identityDecision / 1000);
  return renderPage({
    title: nameOf(job),
    shape: 'narrow',
    live: true,
    main: html`${backLink('All identity checks')}
      <article class="card">
        <header class="row-head">
          <h1>${nameOf(job)}</h1>
          <p id="identity-status" data-live-region><span id="identity-word">${tagOf(job)}</span></p>
        </header>
        ${job.reason !== null && notice(statuses[job.status].tone, `Reason: ${job.reason}`)}
        ${facts([
          ['Document', `${job.country} ${job.idType}, number ending ${job.idNumberEnd}`],
          ['Phone', job.phone === null ? null : localPhone(job.phone)],
          ['E-mail', job.email],
          ['Photos', `${plural(job.photos, 'photo', 'photos')}, looked at and not kept`],
          ['Consent', `Given in ${languages[job.consentLanguage] ?? job.consentLanguage}`],
          ['Came', `${longMoment(new Date(job.createdAt))}, Nairobi`],
        ])}
        <div id="identity-decision" data-live-region>${isWaiting(job) && decisionForm(job, seconds)}</div>
      </article>`,
  });
}

const decisionForm = (job: IdentityJob, seconds: number) =>
  html`<form class="stack tight" id="identity-form" action="${jobAddress(job.jobId)}" method="post">
    <p class="quiet">
      Without a decision it is decided by itself ${plural(seconds, 'second', 'seconds')} after it came.
    </p>
    <span class="buttons">
      <button name="outcome" value="approved">Approve</button>
      <button class="plain-button" name="outcome" value="rejected">Reject</button>
      <button class="plain-button" name="outcome" value="provisional">Provisional</button>
    </span>
  </form>`;
