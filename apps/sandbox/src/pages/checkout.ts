import { brand } from '@repo/domain/brand';
import { isPaid, redirectOf, type Channel } from '../providers/paystack/checkout.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../state/state.ts';
import { disputeSection } from './disputes.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { amountInWords } from './words.ts';

/** The documented test numbers of Paystack (providers 1.8). */
export const TEST_PHONE = '0710 000 000';
export const TEST_CARD = '4084 0840 8408 4081';
export const DECLINED_CARD = '4084 0800 0000 5408';

export interface Typed {
  readonly channel?: Channel;
  readonly phone?: string;
  readonly card?: string;
  /** The error in the previous input. */
  readonly problem?: { readonly field: 'phone' | 'card'; readonly message: string };
}

/** The payment page: the amount, the payee, the channels, and the button to pay. */
export function checkoutPage(sandbox: Sandbox, payment: Payment, typed: Typed = {}): string {
  const amount = amountInWords(payment.amount, payment.currency);
  return renderPage({
    title: isPaid(payment) ? 'Paid' : `Pay ${amount}`,
    shape: 'narrow',
    main: html`<article class="card checkout">
      <header>
        <p class="quiet">${isPaid(payment) ? 'Paid to' : 'Pay'} ${brand.name}</p>
        <h1 class="amount">${amount}</h1>
        <p class="quiet">${payment.email}<br />Reference ${payment.reference}</p>
      </header>
      ${isPaid(payment) ? paidNotice(sandbox, payment) : paymentForm(payment, amount, typed)}
      ${disputeSection(sandbox, payment)}
    </article>`,
  });
}

const paidNotice = (sandbox: Sandbox, payment: Payment) =>
  html`<p class="notice good">
      ${payment.status === 'reversed' ? 'This payment was made and given back.' : 'This payment was made.'}
    </p>
    <p><a class="button wide" href="${redirectOf(sandbox, payment)}">Back to ${brand.name}</a></p>`;

function paymentForm(payment: Payment, amount: string, typed: Typed): Html {
  const mobile = payment.channels.includes('mobile_money');
  const card = payment.channels.includes('card');
  // The first of the requested channels that this page offers.
  const wanted = payment.channels.find((each) => each === 'mobile_money' || each === 'card');
  const chosen = typed.channel ?? wanted ?? 'card';
  return html`${payment.status === 'failed' && html`<p class="notice bad">The last try did not work: ${payment.gatewayResponse}. You can try again.</p>`}
    ${payment.status === 'abandoned' && html`<p class="notice">This payment was cancelled. It can still be made.</p>`}
    <form action="/checkout/${payment.accessCode}" method="post" data-once>
      <fieldset class="ways">
        <legend>How do you want to pay?</legend>
        ${mobile && way('mobile_money', 'M-PESA', chosen)} ${card && way('card', 'Card', chosen)}
      </fieldset>
      ${mobile && mobileFields(typed)} ${card && cardFields(typed)}
      <button class="wide" name="outcome" value="success">Pay ${amount}</button>
      <span class="buttons">
        <button class="plain-button" name="outcome" value="failed">Pay but fail</button>
        <button class="plain-button" name="outcome" value="abandoned">Cancel</button>
      </span>
    </form>`;
}

const way = (channel: Channel, label: string, chosen: Channel) =>
  html`<label class="way">
    <input type="radio" name="channel" value="${channel}" ${chosen === channel && html`checked`} /> ${label}
  </label>`;

const problemText = (typed: Typed, field: 'phone' | 'card') =>
  typed.problem?.field === field &&
  html`<span class="field-problem" id="${field}-problem">${typed.problem.message}</span>`;

const marked = (typed: Typed, field: 'phone' | 'card') =>
  typed.problem?.field === field && html`aria-invalid="true" aria-describedby="${field}-problem" autofocus`;

const mobileFields = (typed: Typed) =>
  html`<div class="way-fields" data-way="mobile_money">
    <label for="phone">M-PESA number</label>
    ${problemText(typed, 'phone')}
    <input
      id="phone"
      name="phone"
      type="tel"
      inputmode="tel"
      autocomplete="off"
      value="${typed.phone ?? TEST_PHONE}"
      ${marked(typed, 'phone')}
    />
    <p class="quiet">Any Kenyan mobile number works. No phone is asked for a PIN.</p>
  </div>`;

const cardFields = (typed: Typed) =>
  html`<div class="way-fields" data-way="card">
    <label for="card">Card number</label>
    ${problemText(typed, 'card')}
    <input
      id="card"
      name="card"
      inputmode="numeric"
      autocomplete="off"
      value="${typed.card ?? TEST_CARD}"
      ${marked(typed, 'card')}
    />
    <div class="pair">
      <label>Expiry <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 30" /></label>
      <label>CVV <input name="cvv" inputmode="numeric" autocomplete="off" value="408" /></label>
    </div>
    <p class="quiet">Test cards only. ${DECLINED_CARD} is declined.</p>
  </div>`;
