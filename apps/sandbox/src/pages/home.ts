import { listPhones } from '../controls/phones.ts';
import { faultyProviders, type Fault, type FaultyProvider } from '../faults/faults.ts';
import { statusOnWire } from '../providers/paystack/wire.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Delivery } from '../state/state.ts';
import { html, type Html } from './html.ts';
import { identitySection } from './identity.ts';
import { renderPage } from './layout.ts';
import { amountInWords, localPhone, longMoment, phoneAddress, plural, shortMoment } from './words.ts';

/** Enough for the current work. Older entries are found by number or address. */
const LISTED = 30;
const JUMPS = [1, 24, 48];

export function homePage(sandbox: Sandbox): string {
  return renderPage({
    title: 'Phones and payments',
    shape: 'wide',
    live: true,
    main: html`<h1>Phones and payments</h1>
      <div class="columns">
        <div class="column">
          ${phonesSection(sandbox)} ${paymentsSection(sandbox)} ${identitySection(sandbox)}
        </div>
        <div class="column">
          ${clockSection(sandbox)} ${callbacksSection(sandbox)} ${faultsSection(sandbox)}
        </div>
      </div>`,
  });
}

function phonesSection(sandbox: Sandbox): Html {
  const phones = listPhones(sandbox);
  const rows = phones.slice(0, LISTED).map(
    ({ phone, last, messages }) =>
      html`<li id="phone-${phone.slice(1)}">
        <a class="row" href="${phoneAddress(phone)}">
          <span class="row-head"
            ><b>${localPhone(phone)}</b> <time datetime="${last.at}">${shortMoment(last.at)}</time></span
          >
          <span class="row-text">${last.direction === 'in' ? 'Sent: ' : ''}${last.text}</span>
          <span class="quiet">${plural(messages, 'message', 'messages')}</span>
        </a>
      </li>`,
  );
  return html`<section aria-labelledby="phones">
    <h2 id="phones">Phones</h2>
    <form class="inline" action="/phones" method="get">
      <label for="phone">Open a phone by its number</label>
      <span class="joined">
        <input
          id="phone"
          name="phone"
          type="tel"
          inputmode="tel"
          placeholder="0700 000 021"
          required
          autocomplete="off"
        />
        <button>Open</button>
      </span>
    </form>
    <ul class="rows" id="phone-list" data-live-region>
      ${rows}
    </ul>
    ${phones.length === 0 && html`<p class="quiet">No messages yet. They appear here as soon as the service sends one.</p>`}
    ${phones.length > LISTED && html`<p class="quiet">The newest ${LISTED} of ${phones.length} phones.</p>`}
  </section>`;
}

/** The statuses of Paystack in plain words, and their tones. */
const statuses: Readonly<Record<string, { readonly words: string; readonly tone: string }>> = {
  success: { words: 'paid', tone: 'good' },
  failed: { words: 'failed', tone: 'bad' },
  reversed: { words: 'given back', tone: 'warn' },
  abandoned: { words: 'not paid', tone: '' },
  ongoing: { words: 'being paid', tone: '' },
};

function paymentsSection({ store, clock }: Sandbox): Html {
  const payments = [...store.state.payments.values()].toReversed();
  const rows = payments.slice(0, LISTED).map((payment) => {
    const status = statusOnWire(payment, clock.now());
    const { words, tone } = statuses[status] ?? { words: status, tone: '' };
    return html`<li id="payment-${payment.id}">
      <a class="row" href="/checkout/${payment.accessCode}">
        <span class="row-head"
          ><b>${amountInWords(payment.amount, payment.currency)}</b>
          <span class="tag ${tone}">${words}</span></span
        >
        <span class="row-text">${payment.reference}</span>
        <time class="quiet" datetime="${payment.createdAt}">${shortMoment(payment.createdAt)}</time>
      </a>
    </li>`;
  });
  return html`<section aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    <ul class="rows" id="payment-list" data-live-region>
      ${rows}
    </ul>
    ${payments.length === 0 && html`<p class="quiet">No payments yet. They appear here as soon as the service asks for one.</p>`}
    ${payments.length > LISTED && html`<p class="quiet">The newest ${LISTED} of ${payments.length} payments.</p>`}
  </section>`;
}

function clockSection({ clock }: Sandbox): Html {
  const buttons = JUMPS.map(
    (hours) =>
      html`<button name="advance_seconds" value="${hours * 3600}">
        +${plural(hours, 'hour', 'hours')}
      </button>`,
  );
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p id="clock-face" data-live-region><span id="clock-time">${longMoment(clock.now())}, Nairobi</span></p>
    <form class="buttons" action="/clock" method="post" data-quiet="The clock was moved.">${buttons}</form>
    <p class="quiet">Moves the service's clock and this one. Neither can go back.</p>
  </section>`;
}

function callbacksSection({ store }: Sandbox): Html {
  const rows = [...waitingByLabel(store.state.deliveries.values())].map(
    ([text, count], index) =>
      html`<li id="callback-${index}">${count > 1 && html`<b>${count} ×</b>`} ${text}</li>`,
  );
  return html`<section aria-labelledby="callbacks">
    <h2 id="callbacks">Callbacks on their way</h2>
    <ul class="plain" id="callback-list" data-live-region>
      ${rows}${rows.length === 0 && html`<li id="callback-none" class="quiet">None: the service has taken everything.</li>`}
    </ul>
  </section>`;
}

/** The waiting callbacks, counted by label: a service that is away for long collects many of one kind. */
function waitingByLabel(deliveries: Iterable<Delivery>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label, lastProblem, tries } of deliveries) {
    const text =
      lastProblem === null
        ? `${label}: on its way`
        : `${label}: ${lastProblem}, ${plural(tries, 'try', 'tries')}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const titles: Readonly<Record<FaultyProvider, string>> = {
  sms: 'Messages',
  payments: 'Payments',
  identity: 'Identity checks',
};
const percent = (rate: number) => Math.round(rate * 100);

function faultsSection({ faults }: Sandbox): Html {
  const shown = faults.show();
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form action="/faults" method="post" data-quiet="The faults are set.">
      ${faultyProviders.map((provider) => faultFields(provider, shown[provider]))}
      <span class="buttons">
        <button>Set faults</button>
        <button class="plain-button" name="heal" value="yes">Heal everything</button>
      </span>
    </form>
  </section>`;
}

function faultFields(provider: FaultyProvider, fault: Fault): Html {
  const field = (name: string, label: string, value: number, most: number) =>
    html`<label>
      ${label}
      <input
        type="number"
        name="${provider}.${name}"
        value="${value}"
        min="0"
        max="${most}"
        inputmode="numeric"
        required
      />
    </label>`;
  return html`<fieldset>
    <legend>${titles[provider]}</legend>
    <div class="fields">
      ${field('fail_percent', 'Calls that fail, %', percent(fault.fail_rate), 100)}
      ${field('timeout_percent', 'Calls that time out, %', percent(fault.timeout_rate), 100)}
      ${field('delay_ms', 'Delay, ms', fault.delay_ms, 60_000)}
      ${field('duplicate_callbacks', 'Extra copies of callbacks', fault.duplicate_callbacks, 50)}
      ${field('drop_percent', 'Callbacks lost, %', percent(fault.drop_callbacks), 100)}
      <label class="check">
        <input
          type="checkbox"
          name="${provider}.reorder_callbacks"
          value="yes"
          ${fault.reorder_callbacks && html`checked`}
        />
        Callbacks out of order
      </label>
    </div>
  </fieldset>`;
}
