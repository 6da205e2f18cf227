import { listPhones } from '../controls/phones.ts';
import { statusOnWire } from '../providers/paystack/wire.ts';
import type { Sandbox } from '../sandbox.ts';
import { callbacksSection, controls, faultsSection } from './controls.ts';
import { icon } from './drawings.ts';
import { html, type Html } from './html.ts';
import { identitySection } from './identity.ts';
import { renderPage } from './layout.ts';
import { emptyPlace, type Tone } from './pieces.ts';
import { amountInWords, localPhone, phoneAddress, plural, shortMoment } from './words.ts';

/** Enough for the current work. Older entries are found by number or address. */
const LISTED = 30;

export function homePage(sandbox: Sandbox): string {
  return renderPage({
    title: 'Phones and payments',
    shape: 'wide',
    live: true,
    main: html`<h1>Phones and payments</h1>
      ${phonesSection(sandbox)}
      <div class="columns">${paymentsSection(sandbox)} ${identitySection(sandbox)}</div>
      ${controls(sandbox, html`${callbacksSection(sandbox)} ${faultsSection(sandbox)}`)}`,
  });
}

type ListedPhone = ReturnType<typeof listPhones>[number];

const phoneCard = ({ phone, last, messages }: ListedPhone) =>
  html`<li id="phone-${phone.slice(1)}">
    <a class="phone-card" href="${phoneAddress(phone)}">
      <span class="row-head"
        ><span class="phone-number">${icon('phone')} <b>${localPhone(phone)}</b></span>
        <time datetime="${last.at}">${shortMoment(last.at)}</time></span
      >
      <span class="bubble ${last.direction}"
        ><span class="text">${last.direction === 'in' ? 'Sent: ' : ''}${last.text}</span></span
      >
      <span class="quiet">${plural(messages, 'message', 'messages')}</span>
    </a>
  </li>`;

function phonesSection(sandbox: Sandbox): Html {
  const phones = listPhones(sandbox);
  return html`<section class="stack" aria-labelledby="phones">
    <div class="section-head">
      <h2 id="phones">Phones</h2>
      <form class="field" action="/phones" method="get">
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
          <button class="plain-button">Open</button>
        </span>
      </form>
    </div>
    <ul class="phones" id="phone-list" data-live-region>
      ${phones.slice(0, LISTED).map(phoneCard)}
      ${phones.length === 0 && emptyPlace('message', 'No messages yet. Sign up or invite somebody with any Kenyan mobile number, such as 0700 000 021: its SMS appear here.', { id: 'phone-none' })}
    </ul>
    ${phones.length > LISTED && html`<p class="quiet">The newest ${LISTED} of ${phones.length} phones.</p>`}
  </section>`;
}

/** The statuses of Paystack in plain words, and their tones. */
const statuses: Readonly<Record<string, { readonly words: string; readonly tone: Tone }>> = {
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
        <span class="row-head quiet"
          ><span class="row-text">Order ${payment.reference}</span>
          <time datetime="${payment.createdAt}">${shortMoment(payment.createdAt)}</time></span
        >
      </a>
    </li>`;
  });
  return html`<section class="card" aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    <ul class="rows" id="payment-list" data-live-region>
      ${rows}
      ${payments.length === 0 && emptyPlace('card', 'No payments yet. Choose a package as an employer, and pay: the payment appears here.', { id: 'payment-none' })}
    </ul>
    ${payments.length > LISTED && html`<p class="quiet">The newest ${LISTED} of ${payments.length} payments.</p>`}
  </section>`;
}
